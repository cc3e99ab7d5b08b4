import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { createIntentKeys } from '#/ui/api/intent-keys.ts';
import { isOutcomeUnknown } from '#/ui/api/problem.ts';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { settleOrder } from '../api/step-order.ts';
import type { ProposedSale } from './proposed-sale.ts';

const confirmKeys = createIntentKeys();

export type ConfirmIntent = { id: string; body: Schemas.ProposalAudit };

/** Confirms the proposal of a sale as the second person, which carries it out. */
async function sendConfirmation(
  sdk: Sdk,
  { id, body }: ConfirmIntent,
  key: string,
  signal: AbortSignal,
): Promise<Schemas.Proposal> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return unwrap(await sdk.PUT('/approval/admin/v1/audit/{id}', { params, body, signal }));
}

/** Confirms proposed sales one by one, each in the version that the user saw, and reports on each. */
export function useConfirmSales(tableId: string) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const start = useBulkStart(tableId);
  const { money } = useMoney();
  return (title: () => string, sales: readonly ProposedSale[]) => {
    const intentOf = ({ proposal: { id, version } }: ProposedSale): ConfirmIntent => ({
      id,
      body: { result: 'approved', version },
    });
    start<ProposedSale & { id: string }, Schemas.Proposal>({
      title,
      rows: sales.map((sale) => ({ ...sale, id: sale.order.id })),
      label: ({ order }) => order.order_no,
      detail: ({ order }) => order.client.full_name,
      money: ({ order }) => ({
        client: order.client,
        amount: money(order.paid, order.currency),
        moves: 'before',
      }),
      keyOf: (sale) => confirmKeys.keyOf(intentOf(sale)),
      decide: async (sale, key, signal) => {
        const intent = intentOf(sale);
        try {
          const send = () => sendConfirmation(sdk, intent, key, signal);
          const confirmed = await asOwnChange(sale.id, send);
          confirmKeys.settle(intent);
          return confirmed;
        } catch (error) {
          if (!isOutcomeUnknown(error)) confirmKeys.settle(intent);
          throw error;
        }
      },
      onRest: () => void invalidateTopics(queryClient, settleOrder.topics),
    });
  };
}
