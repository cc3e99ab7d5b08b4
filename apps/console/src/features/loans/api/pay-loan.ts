import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { overdrawnQuery } from '#/kit/overdrawn/get-overdrawn.ts';
import { loanKey } from '#/kit/overdrawn/overdrawn-keys.ts';
import { showToast } from '#/kit/ui/toast-store.ts';

/** A payment on a loan, in the version that the person saw. */
export type Repay = { id: string; body: Required<Schemas.LoanRepaymentRequest> };

/** Shared by every drawer of this browser tab: see `createIntentKeys`. */
const keys = createIntentKeys();

/** Takes a payment from the account, once, and says so wherever the person is by then. */
export function usePayLoan(doneWords: (record: Schemas.Overdrawn, paid: string) => string) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  return useIntentMutation<Repay, Schemas.Overdrawn>({
    keys,
    topics: ['loan', 'account'],
    write: ({ id, body }, key) =>
      asOwnChange(id, async () => {
        const params = { path: { id }, header: { 'Idempotency-Key': key } };
        return unwrap(await sdk.POST('/overdrawn/admin/v1/loan/pay_fine/{id}', { params, body }));
      }),
    onDone: (record, { body }) => {
      const { queryKey } = overdrawnQuery(sdk, loanKey, record.id);
      queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, record });
      showToast({ tone: 'success', title: doneWords(record, body.amount) });
    },
  });
}
