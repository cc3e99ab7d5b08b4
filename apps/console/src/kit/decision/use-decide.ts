import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { waitsForSecond } from '#/kit/decision/two-people/signature.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { showToast } from '#/kit/ui/toast-store.ts';
import type { Act, Decidable, Decide, DecisionAdapter, ReasonCode } from './decision-adapter.ts';

/** Approves, rejects or rolls back, once, and says so, or that it waits for somebody else, wherever the person is by then. */
export function useDecide<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object = never,
>(
  { topics, keys, write, updateCache }: DecisionAdapter<Row, Code, Input>,
  successMessage: (record: Row, act: Act) => string,
) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { t } = useTranslation('two-people');
  return useIntentMutation<Decide<Code, Input>, Row>({
    keys,
    topics,
    write: (intent, key) => asOwnChange(intent.id, () => write(sdk, intent, key)),
    onDone: (record, { act }) => {
      const decidedKey = updateCache(queryClient, sdk, record);
      showToast(
        act !== 'reject' && waitsForSecond(record)
          ? { tone: 'info', title: t('sign.done', { orderNo: record.order_no ?? '' }) }
          : { tone: 'success', title: successMessage(record, act) },
      );
      // After an audit the next record opens: to fetch this one again would be in vain.
      return (queryKey) => act !== 'rollback' && hashKey(queryKey) === hashKey(decidedKey);
    },
  });
}
