import type { conversion } from '../../kernel/db/schema.ts';
import { compare, minus, negate } from '../../kernel/money/decimal.ts';
import type { Entry } from '../../platform/ledger/ledger.ts';

type Exchanged = Pick<
  typeof conversion.$inferInsert,
  'fromAccountId' | 'toAccountId' | 'amount' | 'fee' | 'currency' | 'received' | 'receivedCurrency'
>;

/** The firm's `exchange` takes in the one currency, less the fee, and gives out the other. */
export function exchangeEntries(done: Exchanged): Entry[] {
  const { fromAccountId, toAccountId, amount, fee = '0', currency } = done;
  const { received, receivedCurrency } = done;
  const charged: Entry[] =
    compare(fee, '0') === 0 ? [] : [{ firmAccount: 'fee', amount: fee, currency }];
  return [
    { accountId: fromAccountId, bucket: 'available', amount: negate(amount), currency },
    { firmAccount: 'exchange', amount: minus(amount, fee), currency },
    ...charged,
    { firmAccount: 'exchange', amount: negate(received), currency: receivedCurrency },
    { accountId: toAccountId, bucket: 'available', amount: received, currency: receivedCurrency },
  ];
}
