import type { Schemas } from '@brokerdesk/sdk';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';

type Order = Pick<Schemas.Trade, 'id' | 'funding_model' | 'status' | 'frozen' | 'paid' | 'payable'>;

/**
 * The record under which the ledger has entries of the order; null if it has moved nothing: an allotment that is paid
 * after it is won, before anything was paid.
 */
export function ledgerRecord({ id, funding_model: funding, ...order }: Order): string | null {
  const paidBack = order.status === 'released' && isPositive(order.payable);
  const moved = funding === 'prefund' || isPositive(order.paid) || isPositive(order.frozen);
  return moved || paidBack ? id : null;
}
