import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { useDraftForm } from '#/kit/form/use-draft-form.ts';
import { Loaded } from '#/kit/ui/loaded.tsx';
import { type FundDialogProps, WithAccounts } from '../funds/with-accounts.tsx';
import { aiProductsQuery } from './ai-products-query.ts';
import { type SubscribeDraft, SubscribeFields } from './subscribe-fields.tsx';

type Subscribe = { clientId: string; body: Schemas.SubscriptionCreate };

const keys = createIntentKeys();
const fields = [
  'product_id',
  'plan',
  'account_id',
  'remark',
] as const satisfies readonly (keyof SubscribeDraft)[];

/** Subscribes a client to a plan of an AI product; its fee is held back until a review. */
export function SubscribeClient(props: FundDialogProps) {
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
}: FundDialogProps & { accounts: readonly Schemas.Account[] }) {
  const { t } = useTranslation(['client-funds', 'client-actions']);
  const query = useQuery(aiProductsQuery(useSdk()));
  const form = useDraftForm<SubscribeDraft>(`subscription for ${client.id}`, {
    product_id: '',
    plan: '',
    account_id: '',
    auto_renew: false,
    remark: '',
  });
  const subscribe = useClientWrite<Subscribe, Schemas.Trade>({
    keys,
    write: async (sdk, { clientId: id, body }, key) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/user/admin/v1/order/sub/{id}', { params, body }));
    },
    done: ({ order_no: orderNo }) => ({ title: t('subscribe.done', { orderNo }) }),
    topics: ['trade', 'account'],
  });
  return (
    <FormDialog
      title={t('subscribe.title')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      form={form}
      keepsDraft
      fields={fields}
      fieldOfCode={{
        INSUFFICIENT_FUNDS: { field: 'account_id' },
        ACCOUNT_CURRENCY_DIFFERS: { field: 'account_id' },
        PRODUCT_CLOSED: { field: 'product_id' },
        PRODUCT_FULL: { field: 'product_id' },
      }}
      mutation={subscribe}
      prepare={({ remark, ...draft }) => ({
        clientId: client.id,
        body: { ...draft, remark: remark.trim() || null },
      })}
      onSent={form.forgetDraft}
      onClose={onClose}
      submit={t('subscribe.submit')}
      failed={t('subscribe.failed')}
    >
      <Loaded query={query}>
        {(products) => (
          <SubscribeFields client={client} form={form} products={products} accounts={accounts} />
        )}
      </Loaded>
    </FormDialog>
  );
}
