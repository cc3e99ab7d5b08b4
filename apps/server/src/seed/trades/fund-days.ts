import { eq } from 'drizzle-orm';
import { findCalendar } from '../../domains/exchange/find-calendar.ts';
import { closingAfter, type DealingDay, dealingDay } from '../../domains/exchange/market-days.ts';
import {
  clearing,
  completion,
  redemption,
  redemptionRequested,
  type StruckNav,
  subscription,
} from '../../domains/settlement/settle-steps.ts';
import { approval, release } from '../../domains/trade/trade-steps.ts';
import type { TradeTransition } from '../../domains/trade/trade-transitions.ts';
import { type TradeRecord, termsOf } from '../../domains/trade-terms/trade-terms.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { fundNav } from '../../kernel/db/schema.ts';
import type { PlannedTrade } from './plan-trades.ts';
import type { ProductRow } from './trade-products.ts';

export interface FundDays {
  dealingAt(at: Date): DealingDay;
  navOf(day: string | null): (StruckNav & { settleAt: Date }) | undefined;
}

export async function readFundDays(tx: Transaction, fund: ProductRow): Promise<FundDays> {
  const { market, cutoff = null, redeem_days: redeemDays } = termsOf(fund);
  const calendar = await findCalendar(tx, market);
  const navs = await tx.select().from(fundNav).where(eq(fundNav.productId, fund.id));
  const byDay = new Map(navs.map((one) => [one.day, one]));
  return {
    dealingAt(at) {
      const known = navs.flatMap(({ day, knownAt }) => (knownAt <= at ? day : [])).sort();
      return dealingDay(calendar, at, { cutoff, known: known.at(-1) ?? null });
    },
    navOf(day) {
      const found = byDay.get(day ?? '');
      if (found === undefined) return undefined;
      const { nav, knownAt } = found;
      return { nav, knownAt, settleAt: closingAfter(calendar, found.day, redeemDays ?? 0) };
    },
  };
}

interface Life {
  plan: PlannedTrade;
  days: FundDays;
  by(step: number): string;
  at: { stride: number; until: number };
}

const why = { reasonCode: null, reason: null };
const hourMs = 60 * 60 * 1000;

export function fundStepsOf(
  booked: TradeRecord,
  product: ProductRow,
  { plan: { status, end }, days, by, at: { stride, until } }: Life,
): TradeTransition[] {
  const steps: TradeTransition[] = [];
  let record = booked;
  let now = booked.madeAt.getTime();
  const apply = (
    step: (record: TradeRecord, by: { actorId: string; at: Date }) => TradeTransition | undefined,
    notBefore: Date | undefined = new Date(0),
  ): boolean => {
    const at = Math.max(now + stride, notBefore.getTime() + hourMs);
    const made =
      at > until ? undefined : step(record, { actorId: by(steps.length), at: new Date(at) });
    if (made === undefined) return false;
    steps.push(made);
    record = made.after;
    now = at;
    return true;
  };
  const struck = () =>
    days.navOf(record.phase === 'redeeming' ? record.redeemDay : record.dealingDay);
  if (status === 'awaiting') return [];
  if (end === 'rejected') {
    apply((one, by) => release(one, end, { reasonCode: 'client_request', reason: null }, by));
    return steps;
  }
  const terms = termsOf(product);
  const wanted = ['holding', 'sold', 'unsettled', 'completed'].indexOf(status);
  const lives = [
    () => apply((one, by) => approval(one, { quantity: null, terms }, why, by)),
    () => {
      const nav = struck();
      return nav !== undefined && apply((one, by) => subscription(one, nav, by), nav.knownAt);
    },
    () =>
      apply((one, by) =>
        redemptionRequested(one, { ...days.dealingAt(by.at), quantity: null, remark: null }, by),
      ),
    () => {
      const nav = struck();
      return nav !== undefined && apply((one, by) => redemption(one, nav, by), nav.knownAt);
    },
    () => apply((one, by) => clearing(one, { settleAt: null, remark: null }, by)),
    () => apply((one, by) => completion(one, null, by)),
  ];
  for (const live of lives.slice(0, wanted === 0 ? 2 : 3 + wanted)) if (!live()) break;
  return steps;
}
