import { clearing, completion, sale } from '../../domains/settlement/settle-steps.ts';
import { approval, lapse, payment, release } from '../../domains/trade/trade-steps.ts';
import { applyTransitions, type TradeTransition } from '../../domains/trade/trade-transitions.ts';
import { type SaleBounds, saleBounds } from '../../domains/trade-terms/sale-bounds.ts';
import { type TradeRecord, termsOf } from '../../domains/trade-terms/trade-terms.ts';
import { valueSale } from '../../domains/trade-terms/value-sale.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { batches } from '../../kernel/db/update-each.ts';
import {
  changedBy,
  convert,
  type Decimal,
  minus,
  percentOf,
  plus,
  times,
} from '../../kernel/money/decimal.ts';
import type { Random } from '../../kernel/random.ts';
import { parseSetting } from '../../platform/settings.ts';
import type { DemoStaff } from '../staff.ts';
import { type FundDays, fundStepsOf } from './fund-days.ts';
import type { PlannedTrade } from './plan-trades.ts';
import type { ProductRow } from './trade-products.ts';

interface Setting {
  days?: FundDays | undefined;
  random: Random;
  staff: DemoStaff;
  now: Date;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const why = { reasonCode: null, reason: null };
const { profit: limits } = parseSetting('trade', {});

type Move = (record: TradeRecord, by: { actorId: string; at: Date }) => TradeTransition;

export function stepsOf(
  booked: TradeRecord,
  plan: PlannedTrade,
  chosen: ProductRow,
  setting: Setting,
): TradeTransition[] {
  const { random, staff, now } = setting;
  const terms = termsOf(chosen);
  const lapses = plan.end === 'lapsed';
  const until = now.getTime() - (lapses ? 8 * dayMs : hourMs);
  const stride = (until - booked.madeAt.getTime()) / 6;
  // Users may not decide on their own orders.
  const third = booked.makerId === staff.angel2 ? staff.god : staff.angel2;
  const checkers = [staff.angel, third, staff.god] as const;
  if (setting.days !== undefined) {
    passOver(random, plan);
    const by = (step: number) => checkers[step % checkers.length] ?? staff.god;
    return fundStepsOf(booked, chosen, { plan, days: setting.days, by, at: { stride, until } });
  }
  const steps: TradeTransition[] = [];
  let record = booked;
  for (const move of movesTo(plan, booked, chosen, setting)) {
    const planned = booked.madeAt.getTime() + stride * (steps.length + 1);
    const at = aroundTrading(booked, record, planned);
    const step = move(record, { actorId: random.pick(checkers), at });
    steps.push(step);
    record = step.after;
  }
  if (lapses) steps.push(lapse(record, { actorId: null, at: terms.pay_deadline ?? now }));
  return steps;
}

function aroundTrading(
  { kind, madeAt, cutoffAt: start }: TradeRecord,
  { status }: TradeRecord,
  at: number,
): Date {
  if (kind !== 'daily' || start === null) return new Date(at);
  if (status === 'awaiting') {
    return new Date(Math.min(at, (madeAt.getTime() + start.getTime()) / 2));
  }
  const hours = 1 + ['holding', 'sold', 'unsettled'].indexOf(status);
  return new Date(Math.max(at, start.getTime() + dayMs + hours * hourMs));
}

/** Draws as often as for an order that is sold at a price: the rest of the set stays the same. */
function passOver(random: Random, { status, end }: PlannedTrade): void {
  const stage = ['holding', 'sold', 'unsettled', 'completed'].indexOf(status);
  const moves = end === undefined ? stage + 1 : 1;
  for (let move = 0; move < moves; move++) {
    random.pick([0, 1, 2]);
    if (move !== 1) continue;
    random.whole(swings.least, swings.most);
    random.digits(2);
  }
}

function movesTo(
  { kind, status, end }: PlannedTrade,
  { fundingModel }: TradeRecord,
  product: ProductRow,
  { random, now }: Setting,
): Move[] {
  const terms = termsOf(product);
  if (status === 'awaiting') return [];
  if (end === 'rejected' || end === 'unfilled') {
    const reasonCode = end === 'unfilled' ? 'not_filled' : 'client_request';
    return [(record, by) => release(record, end, { reasonCode, reason: null }, by)];
  }
  const approve: Move = (record, by) => approval(record, { quantity: null, terms }, why, by);
  if (fundingModel === 'pay_on_win') {
    const pay: Move = (record, by) => {
      const amount = status === 'holding' ? record.payable : '60.00';
      return payment(record, { amount, remark: null, terms }, by);
    };
    return status === 'payment' ? [approve] : [approve, pay];
  }
  const complete: Move = (record, by) => completion(record, null, by);
  if (kind === 'subscribe') return status === 'holding' ? [approve] : [approve, complete];
  const sell: Move = (record, by) => {
    const bounds = saleBounds({ trade: record, product }, limits, by.at);
    const result = resultWithin(bounds, record, random);
    return sale(record, valueSale(record, result, bounds), { remark: null, ...result }, by);
  };
  const settleAt = new Date(now.getTime() + 2 * dayMs);
  const clear: Move = (record, by) => clearing(record, { settleAt, remark: null }, by);
  const moves = [approve, sell, clear, complete];
  return moves.slice(0, 1 + ['holding', 'sold', 'unsettled', 'completed'].indexOf(status));
}

const swings = { least: -8, most: 20, whole: 25 };

function resultWithin(bounds: SaleBounds | null, { currency }: TradeRecord, random: Random) {
  const swing = random.whole(swings.least, swings.most);
  const cents = random.digits(2);
  if (bounds === null) throw new Error('There is nothing to sell.');
  if (bounds.by === 'price') {
    const room = minus(bounds.priceMax, bounds.reference);
    const moved = times(changedBy(room, String(100 / swings.whole - 100)), swing);
    return { price: roundedDown(plus(bounds.reference, moved)), fileId: null };
  }
  const gained = percentOf(bounds.profitMax, String((100 * swing) / swings.whole), currency);
  const profit = swing < 0 ? `${swing}.${cents}` : gained;
  return { profit, remark: '策略结算单：收盘净值与持仓明细', fileId: null };
}

/** To four digits. */
function roundedDown(price: Decimal): Decimal {
  return changedBy(convert(price, '100', 'USD'), '-99');
}

export async function applyByTime(
  tx: Transaction,
  steps: readonly TradeTransition[],
): Promise<void> {
  const byTime = steps.toSorted((a, b) => Number(a.audit.at) - Number(b.audit.at));
  for (const batch of batches(byTime)) await applyTransitions(tx, batch);
}
