import type { Schemas } from '@brokerdesk/sdk';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';

type Happened = Pick<Schemas.ClientEvent, 'kind' | 'event' | 'record' | 'trade_kind' | 'amount'>;

/** The record whose lines the ledger has about what happened; null if no money has moved by it. */
export function ledgerRecord(event: Happened): string | null {
  return event.record !== null && hasMoved(event) ? event.record.id : null;
}

function hasMoved(happened: Happened): boolean {
  const { event } = happened;
  switch (happened.kind) {
    case 'deposit':
      return event === 'approved' || event === 'rolled_back';
    case 'loan':
    case 'compensation':
      return event === 'approved' || event === 'repaid' || event === 'completed';
    // To ask for it freezes the money already.
    case 'withdrawal':
    case 'exchange':
      return true;
    case 'trade':
      return happened.trade_kind !== 'ipo' || hasMovedForIpo(happened);
    default:
      return false;
  }
}

const givenBack: readonly Happened['event'][] = ['rejected', 'unfilled', 'lapsed', 'withdrawn'];

/** An allotment may be paid only once it is won: until then there is perhaps nothing. */
function hasMovedForIpo({ event, amount }: Happened): boolean {
  if (event === 'booked' || event === 'approved') return false;
  return !givenBack.includes(event) || (amount !== null && isPositive(amount));
}
