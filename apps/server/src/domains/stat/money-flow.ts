import { can } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import { client, tradeRecord } from '../../kernel/db/schema.ts';
import { formatMoney, minus, plus } from '../../kernel/money/decimal.ts';
import { approvedCash, type CashRow, cashFigures, cashMoment, noCash } from './cash-figures.ts';
import { byDay } from './grouping.ts';
import { periodView, type StatQuestion } from './stat-question.ts';
import { madeWithin } from './trade-figures.ts';

/** What came in and went out, by currency and, by day and in all, in the base currency; and whose it was. */
export async function moneyFlow(question: StatQuestion): Promise<Schemas.MoneyFlow> {
  const { actor, base, timezone } = question;
  const ofCurrencies = await cashFigures({ ...question, inBase: false }, {});
  const ofDays = await cashFigures({ ...question, inBase: true }, byDay(cashMoment, timezone));
  // What had no rate has kept its own currency, and is counted beside the sums.
  const rated = ofDays.filter(({ base: worth }) => worth !== null);
  const clients = can(actor.permissions, 'read', 'client') ? await clientsByDay(question) : null;
  const days = Map.groupBy(rated, ({ day }) => day ?? '');
  const dayNames = new Set([...days.keys(), ...(clients?.days.keys() ?? [])]);
  const currencies = Map.groupBy(ofCurrencies, ({ currency }) => currency);
  return {
    ...periodView(question),
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
    // Of each flow there is one row to a currency, but several to the days of a range.
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

/** Clients by the day on which they registered, and on which money or an order of theirs moved. */
async function clientsByDay(question: StatQuestion) {
  const { clients, range, reader, timezone } = question;
  const asked = clients ?? sql`true`;
  const within = (moment: ReturnType<typeof sql>) =>
    sql`${moment} >= ${range.from.toISOString()}::timestamptz and ${moment} < ${range.to.toISOString()}::timestamptz`;
  const dayOf = (moment: ReturnType<typeof sql>) =>
    sql`to_char(${moment} at time zone ${timezone}::text, 'YYYY-MM-DD')`;
  const happened = sql`(
    select client_id, at from (${approvedCash(question)}) "flow" where ${within(sql`at`)}
    union all select ${tradeRecord.clientId}, ${tradeRecord.createdAt} from ${tradeRecord}
      where ${madeWithin(range)}) h
    join ${client} on ${client.id} = h.client_id where ${asked}`;
  const { rows } = (await reader.execute(sql`
    select coalesce(day, '') as day, sum(added)::int as new, sum(active)::int as active from (
      select ${dayOf(sql`${client.createdAt}`)} as day, count(*) as added, 0 as active from ${client}
        where ${within(sql`${client.createdAt}`)} and ${asked} group by 1
      union all
      select ${dayOf(sql`h.at`)}, 0, count(distinct h.client_id) from ${happened} group by 1
      union all
      select null, 0, count(distinct h.client_id) from ${happened}
    ) counted group by 1`)) as {
    // The columns that are named above, each cast to text or to a small integer.
    rows: { day: string; new: number; active: number }[];
  };
  const days = new Map<string, { new: number; active: number }>();
  let all = 0;
  for (const { day, ...counts } of rows) {
    if (day === '') all = counts.active;
    else days.set(day, counts);
  }
  return { days, active: all, new: [...days.values()].reduce((sum, one) => sum + one.new, 0) };
}

const plusMoney = (a: string, b: string, currency: string) => formatMoney(plus(a, b), currency);
