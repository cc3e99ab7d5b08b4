import { actionsIn, orderStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';

/** A holding whose sale one person has proposed, with the proposal. */
export type ProposedSale = { order: Schemas.Trade; proposal: Schemas.WaitingProposal };

/** The sales that wait for a user other than the caller. */
export function proposedSales(orders: readonly Schemas.Trade[]): readonly ProposedSale[] {
  return orders.flatMap((order) => {
    const proposal = order.decision.second_person?.waiting;
    const canSell = actionsIn(orderStates[order.kind], order.status).includes('sell');
    return canSell && proposal != null && !proposal.mine ? [{ order, proposal }] : [];
  });
}

/** Null if it says nothing of it. */
export const proposedProfit = ({ proposal }: ProposedSale): string | null =>
  proposal.changes.find(({ field }) => field === 'profit')?.after ?? null;
