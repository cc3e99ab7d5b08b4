import { can } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { type AnyColumn, and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { client, figure, tradeRecord } from '../../kernel/db/schema.ts';
import { formatMoney, minus, plus } from '../../kernel/money/decimal.ts';
import { type CashRow, cashFigures, noCash } from './cash-figures.ts';
import { clientsOnce } from './clients-once.ts';
import { keptLines, partOf, periodView, type StatQuestion } from './stat-question.ts';
import { madeWithin } from './trade-figures.ts';

export async function moneyFlow(question: StatQuestion): Promise<Schemas.MoneyFlow> {
  const { actor, base } = question;
  const [ofCurrencies, ofDays, clients] = await Promise.all([
    cashFigures({ ...question, inBase: false }, []),
    cashFigures({ ...question, inBase: true }, ['part']),
    can(actor.permissions, 'read', 'client') ? clientsByDay(question) : null,
  ]);
  // Amounts without a rate stay in their own currency and are counted separately.
  const rated = ofDays.filter(({ base: worth }) => worth !== null);
  const days = Map.groupBy(rated, ({ part }) => part ?? '');
  const dayNames = new Set([...days.keys(), ...(clients?.days.keys() ?? [])]);
  const currencies = Map.groupBy(ofCurrencies, ({ currency }) => currency);
  return {
    ...periodView(question),
    by: question.by,
    totals: [...currencies].map(([currency, rows]) => ({
      currency,
      cash: cashOf(question, currency, rows),
    })),
    all: withNet(cashOf(question, base, rated), base),
    unrated: ofDays.reduce((sum, row) => sum + (row.base === null ? row.count : 0), 0),
    clients: clients && { new: clients.new, active: clients.active },
    series: [...dayNames].sort().map((day) => ({
      day,
      ...withNet(cashOf(question, base, days.get(day) ?? []), base),
      clients: clients && (clients.days.get(day) ?? { new: 0, active: 0 }),
    })),
  };
}

function cashOf(
  question: StatQuestion,
  currency: string,
  rows: readonly CashRow[],
): Schemas.CashFigures {
  const cash = noCash(question, currency);
  for (const { flow, count, amount, base } of rows) {
    const before = cash[flow];
    if (before === null) throw new Error('A flow is counted only for who may read it.');
    // Each flow has one row per currency, but several for the days of a range.
    cash[flow] = {
      count: before.count + count,
      amount: plusMoney(before.amount, amount, currency),
      base:
        before.base === null || base === null ? null : plusMoney(before.base, base, question.base),
    };
  }
  return cash;
}

function withNet(cash: Schemas.CashFigures, base: string) {
  const { deposits, withdrawals } = cash;
  const net =
    deposits === null || withdrawals === null
      ? null
      : formatMoney(minus(deposits.amount, withdrawals.amount), base);
  return { ...cash, net };
}

async function clientsByDay(question: StatQuestion) {
  const { days: kept, reader } = question;
  const t = figure;
  const lines = (where: SQL | undefined) =>
    sql`${t} where ${and(kept === null ? undefined : keptLines(question, kept), where)}`;
  const rows = await rowsOf<{ day: string; new: number; active: number }>(
    reader,
    kept === null
      ? singleClients(question)
      : sql`
        select coalesce(day::text, '') as day, sum(added)::int as new, sum(active)::int as active from (
          select ${partOf(question, t.day)} as day, sum(count::int) as added, 0 as active from ${lines(eq(t.counted, 'new'))} group by 1
          union all select part, 0, sum(count::int) from (${clientsOnce(question, kept, 'active')}) l group by 1
          union all select null, 0, coalesce(sum(count::int), 0)
            from ${lines(and(eq(t.counted, 'active'), lt(t.since, kept.first)))}
        ) counted group by day having sum(added) <> 0 or sum(active) <> 0`,
  );
  const days = new Map<string, { new: number; active: number }>();
  let all = 0;
  for (const { day, ...counts } of rows) {
    if (day === '') all = counts.active;
    else days.set(day, counts);
  }
  return { days, active: all, new: [...days.values()].reduce((sum, one) => sum + one.new, 0) };
}

function singleClients(question: StatQuestion): SQL {
  const { clients, range, timezone } = question;
  const from = sql`${range.from.toISOString()}::timestamptz`;
  const to = sql`${range.to.toISOString()}::timestamptz`;
  const dayOf = (moment: AnyColumn | SQL) =>
    partOf(question, sql`(${moment} at time zone ${timezone}::text)::date`);
  const decided = (table: SQL) => sql`
    select client_id, checked_at as at from ${table}
    where coalesce(checked_at, '-infinity'::timestamptz) >= ${from} and coalesce(checked_at, '-infinity'::timestamptz) < ${to}
      and status in ('approved', 'rolled_back')`;
  return sql`
    with happened as (
      select h.client_id, h.at from (
        ${decided(sql`deposit`)} union all ${decided(sql`withdrawal`)}
        union all select ${tradeRecord.clientId}, ${tradeRecord.createdAt} from ${tradeRecord} where ${madeWithin(range)}
      ) h join ${client} on ${client.id} = h.client_id where ${clients ?? sql`true`}
    )
    select coalesce(day::text, '') as day, sum(added)::int as new, sum(active)::int as active from (
      select ${dayOf(client.createdAt)} as day, count(*) as added, 0 as active from ${client}
        where ${client.createdAt} >= ${from} and ${client.createdAt} < ${to} and ${clients ?? sql`true`} group by 1
      union all select ${dayOf(sql`at`)}, 0, count(distinct client_id) from happened group by 1
      union all select null, 0, count(distinct client_id) from happened
    ) counted group by 1`;
}

const plusMoney = (a: string, b: string, currency: string) => formatMoney(plus(a, b), currency);
