import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { deposit, depositAgentWeekTally, depositWeekTally } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor } from '../../platform/actor.ts';
import { type DepositQuery, depositFilter } from '../deposit/list-deposits.ts';
import { amountRange } from './amount-range.ts';
import type { Axis } from './deposit-axis.ts';
import { partLines, unionAll } from './deposit-lines.ts';
import { asksOnly, depositKeys, ofDepositKind, ofDeposits } from './read-tallies.ts';
import { dateOf, endOf, weeks, wholeSteps } from './time-range.ts';

const rangeKeys: ReadonlySet<string> = new Set([
  ...depositKeys,
  'from',
  'to',
  'amount_min',
  'amount_max',
]);
const weekOfDeposit = sql<string>`week_of(${deposit.createdAt})`;

/**
 * The deposits of a range of time and of amounts, by week: whole weeks by their buckets from the tally; what is left
 * of a week at either end, and of a bucket in the whole weeks, is counted. Null if the query does not bound both.
 */
function linesOfWeeks(reader: Reader, actor: Actor, query: DepositQuery) {
  const { from, to, amount_min, amount_max, ...kind } = query;
  const hasBoth = (from ?? to) !== undefined && (amount_min ?? amount_max) !== undefined;
  if (!hasBoth || !asksOnly(query, rangeKeys)) return null;
  const whole = wholeSteps(query, weeks);
  const amounts = amountRange(query);
  if (whole === null || amounts === null) return null;
  const { first, next } = whole;
  const { t, where } = tallyFor(actor, query);
  const tallied = reader
    .select({
      step: sql<string>`${t.week}`.as('step'),
      currency: t.currency,
      count: t.count,
      amount: t.amount,
      base: sql<string>`${t.baseAmount}`.as('base'),
      unrated: t.unrated,
    })
    .from(t)
    .where(
      and(
        where,
        when(first, (at) => gte(t.week, dateOf(at))),
        when(next, (at) => lt(t.week, dateOf(at))),
        amounts.buckets(t.band),
      ),
    );
  const { createdAt } = deposit;
  const inWholeWeeks = and(
    when(first, (at) => gte(createdAt, at)),
    when(next, (at) => lt(createdAt, at)),
    depositFilter(actor, kind),
  );
  const parts = [
    ...amounts.ends.map(({ sign, where }) => ({ sign, where: and(where, inWholeWeeks) })),
    ...[first && lt(createdAt, first), next && gte(createdAt, next)].flatMap((end) =>
      end === undefined ? [] : [{ where: and(end, depositFilter(actor, query)) }],
    ),
  ];
  const lines = parts.map((part) => partLines(reader, weekOfDeposit, part));
  return unionAll('weeks', [tallied, ...lines]);
}

/** The lines of these deposits in the tally that has fewer to read. */
function tallyFor(actor: Actor, query: DepositQuery) {
  if (actor.scope === 'all' && query.agent_id === undefined) {
    const t = depositWeekTally;
    return { t, where: and(eq(t.fake, query.fake ?? false), ofDepositKind(t, query)) };
  }
  const t = depositAgentWeekTally;
  return { t, where: ofDeposits(t, actor, query) };
}

/** The weeks in UTC, of ranges of amounts, too. */
export const depositWeeks: Axis = {
  sortKey: 'created_at',
  lines: linesOfWeeks,
  within: (first, last) =>
    and(gte(deposit.createdAt, new Date(first)), lt(deposit.createdAt, endOf(last, weeks))),
};
