import type { deposit } from '../../kernel/db/schema.ts';
import { negate } from '../../kernel/money/decimal.ts';
import type { Entry } from '../../platform/ledger/ledger.ts';

type Credit = Pick<
  typeof deposit.$inferSelect,
  'accountId' | 'amount' | 'currency' | 'accountCurrency' | 'creditedAmount'
>;

/**
 * The money of an approved deposit: from outside (`clearing`) to the client and, where the currency
 * changes on the way, through `exchange`, which takes in the one and gives out the other.
 */
export function depositEntries(credit: Credit): Entry[] {
  const { accountId, amount, currency, accountCurrency, creditedAmount } = credit;
  const paidIn: Entry = { firmAccount: 'clearing', amount: negate(amount), currency };
  const credited: Entry = {
    accountId,
    bucket: 'available',
    amount: creditedAmount,
    currency: accountCurrency,
    running: 'deposit',
  };
  if (currency === accountCurrency) return [paidIn, credited];
  return [
    paidIn,
    { firmAccount: 'exchange', amount, currency },
    { firmAccount: 'exchange', amount: negate(creditedAmount), currency: accountCurrency },
    credited,
  ];
}
