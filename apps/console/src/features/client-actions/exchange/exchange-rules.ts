import Big from 'big.js';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';

export type Purse = { id: string; currency: string; balance: string; available: string };

export type ExchangeDraft = { from_account: string; to_account: string; amount: string };

export type ExchangeBar = 'oneAccount' | 'allEmpty';

export function exchangeBar(accounts: readonly Purse[]): ExchangeBar | null {
  if (accounts.length < 2) return 'oneAccount';
  return accounts.some(({ balance }) => isPositive(balance)) ? null : 'allEmpty';
}

export const sourcesOf = <Account extends Purse>(accounts: readonly Account[]): Account[] =>
  accounts.filter(({ balance }) => isPositive(balance));

export const targetsOf = <Account extends Purse>(
  accounts: readonly Account[],
  fromId: string,
): Account[] => accounts.filter(({ id }) => id !== fromId);

export function blankExchange(accounts: readonly Purse[]): ExchangeDraft {
  const [from, ...others] = sourcesOf(accounts);
  const from_account = from && others.length === 0 ? from.id : '';
  const [to, ...more] = targetsOf(accounts, from_account);
  const to_account = from_account !== '' && to && more.length === 0 ? to.id : '';
  return { from_account, to_account, amount: '' };
}

export function sourceFault(from: Purse | undefined): 'sourceEmpty' | null {
  return from !== undefined && !isPositive(from.balance) ? 'sourceEmpty' : null;
}

export function targetFault(fromId: string, toId: string): 'sameAccount' | null {
  return fromId !== '' && fromId === toId ? 'sameAccount' : null;
}

const decimalsMax = 2;

export function clampAmount(amount: string, from: Purse | undefined): string {
  if (amount === '') return '';
  const scale = from === undefined ? decimalsMax : digitsOf(from.balance);
  const rounded =
    digitsOf(amount) > scale ? new Big(amount).toFixed(scale, Big.roundHalfUp) : amount;
  if (from === undefined || new Big(rounded).lte(from.balance)) return rounded;
  return isPositive(from.balance) ? from.balance : '0';
}

function digitsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

export function exchangeAmountFault(
  amount: string,
  from: Purse | undefined,
): 'amountPositive' | 'notAvailable' | null {
  if (!isPositive(amount)) return 'amountPositive';
  return from !== undefined && new Big(amount).gt(from.available) ? 'notAvailable' : null;
}
