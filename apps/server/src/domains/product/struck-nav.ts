import { and, desc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { fundNav, proposal, tradeRecord } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { outdatedReason } from '../../platform/approval/outdated.ts';
import { deferAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { closeProposal } from '../approval/close-proposal.ts';
import { findCalendar } from '../exchange/find-calendar.ts';
import { wallTime } from '../exchange/market-days.ts';
import { inOrder } from './field-rules.ts';
import type { ProductFacts, ProductRow } from './product-types.ts';

type Fund = ProductFacts<'fund'>;

async function dayOf(reader: Reader, market: string | null | undefined, navAt: string) {
  const { timezone } = await findCalendar(reader, market);
  return wallTime(new Date(navAt), timezone).date;
}

/** When a value became known: with two people, when the first entered it. */
async function knownSince(tx: Transaction, context: RequestContext | null): Promise<Date> {
  if (context?.proposal == null) return new Date();
  const [made] = await tx
    .select({ at: proposal.madeAt })
    .from(proposal)
    .where(eq(proposal.id, context.proposal.id));
  return made?.at ?? new Date();
}

/**
 * Throws VALIDATION at `nav_at` (NAV_BEFORE_CUTOFF, NAV_DAY_MISSING, NAV_CONFIRMED). Requires the product to be locked.
 */
export async function requireStrikable(
  tx: Transaction,
  context: RequestContext,
  before: Fund,
  after: Fund,
): Promise<void> {
  const errors = inOrder(before.nav_at, ['nav_at', after.nav_at], { orSame: true });
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  const day = await dayOf(tx, after.market, after.nav_at);
  const waiting = await waitingDeals(tx, before.id, day);
  const known = await knownSince(tx, context);
  const ofDay = waiting.filter((one) => one.day === day).map(({ cutoffAt }) => cutoffAt.getTime());
  const cutoff = new Date(Math.max(0, ...ofDay));
  if (known <= cutoff) throw wrong('NAV_BEFORE_CUTOFF', { day, cutoff });
  const missing = waiting.find((one) => one.day < day && !one.isStruck);
  if (missing !== undefined) throw wrong('NAV_DAY_MISSING', { day: missing.day });
  if (await isConfirmed(tx, before.id, day)) throw wrong('NAV_CONFIRMED', { day });
}

function wrong(
  code: 'NAV_BEFORE_CUTOFF' | 'NAV_DAY_MISSING' | 'NAV_CONFIRMED',
  values: Record<string, string | Date>,
): Problem {
  return new Problem('VALIDATION', { errors: [{ field: 'nav_at', code, values }] });
}

const { phase, dealingDay, cutoffAt, redeemDay, redeemCutoffAt } = tradeRecord;
export const dealsOn = sql<string>`case ${phase} when 'redeeming' then ${redeemDay} else ${dealingDay} end::text`;
const cutoff = sql`case ${phase} when 'redeeming' then ${redeemCutoffAt} else ${cutoffAt} end`;
export const lastCutoff = sql<Date>`max(${cutoff})`.mapWith(cutoffAt);

function waitingDeals(tx: Transaction, productId: string, until: string) {
  return tx
    .select({
      day: dealsOn,
      cutoffAt: lastCutoff,
      isStruck: sql<boolean>`bool_and(${fundNav.id} is not null)`,
    })
    .from(tradeRecord)
    .leftJoin(
      fundNav,
      and(
        eq(fundNav.productId, tradeRecord.productId),
        sql`${fundNav.day}::text = ${dealsOn}`,
        gt(fundNav.knownAt, cutoff),
      ),
    )
    .where(and(eq(tradeRecord.productId, productId), isNotNull(phase), lte(dealsOn, until)))
    .groupBy(dealsOn)
    .orderBy(dealsOn);
}

async function isConfirmed(tx: Transaction, productId: string, day: string): Promise<boolean> {
  const { navKnownAt, redeemKnownAt } = tradeRecord;
  const count = await tx.$count(
    tradeRecord,
    and(
      eq(tradeRecord.productId, productId),
      or(
        and(eq(dealingDay, day), isNotNull(navKnownAt)),
        and(eq(redeemDay, day), isNotNull(redeemKnownAt)),
      ),
    ),
  );
  return count > 0;
}

export async function storeNav(
  tx: Transaction,
  context: RequestContext | null,
  { before, after, at }: { before: ProductRow | null; after: ProductRow; at: Date },
): Promise<void> {
  const [was, is] = [before?.terms, after.terms];
  const { nav, nav_at: navAt, market } = is;
  if (after.kind !== 'fund' || typeof nav !== 'string' || typeof navAt !== 'string') return;
  if (was?.['nav'] === nav && was['nav_at'] === navAt) return;
  const day = await dayOf(tx, typeof market === 'string' ? market : null, navAt);
  const knownAt = context === null ? at : await knownSince(tx, context);
  const struck = { nav, navAt: new Date(navAt), knownAt, updatedAt: at };
  await tx
    .insert(fundNav)
    .values({ productId: after.id, day, ...struck, createdAt: at })
    .onConflictDoUpdate({
      target: [fundNav.productId, fundNav.day],
      set: { ...struck, version: sql`${fundNav.version} + 1` },
    });
  await closeDealing(tx, after.id, day);
}

/** Closes the proposal to deal a day whose value or orders have changed since. */
export async function closeDealing(
  tx: Transaction,
  productId: string,
  day: string | null,
): Promise<void> {
  const [waiting] = await tx
    .select()
    .from(proposal)
    .where(
      and(
        eq(proposal.status, 'pending'),
        eq(proposal.operation, 'POST /fund/admin/v1/dealing/{id}'),
        eq(proposal.subjectId, productId),
        sql`${proposal.body}->>'day' = ${day}`,
      ),
    )
    .for('update');
  if (waiting === undefined) return;
  const closing = { status: 'expired', checkerId: null, reason: outdatedReason } as const;
  deferAudit(tx, await closeProposal(tx, waiting, closing));
}

/** A value is known once it was struck or a user has proposed it; null if there is none. */
export async function lastKnownDay(
  reader: Reader,
  { id, timezone, at }: { id: string; timezone: string; at: Date },
): Promise<string | null> {
  const [struck] = await reader
    .select({ day: fundNav.day })
    .from(fundNav)
    .where(and(eq(fundNav.productId, id), lte(fundNav.createdAt, at)))
    .orderBy(desc(fundNav.day))
    .limit(1);
  const latest = sql<Date | null>`max((${proposal.body} ->> 'nav_at')::timestamptz)`;
  const [proposed] = await reader
    .select({ navAt: latest.mapWith(fundNav.navAt) })
    .from(proposal)
    .where(
      and(
        eq(proposal.subjectType, 'product'),
        eq(proposal.subjectId, id),
        lte(proposal.madeAt, at),
      ),
    );
  const navAt = proposed?.navAt;
  const days = [struck?.day, navAt == null ? undefined : wallTime(navAt, timezone).date];
  return (
    days
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1) ?? null
  );
}
