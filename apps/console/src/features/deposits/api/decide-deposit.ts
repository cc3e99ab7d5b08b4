import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createIntentKeys } from '#/shared/api/intent-keys.ts';
import { isOutcomeUnknown } from '#/shared/api/problem.ts';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { useIntentMutation } from '#/shared/api/use-intent-mutation.ts';
import { useMoney } from '#/shared/money/use-money.ts';
import { asOwnChange } from '#/shared/table/own-changes.ts';
import { showToast } from '#/shared/ui/toast-store.ts';
import { depositKey } from './deposit-keys.ts';
import { depositQuery } from './get-deposit.ts';

/** One decision about one deposit, in the version that the person saw. */
export type Decide =
  | { act: 'approve'; id: string; body: Schemas.AuditRequest & { result: 'approved' } }
  | { act: 'reject'; id: string; body: Schemas.AuditRequest & { result: 'rejected' } }
  | { act: 'rollback'; id: string; body: Schemas.RollbackRequest };

/** Shared by every drawer of this browser tab: see `createIntentKeys`. */
const keys = createIntentKeys();

function decideDeposit(sdk: Sdk, { act, id, body }: Decide, key: string, signal?: AbortSignal) {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  const init = { params, ...(signal && { signal }) };
  return asOwnChange(id, async () =>
    unwrap(
      act === 'rollback'
        ? await sdk.PUT('/deposit/admin/v1/rollback/{id}', { ...init, body })
        : await sdk.PUT('/deposit/admin/v1/audit/{id}', { ...init, body }),
    ),
  );
}

/** One of many decisions. It has the key that the same decision has when it is made alone. */
export async function decideOneOfMany(
  sdk: Sdk,
  intent: Decide,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await decideDeposit(sdk, intent, key, signal);
  } catch (error) {
    if (!isOutcomeUnknown(error)) keys.settle(intent);
    throw error;
  }
  keys.settle(intent);
}

/** The key of a decision, the same until its outcome is known. */
export function keyOfDecision(intent: Decide): string {
  return keys.keyOf(intent);
}

/** Money has moved: accounts, clients and figures are no longer what they were either. */
export function forgetWhatChanged(queryClient: QueryClient, decidedKey?: QueryKey) {
  for (const queryKey of [depositKey, ['client'], ['stat']]) {
    void queryClient.invalidateQueries({
      queryKey,
      predicate: (query) => !decidedKey || hashKey(decidedKey) !== query.queryHash,
    });
  }
}

/** Approves, rejects or rolls back, once, and says so wherever the person is by then. */
export function useDecideDeposit() {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { t } = useTranslation('deposit');
  const { money } = useMoney();
  return useIntentMutation<Decide, Schemas.Deposit>({
    keys,
    write: (intent, key) => decideDeposit(sdk, intent, key),
    onDone: (deposit, { act }) => {
      const { queryKey } = depositQuery(sdk, deposit.id);
      queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, deposit });
      // After an audit the next deposit opens: to fetch this one again would be in vain.
      forgetWhatChanged(queryClient, act === 'rollback' ? undefined : queryKey);
      const credited = money(deposit.credited_amount, deposit.account_currency);
      showToast({
        tone: 'success',
        title: t(`${act}.done`, { orderNo: deposit.order_no, credited }),
      });
    },
    onFailed: (error) => {
      // Someone else was first, or the account changed: show the record as it is now.
      if (!isOutcomeUnknown(error)) forgetWhatChanged(queryClient);
    },
  });
}
