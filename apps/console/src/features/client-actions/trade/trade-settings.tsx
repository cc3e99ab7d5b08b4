import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { productKinds } from '#/business/client/product-kinds.ts';
import { tradeSettingsQuery } from '#/business/client-records/client-records.ts';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import type { FieldText } from '#/business/record/changes.tsx';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { type FieldOf, RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useFormQuery } from '#/business/record/use-seen.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import type { DialogProps } from '../action.ts';
import {
  blankTrade,
  isOrderAboveDay,
  type TradeDraft,
  toTradeDraft,
  toTradeRequest,
} from './trade-draft.ts';

type LimitName = 'order_max' | 'daily_max' | 'fee_discount_pct';
type Fields = { control: Control<TradeDraft>; field: FieldOf<TradeDraft, LimitName> };

function TradeFields({ control, field }: Fields) {
  const { t } = useTranslation('client-forms');
  // Every field has a default, so that none is missing.
  const draft = useWatch({ control }) as TradeDraft;
  const limitFault = (typed: string) => (isPositive(typed) ? null : t('trade.limitPositive'));
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">{t('trade.products')}</legend>
        <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
          {productKinds.map((kind) => (
            <KindTick key={kind} control={control} kind={kind} />
          ))}
        </div>
      </fieldset>
      {productKinds.every((kind) => !draft.products[kind]) && (
        <Notice tone="warning" title={t('trade.nothing')} />
      )}
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <MoneyField
          {...field('order_max')}
          currency=""
          hint={t('trade.limitHint')}
          check={limitFault}
        />
        <MoneyField
          {...field('daily_max')}
          currency=""
          hint={t('trade.limitHint')}
          check={limitFault}
        />
        <NumberField
          {...field('fee_discount_pct')}
          requiredMessage={t('trade.discountRequired')}
          decimals={2}
          min="0"
          max="100"
          unit="%"
        />
      </div>
      {isOrderAboveDay(draft) && <Notice tone="warning" title={t('trade.orderAboveDay')} />}
    </>
  );
}

function KindTick({
  control,
  kind,
}: {
  control: Control<TradeDraft>;
  kind: (typeof productKinds)[number];
}) {
  const { t } = useTranslation('menu');
  const id = useId();
  const { field } = useController({ control, name: `products.${kind}` });
  return (
    <label htmlFor={id} className="flex min-h-8 cursor-pointer items-center gap-2">
      <Checkbox
        id={id}
        checked={Boolean(field.value)}
        onChange={({ target }) => field.onChange(target.checked)}
        onBlur={field.onBlur}
      />
      {t(kind)}
    </label>
  );
}

export function useTradeFacts(): (draft: TradeDraft) => FieldText[] {
  const { t } = useTranslation(['client-forms', 'menu']);
  const { amount } = useMoney();
  const limit = (typed: string) => {
    const plain = typed.replace(/\.0*$/, '');
    return plain === '' ? t('trade.noLimit') : amount(plain);
  };
  const percent = (typed: string) => `${amount(typed.replace(/\.$/, '') || '0', 2)}%`;
  return (draft) => [
    ...productKinds.map((kind) => ({
      label: t(`menu:${kind}`),
      text: t(draft.products[kind] ? 'trade.open' : 'trade.shut'),
    })),
    ...(['order_max', 'daily_max'] as const).map((name) => ({
      label: t(`trade.${name}`),
      text: limit(draft[name]),
    })),
    { label: t('trade.fee_discount_pct'), text: percent(draft.fee_discount_pct) },
  ];
}

const proposeTrade = recordWrite({
  write: async (sdk, { id, body }: { id: string; body: Schemas.ClientTradeSettingsRequest }) =>
    unwrap(await sdk.POST('/client/admin/v1/trade/{id}', { params: { path: { id } }, body })),
  topics: ['client', 'proposal'],
});

export function TradeSettings({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const query = useFormQuery(tradeSettingsQuery(useSdk(), client.id));
  const edit = useRecordForm({
    record: query.data,
    toDraft: toTradeDraft,
    blank: blankTrade,
    labels: {
      order_max: t('trade.order_max'),
      daily_max: t('trade.daily_max'),
      fee_discount_pct: t('trade.fee_discount_pct'),
    },
    describe: useTradeFacts(),
    write: proposeTrade,
    done: ({ id }) => ({
      title: t('trade.proposed', { name: client.full_name }),
      link: { to: '/approval', search: { id }, label: t('openProposal') },
    }),
    prepare: (draft, { version }) => ({ id: client.id, body: toTradeRequest(draft, version) }),
  });
  return (
    <RecordForm
      of={edit}
      title={t('client-actions:action.trade')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      submit={t('trade.submit')}
      failed={t('client-actions:failed')}
      conflictTitle={t('client-actions:conflict')}
      onClose={onClose}
    >
      {query.data && <WaitingProposals waiting={query.data.waiting} />}
      <Notice tone="info" title={t('trade.twoPeople')} />
      <Loaded query={query}>
        {() =>
          edit.ready && (
            <>
              <TradeFields control={edit.form.control} field={edit.field} />
              <PlannedChanges of={edit} />
            </>
          )
        }
      </Loaded>
    </RecordForm>
  );
}
