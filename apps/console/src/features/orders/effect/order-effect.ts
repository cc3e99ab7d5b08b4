import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import {
  convert,
  convertUp,
  minus,
  percentRoundedUp,
  plus,
  zeroLike,
} from '#/ui/arithmetic/arithmetic.ts';
import { payoutOf } from '../order-in-status.ts';

export type AccountAfter = { balance: string; available: string; frozen: string };

type Account = Pick<Schemas.Account, 'balance' | 'available' | 'frozen'>;
type Order = Pick<
  Schemas.Trade,
  'funding_model' | 'price' | 'applied_qty' | 'amount' | 'frozen' | 'paid' | 'payable'
>;

const asItIs = ({ balance, available, frozen }: Account): AccountAfter => ({
  balance,
  available,
  frozen,
});

/** At the booked price, rounded up, and for all of them what was applied for. */
export function allotmentCost(
  { price, applied_qty: applied, amount }: Pick<Order, 'price' | 'applied_qty' | 'amount'>,
  quantity: string | null,
): string {
  if (quantity === null || price === null || applied === null || quantity === applied)
    return amount;
  return convertUp(quantity, price, amount);
}

/** The account once the order is approved: what is frozen is spent, and the rest of it available again. */
export function afterApproval(
  order: Order,
  account: Account,
  quantity: string | null = null,
): AccountAfter {
  if (order.funding_model === 'pay_on_win') return asItIs(account);
  const cost = allotmentCost(order, quantity);
  return {
    balance: minus(account.balance, cost),
    available: plus(account.available, minus(order.frozen, cost)),
    frozen: minus(account.frozen, order.frozen),
  };
}

export function afterRelease({ frozen }: Pick<Order, 'frozen'>, account: Account): AccountAfter {
  return {
    balance: account.balance,
    available: plus(account.available, frozen),
    frozen: minus(account.frozen, frozen),
  };
}

/** A part stays frozen on the account; with the last part all of it is spent. */
export function afterPayment(order: Order, account: Account, amount: string): AccountAfter {
  const paid = plus(order.paid, amount);
  const available = minus(account.available, amount);
  if (paid !== plus(order.payable, '0')) {
    return { balance: account.balance, available, frozen: plus(account.frozen, amount) };
  }
  return {
    balance: minus(account.balance, paid),
    available,
    frozen: minus(account.frozen, order.frozen),
  };
}

export type SaleResult = { profit: string; fee: string; payout: string };

type Held = Pick<Schemas.Trade, 'paid' | 'allotted_qty' | 'fee_pct'>;

/** Quotients are cut, not rounded, before they are rounded down. */
const Share = Big();
Share.strict = true;
Share.DP = 10;
Share.RM = Big.roundDown;

/** Rounded down, as the server does. */
function shareOf(amount: string, part: string, whole: string): string {
  const exact = new Share(amount).times(part).div(whole).toFixed();
  return convert(exact, '1', amount);
}

const quantities = { pieces: /^\d+$/, units: /^\d+(\.\d{1,8})?$/ };

/** Null if all are sold, or none can be. */
export function splitHolding(
  held: Held,
  typed: string,
  of: keyof typeof quantities = 'pieces',
): { part: Held; left: { quantity: string; paid: string } } | null {
  const { paid, allotted_qty: all } = held;
  if (all === null || !quantities[of].test(typed) || Number(typed) === 0) return null;
  const quantity = new Share(all).minus(typed).toFixed();
  if (quantity.startsWith('-') || Number(quantity) === 0) return null;
  const cost = shareOf(paid, typed, all);
  return {
    part: { ...held, allotted_qty: typed, paid: cost },
    left: { quantity, paid: minus(paid, cost) },
  };
}

/** Quantity times price, rounded down, less the sum paid. */
export function saleAtPrice(held: Held, price: string): SaleResult | null {
  if (held.allotted_qty === null || !isNumber(price)) return null;
  return saleWithProfit(held, minus(convert(held.allotted_qty, price, held.paid), held.paid));
}

/** Negative for a loss. */
export function saleWithProfit({ paid, fee_pct: feePct }: Held, typed: string): SaleResult | null {
  if (!isNumber(typed)) return null;
  const profit = plus(zeroLike(paid), typed);
  const fee = percentRoundedUp(paid, feePct);
  return { profit, fee, payout: minus(plus(paid, profit), fee) };
}

/** In per cent: rounded down, and a loss up. Null while it is no number. */
export function profitAtReturn({ paid }: Pick<Held, 'paid'>, percent: string): string | null {
  if (!isNumber(percent)) return null;
  const rate = new Share(percent).times('0.01').toFixed();
  if (!rate.startsWith('-')) return convert(paid, rate, paid);
  return minus(zeroLike(paid), convertUp(paid, rate.slice(1), paid));
}

export function afterPayout(account: Account, payout: string): AccountAfter {
  return {
    balance: plus(account.balance, payout),
    available: plus(account.available, payout),
    frozen: account.frozen,
  };
}

/** When the next step moves money, and the account after it; null if it moves none. */
export function nextEffect({ trade, account }: Schemas.TradeDetail) {
  switch (trade.status) {
    case 'awaiting':
      if (trade.funding_model === 'pay_on_win') return null;
      return {
        // The approval of an order for a fund moves nothing yet.
        moment: trade.kind === 'fund' ? 'afterConfirmation' : 'afterApproval',
        after: afterApproval(trade, account),
      } as const;
    case 'payment':
    case 'outstanding':
      return {
        moment: 'afterPayment',
        after: afterPayment(trade, account, trade.outstanding),
      } as const;
    case 'sold':
    case 'unsettled':
      return {
        moment: 'afterCompletion',
        after: afterPayout(account, payoutOf(trade)),
      } as const;
    default:
      return null;
  }
}

function isNumber(typed: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(typed);
}
