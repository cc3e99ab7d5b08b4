import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { secondPersonReason } from '#/kit/decision/two-people/signature.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { useCan } from '#/kit/permission/use-can.ts';
import { showToast } from '#/kit/ui/toast-store.ts';

/** One deposit for one client. */
export type CreateDeposit = { clientId: string; body: Schemas.DepositCreate };

/** Shared by every form of this browser tab: see `createIntentKeys`. */
const keys = createIntentKeys();

async function createDeposit(sdk: Sdk, { clientId, body }: CreateDeposit, key: string) {
  const params = { path: { clientId }, header: { 'Idempotency-Key': key } };
  return unwrap(await sdk.POST('/deposit/admin/v2/specialized/{clientId}', { params, body }));
}

/** Records a deposit, once, and says wherever the person is by then who has to approve it. */
export function useCreateDeposit() {
  const sdk = useSdk();
  const { t } = useTranslation('deposit-review');
  const { money } = useMoney();
  const seesQueue = useCan('read', ['deposit', 'funds']);
  return useIntentMutation<CreateDeposit, Schemas.Deposit>({
    keys,
    topics: ['deposit', 'account', 'client'],
    write: (intent, key) => createDeposit(sdk, intent, key),
    onDone: (deposit) => {
      const { id, client, decision } = deposit;
      const amount = money(deposit.amount, deposit.currency);
      const another = secondPersonReason(decision);
      showToast({
        tone: 'success',
        title: t('record.done', { orderNo: deposit.order_no, amount }),
        ...(another !== null && { description: another }),
        ...(seesQueue && {
          link: {
            to: '/funds/deposit',
            search: { id, ...(client.fake && { fake: true }) },
            label: t('record.open'),
          },
        }),
      });
    },
  });
}
