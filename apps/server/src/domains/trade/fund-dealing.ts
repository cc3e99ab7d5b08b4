import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { client, fundNav, product, proposal, tradeRecord } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { Approver } from '../approval/approver.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { findCalendar } from '../exchange/find-calendar.ts';
import { closingAfter, type DealingDay, dealingDay } from '../exchange/market-days.ts';
import type { ProductRow } from '../product/product-types.ts';
import { lastKnownDay } from '../product/struck-nav.ts';
import { termsOf } from './trade-terms.ts';
import { productRef } from './trade-view.ts';

export async function dealingOf(
  reader: Reader,
  fund: ProductRow,
  at: Date,
): Promise<DealingDay & { confirmAt: Date }> {
  const terms = termsOf(fund);
  const calendar = await findCalendar(reader, terms.market);
  const known = await lastKnownDay(reader, { id: fund.id, timezone: calendar.timezone, at });
  const { day, cutoffAt } = dealingDay(calendar, at, { cutoff: terms.cutoff ?? null, known });
  return { day, cutoffAt, confirmAt: closingAfter(calendar, day, terms.confirm_days ?? 0) };
}

export async function dealingView(
  reader: Reader,
  of: ProductRow,
  at: Date,
): Promise<Schemas.Dealing | null> {
  if (of.kind !== 'fund') return null;
  const { day, cutoffAt, confirmAt } = await dealingOf(reader, of, at);
  return { day, cutoff_at: cutoffAt.toISOString(), confirm_at: confirmAt.toISOString() };
}

export async function confirmDate(
  reader: Reader,
  { trade, product }: { trade: typeof tradeRecord.$inferSelect; product: ProductRow },
): Promise<Date | null> {
  const day = trade.phase === 'redeeming' ? trade.redeemDay : trade.dealingDay;
  if (trade.phase === null || day === null) return null;
  const { market, confirm_days: days } = termsOf(product);
  const calendar = await findCalendar(reader, market);
  return closingAfter(calendar, day, days ?? 0);
}

const { phase, dealingDay: boughtOn, cutoffAt, redeemDay, redeemCutoffAt } = tradeRecord;
export const dealsOn = sql<string>`case ${phase} when 'redeeming' then ${redeemDay} else ${boughtOn} end::text`;
const cutoff = sql<Date>`max(case ${phase} when 'redeeming' then ${redeemCutoffAt} else ${cutoffAt} end)`;
const counted = (which: string) =>
  sql<number>`count(*) filter (where ${phase} = ${which})`.mapWith(Number);
const summed = (of: PgColumn | SQL, which: string) =>
  sql<string>`coalesce(sum(${of}) filter (where ${phase} = ${which}), 0)`;

/** Throws NOT_FOUND. */
export async function readDealing(
  reader: Reader,
  context: RequestContext,
  id: string,
  known?: Pick<Approver, 'colleagues'>,
): Promise<Schemas.FundDealing> {
  const actor = actorOf(context);
  const [fund] = await reader
    .select()
    .from(product)
    .where(and(eq(product.id, id), eq(product.kind, 'fund')));
  if (fund === undefined) throw new Problem('NOT_FOUND');
  const days = await reader
    .select({
      day: dealsOn,
      cutoffAt: cutoff.mapWith(cutoffAt),
      confirming: counted('confirming'),
      amount: summed(tradeRecord.amount, 'confirming'),
      inReview: counted('review'),
      redeeming: counted('redeeming'),
      units: summed(
        sql`coalesce(${tradeRecord.redeemQty}, ${tradeRecord.allottedQty})`,
        'redeeming',
      ),
    })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(
      and(
        eq(tradeRecord.productId, id),
        isNotNull(phase),
        sql`${dealsOn} is not null`,
        clientScope(actor),
      ),
    )
    .groupBy(dealsOn)
    .orderBy(asc(dealsOn));
  const navs = await reader.select().from(fundNav).where(eq(fundNav.productId, id));
  const navOf = new Map(navs.map((one) => [one.day, one]));
  return {
    product: productRef(fund),
    currency: fund.currency,
    days: days.map((one) => ({
      day: one.day,
      cutoff_at: one.cutoffAt.toISOString(),
      nav: navView(navOf.get(one.day)),
      subscriptions: {
        count: one.confirming,
        amount: formatMoney(one.amount, fund.currency),
        in_review: one.inReview,
      },
      redemptions: { count: one.redeeming, units: formatRate(one.units) },
    })),
    may_confirm:
      actor.scope === 'all' &&
      actor.service === null &&
      can(actor.permissions, 'settle', chainOf('fund_trx')),
    waiting: await readWaiting(
      reader,
      context,
      ['POST /fund/admin/v1/dealing/{id}'],
      eq(proposal.subjectId, id),
      known?.colleagues,
    ),
  };
}

function navView(found: typeof fundNav.$inferSelect | undefined): Schemas.StruckNav | null {
  if (found === undefined) return null;
  const { nav, navAt, knownAt, version } = found;
  return {
    nav: formatRate(nav),
    nav_at: navAt.toISOString(),
    known_at: knownAt.toISOString(),
    version,
  };
}
