import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { RecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import type { DialogProps } from '../action.ts';
import { WithAccounts } from '../funds/with-accounts.tsx';
import { type SubscribeDraft, SubscribeFields } from './subscribe-fields.tsx';

/** The largest page size; more AI products are not offered at once. */
const offeredMax = 200;

/** The AI products that take subscriptions now. */
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

/** Subscribes a client to a plan of an AI product; its fee is held back until a review. */
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
    fields: ['product_id', 'plan', 'account_id', 'remark'],
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
            products={products}
            accounts={accounts}
          />
        )}
      </Loaded>
    </RecordForm>
  );
}
