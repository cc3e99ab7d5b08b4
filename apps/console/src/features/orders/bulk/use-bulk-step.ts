import type { Schemas } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { waitsForSecond } from '#/business/decision/two-people/signature.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { isOutcomeUnknown } from '#/ui/api/problem.ts';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { payOrder, sendPayment, sendSettlement, settleOrder } from '../api/step-order.ts';
import { amountOf, type BulkStep, type BulkValues, requestOf } from './bulk-step.ts';

/** Takes a step with many orders, one by one, each with the key that the same step has alone. */
export function useBulkStep(tableId: string) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const start = useBulkStart(tableId);
  const { money } = useMoney();
  return (
    title: () => string,
    step: BulkStep,
    rows: readonly Schemas.Trade[],
    values: BulkValues,
  ) => {
    const sendingOf = ({ id, kind, version, outstanding }: Schemas.Trade) => {
      if (step === 'pay') {
        const intent = { id, kind, body: { amount: outstanding, version } };
        return {
          keyOf: () => payOrder.keys.keyOf(intent),
          settle: () => payOrder.keys.settle(intent),
          send: (key: string, signal: AbortSignal) => sendPayment(sdk, intent, key, signal),
        };
      }
      const intent = { id, kind, body: requestOf(step, values, version) };
      return {
        keyOf: () => settleOrder.keys.keyOf(intent),
        settle: () => settleOrder.keys.settle(intent),
        send: (key: string, signal: AbortSignal) => sendSettlement(sdk, intent, key, signal),
      };
    };
    start<Schemas.Trade, Schemas.Trade>({
      title,
      rows,
      label: ({ order_no: orderNo }) => orderNo,
      detail: ({ client }) => client.full_name,
      money: (row) => ({
        client: row.client,
        amount: money(amountOf(step, row), row.currency),
        moves: step === 'pay' ? 'done' : 'before',
      }),
      keyOf: (row) => sendingOf(row).keyOf(),
      decide: async (row, key, signal) => {
        const { send, settle } = sendingOf(row);
        try {
          const stepped = await asOwnChange(row.id, () => send(key, signal));
          settle();
          return stepped;
        } catch (error) {
          if (!isOutcomeUnknown(error)) settle();
          throw error;
        }
      },
      waits: (trade) => step === 'sell' && waitsForSecond(trade),
      onRest: () => void invalidateTopics(queryClient, settleOrder.topics),
    });
  };
}
