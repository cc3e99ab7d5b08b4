import type { Schemas } from '@brokerdesk/sdk';
import { convert, minus, plus, zeroLike } from '#/ui/arithmetic/arithmetic.ts';

type AmendedOrder = Pick<
  Schemas.AmendableOrder,
  'kind' | 'status' | 'currency' | 'account' | 'fields' | 'facts'
>;

/** Values by the name of their field; what is not named stays as it is. */
type Values = Readonly<Record<string, string | null | undefined>>;

/**
 * The money of the order's account once the amendment is applied; null if no money moves with it.
 */
export function accountAfter(order: AmendedOrder, after: Values) {
  const { kind, status, account } = order;
  const { balance, available, frozen } = account;
  if (kind === 'withdrawal' && status === 'pending') {
    const more = difference(order, after, 'amount');
    if (more === null) return null;
    return { balance, available: minus(available, more), frozen: plus(frozen, more) };
  }
  if (kind === 'trade' && status === 'completed') {
    const made = difference(order, { ...after, ...profitOf(order, after) }, 'profit');
    const charged = difference(order, after, 'fee');
    if (made === null && charged === null) return null;
    const more = minus(made ?? zeroLike(balance), charged ?? '0');
    return { balance: plus(balance, more), available: plus(available, more), frozen };
  }
  return null;
}

/** The profit that a sale at this price gives; nothing if no price is named. */
export function profitOf(
  { facts, currency }: Pick<AmendedOrder, 'facts' | 'currency'>,
  { sold_price: price }: Values,
): { profit?: string } {
  const fact = (name: string) => facts.find((one) => one.name === name)?.value;
  const [quantity, paid] = [fact('allotted_qty'), fact('paid')];
  const isPrice = price != null && /^\d{1,18}(\.\d{1,8})?$/.test(price);
  if (!isPrice || quantity === undefined || paid === undefined || currency === '') return {};
  return { profit: minus(convert(quantity, price, paid), paid) };
}

/** How much more it would be; null if the value is not named, is no amount, or stays the same. */
function difference({ fields, account }: AmendedOrder, after: Values, name: string): string | null {
  const value = after[name];
  if (value == null || !/^-?\d+(\.\d+)?$/.test(value)) return null;
  const now = fields.find((field) => field.name === name)?.value ?? '0';
  const more = minus(plus(zeroLike(account.balance), value), now);
  return /[1-9]/.test(more) ? more : null;
}
