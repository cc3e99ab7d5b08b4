import { compare, type Decimal, negate } from '../../kernel/money/decimal.ts';
import type { Entry } from '../../platform/ledger/ledger.ts';
import type { OverdrawnRecord } from './reckon-loan.ts';

type Credit = Pick<OverdrawnRecord, 'subType' | 'accountId' | 'amount' | 'currency'>;

/** The money of an approved record, from the firm to the client; of a loan it is owed as well. */
export function creditEntries({ subType, accountId, amount, currency }: Credit): Entry[] {
  return [
    { firmAccount: subType, amount: negate(amount), currency },
    {
      accountId,
      bucket: 'available',
      amount,
      currency,
      counted: subType === 'loan' ? { loan: amount, outstanding: amount } : { [subType]: amount },
    },
  ];
}

/** What a payment goes to. */
export interface PaymentParts {
  amount: Decimal;
  fine: Decimal;
  interest: Decimal;
  principal: Decimal;
}

/** The money of a payment, from the client to where the firm keeps each part of it. */
export function paymentEntries(
  { accountId, currency }: Pick<OverdrawnRecord, 'accountId' | 'currency'>,
  { amount, fine, interest, principal }: PaymentParts,
): Entry[] {
  const parts = [
    { firmAccount: 'fine', amount: fine, currency },
    { firmAccount: 'interest', amount: interest, currency },
    { firmAccount: 'loan', amount: principal, currency },
  ] as const;
  return [
    {
      accountId,
      bucket: 'available',
      amount: negate(amount),
      currency,
      counted: { outstanding: negate(principal) },
    },
    ...parts.filter((part) => compare(part.amount, '0') > 0),
  ];
}
