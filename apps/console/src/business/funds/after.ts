import type { Schemas } from '@brokerdesk/sdk';
import { minus, plus } from '#/ui/arithmetic/arithmetic.ts';

type After = { balance: string; available: string };

/** The account once the amount has come in; null as long as there is none. */
export function afterCredit({ balance, available }: Schemas.Account, amount: string | null) {
  return amount === null ? null : changed(amount, plus, { balance, available });
}

/** The account once the amount has gone out; null as long as there is none. */
export function afterDebit({ balance, available }: Schemas.Account, amount: string | null) {
  return amount === null ? null : changed(amount, minus, { balance, available });
}

/** The account once the amount is held back on it: still the client's, but not to be used. */
export function afterFreeze({ balance, available }: Schemas.Account, amount: string | null) {
  return amount === null ? null : { balance, available: minus(available, amount) };
}

function changed(
  amount: string,
  by: (amount: string, other: string) => string,
  { balance, available }: After,
): After {
  return { balance: by(balance, amount), available: by(available, amount) };
}
