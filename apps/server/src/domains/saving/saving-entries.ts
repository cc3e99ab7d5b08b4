import { compare, type Decimal, minus, negate, plus } from '../../kernel/money/decimal.ts';
import type { Entry } from '../../platform/ledger/ledger.ts';

interface Holding {
  accountId: string;
  currency: string;
  principal: Decimal;
}

const moving = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ amount }) => compare(amount, '0') !== 0);

const onAccount = ({ accountId, currency }: Holding, amount: Decimal): Entry => ({
  ...{ accountId, currency, amount },
  bucket: 'available',
});

/** The firm owes the client what it takes from the account. */
export function opening(holding: Holding): Entry[] {
  const { principal, currency } = holding;
  return [
    onAccount(holding, negate(principal)),
    { firmAccount: 'saving', amount: principal, currency },
  ];
}

/** Interest is the firm's expense, and is owed to the client until it is paid out. */
export function interestOfDay(
  holding: Holding,
  { interest, paid }: { interest: Decimal; paid: Decimal },
): Entry[] {
  const { currency } = holding;
  return moving([
    { firmAccount: 'saving_interest', amount: negate(interest), currency },
    { firmAccount: 'saving', amount: minus(interest, paid), currency },
    onAccount(holding, paid),
  ]);
}

/** Principal and unpaid interest go to the account; what is forfeited goes back to the firm. */
export function closing(
  holding: Holding,
  { interest, forfeited }: { interest: Decimal; forfeited: Decimal },
): Entry[] {
  const { principal, currency } = holding;
  const out = plus(principal, interest);
  return moving([
    { firmAccount: 'saving', amount: negate(plus(out, forfeited)), currency },
    { firmAccount: 'saving_interest', amount: forfeited, currency },
    onAccount(holding, out),
  ]);
}
