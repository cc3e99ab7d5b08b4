import type { conversion } from '../../db/schema.ts';
import { negate } from '../../money/decimal.ts';
import type { Entry } from '../../money/ledger.ts';

type Exchanged = Pick<
  typeof conversion.$inferInsert,
  'fromAccountId' | 'toAccountId' | 'amount' | 'currency' | 'received' | 'receivedCurrency'
>;

/** The house's `exchange` takes in the one currency and gives out the other. */
export function exchangeEntries(done: Exchanged): Entry[] {
  const { fromAccountId, toAccountId, amount, currency, received, receivedCurrency } = done;
  return [
    { accountId: fromAccountId, bucket: 'available', amount: negate(amount), currency },
    { house: 'exchange', amount, currency },
    { house: 'exchange', amount: negate(received), currency: receivedCurrency },
    { accountId: toAccountId, bucket: 'available', amount: received, currency: receivedCurrency },
  ];
}
