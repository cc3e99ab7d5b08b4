import { useQueryClient } from '@tanstack/react-query';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { waitsForSecond } from '#/business/decision/two-people/signature.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { isOutcomeUnknown } from '#/ui/api/problem.ts';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import type { Act, DecidableAmount, Decide, ReasonCode } from '../decision-adapter.ts';
import type { BulkKind } from './bulk-kind.ts';

/**
 * Begins to decide records one by one, each in the version that the user saw, and with the key that
 * the same decision has when it is made alone.
 */
export function useBulkDecision<Row extends DecidableAmount, Code extends ReasonCode>({
  kind: { topics, keys, write, frozenWhenMade },
  tableId,
}: BulkKind<Row, Code>) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const start = useBulkStart(tableId);
  const { money } = useMoney();
  const movesOf = (act: Act) => (frozenWhenMade ? 'before' : act === 'reject' ? 'never' : 'done');
  return (title: () => string, rows: readonly Row[], intentOf: (record: Row) => Decide<Code>) =>
    start<Row, { intent: Decide<Code>; record: Row }>({
      title,
      rows,
      label: ({ order_no: orderNo }) => orderNo,
      detail: ({ client }) => client.full_name,
      money: (record) => ({
        client: record.client,
        amount: money(record.amount, record.currency),
        moves: movesOf(intentOf(record).act),
      }),
      keyOf: (record) => keys.keyOf(intentOf(record)),
      decide: async (record, key, signal) => {
        const intent = intentOf(record);
        try {
          const decided = await asOwnChange(record.id, () => write(sdk, intent, key, signal));
          keys.settle(intent);
          return { intent, record: decided };
        } catch (error) {
          if (!isOutcomeUnknown(error)) keys.settle(intent);
          throw error;
        }
      },
      waits: ({ intent, record }) => intent.act !== 'reject' && waitsForSecond(record),
      onRest: () => void invalidateTopics(queryClient, topics),
    });
}
