import type { withdrawal } from '../../kernel/db/schema.ts';
import { compare, negate } from '../../kernel/money/decimal.ts';
import type { Entry } from '../../platform/ledger/ledger.ts';

type Payout = Pick<
  typeof withdrawal.$inferSelect,
  'accountId' | 'amount' | 'fee' | 'netAmount' | 'currency'
>;

/** What is asked for waits on the account, where it cannot be spent a second time. */
export function freezeEntries({ accountId, amount, currency }: Payout): Entry[] {
  return [
    { accountId, bucket: 'available', amount: negate(amount), currency },
    { accountId, bucket: 'frozen', amount, currency },
  ];
}

/** Out of what was frozen: the net amount leaves the firm, the fee stays with it. */
export function payoutEntries(payout: Payout): Entry[] {
  const { accountId, amount, currency } = payout;
  return [
    {
      accountId,
      bucket: 'frozen',
      amount: negate(amount),
      currency,
      counted: { withdrawal: amount },
    },
    ...houseEntries(payout),
  ];
}

/** The payment came back: the whole amount is available again, the fee with it. */
export function giveBackEntries(payout: Payout): Entry[] {
  const { accountId, amount, currency } = payout;
  return [
    {
      accountId,
      bucket: 'available',
      amount,
      currency,
      counted: { withdrawal: negate(amount) },
    },
    ...houseEntries(payout).map((entry) => ({ ...entry, amount: negate(entry.amount) })),
  ];
}

function houseEntries({ netAmount, fee, currency }: Payout): Entry[] {
  const paid: Entry = { firmAccount: 'clearing', amount: netAmount, currency };
  return compare(fee, '0') === 0 ? [paid] : [paid, { firmAccount: 'fee', amount: fee, currency }];
}
