import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { overdrawnQuery } from '#/kit/overdrawn/get-overdrawn.ts';
import { loanKey } from '#/kit/overdrawn/overdrawn-keys.ts';
import { recordWrite } from '#/kit/record/record-write.ts';

/** A payment on a loan, in the version that the person saw. */
export type Repay = { id: string; body: Required<Schemas.LoanRepaymentRequest> };

/** Takes a payment from the account. */
export const payLoan = recordWrite({
  write: (sdk, { id, body }: Repay, key) =>
    asOwnChange(id, async () => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/overdrawn/admin/v1/loan/pay_fine/{id}', { params, body }));
    }),
  topics: ['loan', 'account', 'client', 'proposal'],
  store: (queryClient, sdk, record) => {
    const { queryKey } = overdrawnQuery(sdk, loanKey, record.id);
    queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, record });
  },
});
