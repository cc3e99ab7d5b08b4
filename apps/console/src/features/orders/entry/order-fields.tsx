import type { Schemas } from '@brokerdesk/sdk';
import { type Control, useWatch } from 'react-hook-form';
import { AccountField } from '#/business/funds/account-field.tsx';
import { useAmountCheck } from '#/business/funds/amount-check.ts';
import type { FieldOf } from '#/business/record/record-form.tsx';
import { clientSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { SwitchField } from '#/ui/form/field/switch-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import type { OrderKind } from '../order-kinds.ts';
import { type OrderDraft, sizeField } from './order-draft.ts';

type OrderFieldsProps = {
  kind: OrderKind;
  control: Control<OrderDraft>;
  field: FieldOf<OrderDraft, keyof OrderDraft>;
  offers: readonly Schemas.TradeOffer[];
  /** Undefined until client and product are known. */
  payers: readonly Schemas.Account[] | undefined;
};

export function OrderFields({ kind, control, field, offers, payers }: OrderFieldsProps) {
  const { t } = useTranslation('order-entry');
  const { dateTime } = useDeskTime();
  const sdk = useSdk();
  const chosen = useWatch({ control, name: 'product_id' });
  const offer = offers.find(({ product }) => product.id === chosen?.value);
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <ComboboxField
          {...field('client_id')}
          source={clientSearch(sdk)}
          placeholder={t('clientHint')}
          requiredMessage={t('clientRequired')}
        />
        <ComboboxField
          {...field('product_id')}
          source={offers.map(({ product, currency }) => ({
            value: product.id,
            label: product.name,
            detail: `${product.code} · ${currency}`,
          }))}
          placeholder={t('productHint')}
          requiredMessage={t('productRequired')}
          {...(offer?.closes_at && { hint: t('closesAt', { at: dateTime(offer.closes_at) }) })}
          {...(offer?.dealing && {
            hint: t('dealing', {
              day: offer.dealing.day,
              cutoff: dateTime(offer.dealing.cutoff_at),
            }),
          })}
        />
        <AccountField {...field('account_id')} accounts={payers ?? []} />
        <SizeField kind={kind} field={field} offer={offer} />
      </div>
      {payers?.length === 0 && (
        <Notice tone="warning" title={t('noPayer', { currency: offer?.currency ?? '' })} />
      )}
      {kind === 'subscribe' && <SwitchField {...field('auto_renew')} hint={t('renewHint')} />}
      <TextareaField {...field('remark')} hint={t('remarkHint')} maxLength={500} />
    </>
  );
}

function SizeField({
  kind,
  field,
  offer,
}: Pick<OrderFieldsProps, 'kind' | 'field'> & { offer: Schemas.TradeOffer | undefined }) {
  const { t } = useTranslation('order-entry');
  const { money, amount } = useMoney();
  const currency = offer?.currency ?? '';
  const { least, most } = offer ?? { least: null, most: null };
  const bounds = (shown: (value: string) => string) => [
    ...(least === null ? [] : [t('least', { least: shown(least) })]),
    ...(most === null ? [] : [t('most', { most: shown(most) })]),
  ];
  const check = useAmountCheck(currency);
  const name = sizeField(kind);
  if (name === 'plan') {
    return (
      <SelectField
        {...field(name)}
        placeholder={t('planHint')}
        requiredMessage={t('planRequired')}
        options={(offer?.plans ?? []).map((plan) => ({
          value: plan.name,
          label: `${plan.name} · ${money(plan.fee, currency)}`,
        }))}
      />
    );
  }
  if (name === 'amount') {
    return (
      <MoneyField
        {...field(name)}
        currency={currency}
        requiredMessage={t('amountRequired')}
        hint={bounds((value) => money(value, currency)).join(' · ')}
        check={check}
      />
    );
  }
  const lots = offer && [
    t('price', { price: money(offer.price ?? '0', currency) }),
    t('lots', { lot: amount(offer.lot_size ?? '1') }),
    ...bounds(amount),
  ];
  return (
    <NumberField
      {...field(name)}
      requiredMessage={t('quantityRequired')}
      {...(lots && { hint: lots.join(' · ') })}
      min="1"
    />
  );
}
