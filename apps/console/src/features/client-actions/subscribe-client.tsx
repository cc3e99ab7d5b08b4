import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AccountChanges, afterFreeze } from '#/business/funds/account-changes.tsx';
import { AccountField } from '#/business/funds/account-field.tsx';
import { type FieldOf, RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { SwitchField } from '#/ui/form/field/switch-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import type { DialogProps } from './action.ts';
import { WithAccounts } from './funds/with-accounts.tsx';

type SubscribeDraft = {
  product_id: string;
  plan: string;
  account_id: string;
  auto_renew: boolean;
  remark: string;
};

function SubscribeFields({
  client,
  form,
  field,
  products,
  accounts,
}: {
  client: { id: string };
  form: UseFormReturn<SubscribeDraft>;
  field: FieldOf<SubscribeDraft, keyof SubscribeDraft>;
  products: readonly Schemas.AiProduct[];
  accounts: readonly Schemas.Account[];
}) {
  const { t } = useTranslation(['client-funds', 'funds']);
  const { money } = useMoney();
  const { control, setValue, clearErrors } = form;
  const [productId, planName, accountId] = useWatch({
    control,
    name: ['product_id', 'plan', 'account_id'],
  });
  const product = products.find(({ id }) => id === productId);
  const plan = product?.plans.find(({ name }) => name === planName);
  const currency = product?.currency;
  const payers = accounts.filter((one) => currency === undefined || one.currency === currency);
  const account = payers.find(({ id }) => id === accountId);
  if (products.length === 0) return <Notice tone="info" title={t('subscribe.noProducts')} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <SelectField
          {...field('product_id')}
          placeholder={t('funds:choose')}
          requiredMessage={t('subscribe.productRequired')}
          options={products.map(({ id, name, currency: paidIn }) => ({
            value: id,
            label: `${name} · ${paidIn}`,
          }))}
          onPick={(id) => {
            const next = products.find((one) => one.id === id);
            const [only, ...others] = accounts.filter((one) => one.currency === next?.currency);
            setValue('plan', '');
            setValue('account_id', only && others.length === 0 ? only.id : '');
            clearErrors();
          }}
        />
        <SelectField
          {...field('plan')}
          placeholder={t('funds:choose')}
          requiredMessage={t('subscribe.planRequired')}
          options={(product?.plans ?? []).map(({ name, fee, period }) => ({
            value: name,
            label: t('subscribe.planOption', {
              name,
              fee: money(fee, currency ?? ''),
              period: t(`subscribe.period.${period}`),
            }),
          }))}
        />
        <div className="md:col-span-2">
          <AccountField {...field('account_id')} accounts={payers} />
        </div>
      </div>
      {payers.length === 0 && (
        <Notice tone="warning" title={t('subscribe.noPayer', { currency: currency ?? '' })} />
      )}
      <SwitchField {...field('auto_renew')} hint={t('subscribe.renewHint')} />
      <TextareaField {...field('remark')} maxLength={500} />
      {account && (
        <AccountChanges
          client={client}
          changes={[{ account, after: afterFreeze(account, plan?.fee ?? null) }]}
          later={t('funds:effect.afterSubmit')}
        >
          {t('subscribe.pending')}
        </AccountChanges>
      )}
    </div>
  );
}

/** The largest page size; more AI products are not offered at once. */
const offeredMax = 200;

export function aiProductsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['ai', 'offered'],
    queryFn: async ({ signal }) => {
      const query = { status: 'enabled', size: offeredMax, sort: 'name' } as const;
      return unwrap(await sdk.GET('/ai/admin/v1/list', { params: { query }, signal })).list;
    },
  });
}

type Subscribe = { clientId: string; body: Schemas.SubscriptionCreate };

const blank: SubscribeDraft = {
  product_id: '',
  plan: '',
  account_id: '',
  auto_renew: false,
  remark: '',
};

const subscribeClient = recordWrite({
  write: async (sdk, { clientId: id, body }: Subscribe, key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/user/admin/v1/order/sub/{id}', { params, body }));
  },
  topics: ['trade', 'account', 'client'],
});

/** The fee is held back until a review. */
export function SubscribeClient(props: DialogProps) {
  const { t } = useTranslation('client-funds');
  return (
    <WithAccounts {...props} title={t('subscribe.title')}>
      {(accounts) => <SubscribeForm {...props} accounts={accounts} />}
    </WithAccounts>
  );
}

function SubscribeForm({
  client,
  accounts,
  onClose,
}: DialogProps & { accounts: readonly Schemas.Account[] }) {
  const { t } = useTranslation(['client-funds', 'client-actions']);
  const query = useQuery(aiProductsQuery(useSdk()));
  const subscribe = useRecordForm({
    record: null,
    toDraft: () => blank,
    labels: {
      product_id: t('subscribe.product'),
      plan: t('subscribe.plan'),
      account_id: t('subscribe.account'),
      auto_renew: t('subscribe.renew'),
      remark: t('remark'),
    },
    fieldOfCode: {
      INSUFFICIENT_FUNDS: { field: 'account_id' },
      ACCOUNT_CURRENCY_DIFFERS: { field: 'account_id' },
      PRODUCT_CLOSED: { field: 'product_id' },
      PRODUCT_FULL: { field: 'product_id' },
    },
    draft: `subscription for ${client.id}`,
    write: subscribeClient,
    done: ({ order_no: orderNo }) => t('subscribe.done', { orderNo }),
    prepare: ({ remark, ...draft }) => ({
      clientId: client.id,
      body: { ...draft, remark: remark.trim() || null },
    }),
  });
  return (
    <RecordForm
      of={subscribe}
      title={t('subscribe.title')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      submit={t('subscribe.submit')}
      failed={t('subscribe.failed')}
      onClose={onClose}
    >
      <Loaded query={query}>
        {(products) => (
          <SubscribeFields
            client={client}
            form={subscribe.form}
            field={subscribe.field}
            products={products}
            accounts={accounts}
          />
        )}
      </Loaded>
    </RecordForm>
  );
}
