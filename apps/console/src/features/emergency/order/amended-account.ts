import type { Schemas } from '@brokerdesk/sdk';
import {
  convert,
  convertUp,
  isPositive,
  minus,
  plus,
  zeroLike,
} from '#/ui/arithmetic/arithmetic.ts';

type AmendedOrder = Pick<
  Schemas.AmendableOrder,
  'kind' | 'status' | 'currency' | 'account' | 'facts'
> & { fields: readonly Pick<Schemas.AmendableField, 'name' | 'value'>[] };

/** Values by the name of their field; what is not named stays as it is. */
type Values = Readonly<Record<string, string | null | undefined>>;

/** Null if no money moves with the amendment. */
export function accountAfter(order: AmendedOrder, after: Values) {
  const { kind, status, account } = order;
  const { balance, available, frozen } = account;
  if (kind === 'withdrawal' && status === 'pending') {
    const more = difference(order, after, 'amount');
    if (more === null) return null;
    return { balance, available: minus(available, more), frozen: plus(frozen, more) };
  }
  if (kind === 'trade' && !soldStates.has(status)) return afterTerms(order, after);
  if (kind === 'trade' && status === 'completed') {
    const made = difference(order, { ...after, ...profitOf(order, after) }, 'profit');
    const charged = difference(order, after, 'fee');
    if (made === null && charged === null) return null;
    const more = minus(made ?? zeroLike(balance), charged ?? '0');
    return { balance: plus(balance, more), available: plus(available, more), frozen };
  }
  return null;
}

export function profitOf(
  order: Pick<AmendedOrder, 'facts' | 'fields' | 'currency'>,
  { sold_price: price }: Values,
): { profit?: string } {
  const { currency } = order;
  const [quantity, paid] = [amountOf(order, 'allotted_qty'), amountOf(order, 'paid')];
  const isPrice = price != null && /^\d{1,18}(\.\d{1,8})?$/.test(price);
  if (!isPrice || quantity === undefined || paid === undefined || currency === '') return {};
  return { profit: minus(convert(quantity, price, paid), paid) };
}

const soldStates: ReadonlySet<string> = new Set(['sold', 'unsettled', 'completed']);

function amountOf({ facts, fields }: Pick<AmendedOrder, 'facts' | 'fields'>, name: string) {
  const found = [...fields, ...facts].find((one) => one.name === name);
  return found?.value ?? undefined;
}

/** The money of an order that is not sold: held back while it waits, spent while it is held. */
function afterTerms(order: AmendedOrder, after: Values) {
  const { account } = order;
  const { balance, available } = account;
  const zero = zeroLike(balance);
  const frozen = amountOf(order, 'frozen') ?? zero;
  const spent = order.status === 'holding' ? (amountOf(order, 'paid') ?? zero) : zero;
  const later = termsMoney(order, after, { frozen, spent });
  if (later === null || (later.frozen === frozen && later.spent === spent)) return null;
  const released = minus(frozen, later.frozen);
  const returned = minus(spent, later.spent);
  return {
    balance: plus(balance, returned),
    available: plus(available, plus(returned, released)),
    frozen: minus(account.frozen, released),
  };
}

/** Null if that stays, or is unknown. */
function termsMoney(order: AmendedOrder, after: Values, now: { frozen: string; spent: string }) {
  const zero = zeroLike(order.account.balance);
  // All of it leaves the account that the order was booked on.
  if (after['acc_no'] != null) return { frozen: zero, spent: zero };
  const cost = costAfter(order, after);
  if (cost === null) return null;
  if (order.status === 'holding') return { frozen: zero, spent: cost };
  return order.status === 'awaiting' && isPositive(now.frozen)
    ? { frozen: cost, spent: zero }
    : null;
}

/** Rounded up; null if it is unknown. */
function costAfter(order: AmendedOrder, after: Values): string | null {
  const { amount } = after;
  if (amount != null) {
    return isPositive(amount) ? plus(zeroLike(order.account.balance), amount) : null;
  }
  const named = (name: string) => after[name] ?? amountOf(order, name) ?? '';
  const price = named('price');
  const quantity = named(order.status === 'awaiting' ? 'applied_qty' : 'allotted_qty');
  if (!isPositive(price) || !isPositive(quantity)) return null;
  return convertUp(quantity, price, order.account.balance);
}

/** Null if the value is not named, is no amount, or stays the same. */
function difference({ fields, account }: AmendedOrder, after: Values, name: string): string | null {
  const value = after[name];
  if (value == null || !/^-?\d+(\.\d+)?$/.test(value)) return null;
  const now = fields.find((field) => field.name === name)?.value ?? '0';
  const more = minus(plus(zeroLike(account.balance), value), now);
  return /[1-9]/.test(more) ? more : null;
}
