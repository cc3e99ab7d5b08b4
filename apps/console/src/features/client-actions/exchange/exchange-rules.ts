import Big from 'big.js';
import { isPositive } from '#/kit/arithmetic/arithmetic.ts';
import { withoutSeparators } from '#/kit/money/on-demand/money-typing.ts';

/** An account, as far as an exchange asks. */
export type Purse = { id: string; currency: string; balance: string; available: string };

/** Why the client can exchange nothing at all; each has a sentence of this name. */
export type ExchangeBar = 'oneAccount' | 'allEmpty';

/** An exchange takes two accounts, and money on one of them. */
export function exchangeBar(accounts: readonly Purse[]): ExchangeBar | null {
  if (accounts.length < 2) return 'oneAccount';
  return accounts.some(({ balance }) => isPositive(balance)) ? null : 'allEmpty';
}

/** Money can be taken only where there is some. */
export function sourceFault(from: Purse | undefined): 'sourceEmpty' | null {
  return from !== undefined && !isPositive(from.balance) ? 'sourceEmpty' : null;
}

export function targetFault(fromId: string, toId: string): 'sameAccount' | null {
  return fromId !== '' && fromId === toId ? 'sameAccount' : null;
}

const decimalsMax = 2;

/**
 * What was typed, as an amount that can be taken from the account: never more than its balance, a
 * negative one is 0, and digits too many are rounded. Null where it cannot become an amount.
 */
export function readExchangeAmount(typed: string, from: Purse | undefined): string | null {
  const plain = withoutSeparators(typed).replace(/[−–—]/g, '-');
  if (/^-\d*\.?\d*$/.test(plain)) return '0';
  if (!/^\d{0,15}(?:\.\d*)?$/.test(plain)) return null;
  if (plain === '') return '';
  return clampAmount(plain.startsWith('.') ? `0${plain}` : plain.replace(/^0+(?=\d)/, ''), from);
}

/** An amount once another account, or another balance, is to give it. */
export function clampAmount(amount: string, from: Purse | undefined): string {
  if (amount === '') return '';
  const scale = from === undefined ? decimalsMax : digitsOf(from.balance);
  // What is still being typed stays as it is: `12.` or `12.5`.
  const rounded =
    digitsOf(amount) > scale ? new Big(amount).toFixed(scale, Big.roundHalfUp) : amount;
  if (from === undefined || new Big(rounded).lte(from.balance)) return rounded;
  return isPositive(from.balance) ? from.balance : '0';
}

function digitsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** Why this amount cannot be exchanged. */
export function exchangeAmountFault(
  amount: string,
  from: Purse | undefined,
): 'amountPositive' | 'notAvailable' | null {
  if (!isPositive(amount)) return 'amountPositive';
  return from !== undefined && new Big(amount).gt(from.available) ? 'notAvailable' : null;
}
