import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { isOutcomeUnknown } from '#/kit/api/problem.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { proposalKey } from '#/kit/decision/two-people/proposal-key.ts';
import { waitsForSecond } from '#/kit/decision/two-people/signature.ts';
import { asOwnChange } from '#/kit/list/table/own-changes.ts';
import { showToast } from '#/kit/ui/toast-store.ts';
import type { Act, Decidable, Decide, DecisionKind, ReasonCode } from './decision-kind.ts';

/** Money has moved: accounts, clients and figures are no longer what they were either. */
export function forgetWhatChanged(
  queryClient: QueryClient,
  recordsKey: QueryKey,
  decidedKey?: QueryKey,
) {
  for (const queryKey of [recordsKey, ['client'], ['stat'], proposalKey]) {
    void queryClient.invalidateQueries({
      queryKey,
      predicate: (query) => !decidedKey || hashKey(decidedKey) !== query.queryHash,
    });
  }
}

/** Approves, rejects or rolls back, once, and says so, or that it waits for somebody else, wherever the person is by then. */
export function useDecide<Row extends Decidable, Code extends ReasonCode>(
  { queryKey, keys, write, remember }: DecisionKind<Row, Code>,
  doneWords: (record: Row, act: Act) => string,
) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { t } = useTranslation('two-people');
  return useIntentMutation<Decide<Code>, Row>({
    keys,
    write: (intent, key) => asOwnChange(intent.id, () => write(sdk, intent, key)),
    onDone: (record, { act }) => {
      const decidedKey = remember(queryClient, sdk, record);
      // After an audit the next record opens: to fetch this one again would be in vain.
      forgetWhatChanged(queryClient, queryKey, act === 'rollback' ? undefined : decidedKey);
      showToast(
        act !== 'reject' && waitsForSecond(record)
          ? { tone: 'info', title: t('sign.done', { orderNo: record.order_no }) }
          : { tone: 'success', title: doneWords(record, act) },
      );
    },
    onFailed: (error) => {
      // Someone else was first, or the account changed: show the record as it is now.
      if (!isOutcomeUnknown(error)) forgetWhatChanged(queryClient, queryKey);
    },
  });
}
