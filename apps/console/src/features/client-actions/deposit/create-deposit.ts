import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { secondPersonReason } from '#/business/decision/two-people/signature.ts';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useCan } from '#/ui/permission/use-can.ts';

export type CreateDeposit = { clientId: string; body: Schemas.DepositCreate };

export const createDeposit = recordWrite({
  write: async (sdk, { clientId, body }: CreateDeposit, key) => {
    const params = { path: { clientId }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/deposit/admin/v2/specialized/{clientId}', { params, body }));
  },
  topics: ['deposit', 'account', 'client', 'proposal'],
});

/** The toast for a new deposit: who has to approve it, and the way to it. */
export function useDepositToast() {
  const { t } = useTranslation('client-deposit');
  const { money } = useMoney();
  const seesQueue = useCan('read', ['deposit', 'funds']);
  return (deposit: Schemas.Deposit) => {
    const { id, client, decision, order_no: orderNo } = deposit;
    const another = secondPersonReason(decision);
    return {
      title: t('done', { orderNo, amount: money(deposit.amount, deposit.currency) }),
      ...(another !== null && { description: another }),
      ...(seesQueue && {
        link: {
          to: '/funds/deposit',
          search: { id, ...(client.fake && { fake: true }) },
          label: t('open'),
        },
      }),
    };
  };
}
