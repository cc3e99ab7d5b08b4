import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { client, figure, tradeRecord } from '../../kernel/db/schema.ts';
import { formatMoney, plus } from '../../kernel/money/decimal.ts';
import { type CashRow, cashFigures, noCash } from './cash-figures.ts';
import { byName, type KeyValues, readTeams } from './grouping.ts';
import { keptLines, periodView, type StatQuestion } from './stat-question.ts';
import { type Divided, madeWithin, tradeFigures } from './trade-figures.ts';

type Amounts = Schemas.OrderAmounts;
type Part = Omit<Schemas.TeamCurrency, 'currency'>;

interface Tally {
  clients: Schemas.TeamClients;
  currencies: Map<string, Part>;
}

const noClients: Schemas.TeamClients = { total: 0, new: 0, ordering: 0 };
const newTally = (): Tally => ({ clients: noClients, currencies: new Map() });

/** Every client is of one salesman and every salesman of one team, so that the figures of parts are added up. */
export async function teamStat(question: StatQuestion): Promise<Schemas.TeamStat> {
  const all = newTally();
  const agents = new Map<string | null, Tally>();
  const talliesOf = ({ agent_id }: Pick<KeyValues, 'agent_id'>): Tally[] => {
    const tally = agents.get(agent_id) ?? newTally();
    agents.set(agent_id, tally);
    return [all, tally];
  };
  const days = new Map<string, Tally>();
  const dayOf = ({ part }: KeyValues): Tally[] => {
    const tally = days.get(part ?? '') ?? newTally();
    days.set(part ?? '', tally);
    return [tally];
  };
  const [counted, [ofAgents, ofDays], moneyOfAgents, moneyOfDays] = await Promise.all([
    clientsByAgent(question),
    tradeFigures(question, [['agent_id'], ['part']] as const),
    cashFigures(question, ['agent_id']),
    cashFigures(question, ['part']),
  ]);
  for (const { agent_id, ...clients } of counted) {
    for (const tally of talliesOf({ agent_id })) tally.clients = addNumbers(tally.clients, clients);
  }
  addAll(question, ofAgents, moneyOfAgents, talliesOf);
  addAll(question, ofDays, moneyOfDays, dayOf);

  const teamOf = await readTeams(question.reader, agents.keys());
  const members = [...agents]
    .map(([id, tally]) => ({ ...teamOf(id), tally }))
    .toSorted((one, other) => byName(one.leader, other.leader) || byName(one.agent, other.agent));
  const teams = Map.groupBy(members, ({ leader }) => leader?.id);
  return {
    ...periodView(question),
    by: question.by,
    clients: all.clients,
    totals: currenciesOf(all),
    teams: [...teams.values()].map((team) => {
      const sum = newTally();
      for (const { tally } of team) addTally(question, sum, tally);
      return {
        leader: team[0]?.leader ?? null,
        clients: sum.clients,
        currencies: currenciesOf(sum),
        members: team.map(({ agent, tally }) => ({
          agent,
          clients: tally.clients,
          currencies: currenciesOf(tally),
        })),
      };
    }),
    series: [...days]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([day, tally]) => currenciesOf(tally).map((part) => ({ day, ...part }))),
  };
}

function addAll(
  question: StatQuestion,
  orders: readonly Divided[],
  money: readonly (CashRow & KeyValues)[],
  talliesOf: (row: KeyValues) => Tally[],
): void {
  for (const { currency, trades, ...keys } of orders) {
    for (const tally of talliesOf(keys)) addPart(question, tally, currency, { trades });
  }
  for (const { currency, flow, count, amount, base, ...keys } of money) {
    const cash = { ...noCash(question, currency), [flow]: { count, amount, base } };
    for (const tally of talliesOf(keys)) addPart(question, tally, currency, { cash });
  }
}

function addTally(question: StatQuestion, to: Tally, tally: Tally): void {
  to.clients = addNumbers(to.clients, tally.clients);
  for (const [currency, part] of tally.currencies) addPart(question, to, currency, part);
}

function addPart(
  question: StatQuestion,
  { currencies }: Tally,
  currency: string,
  { trades, cash }: Partial<Part>,
): void {
  const part = currencies.get(currency) ?? emptyPart(question, currency);
  currencies.set(currency, {
    trades: trades ? addTrades(question, part.trades, trades, currency) : part.trades,
    cash: cash ? addCash(question, part.cash, cash, currency) : part.cash,
  });
}

function addCash(
  question: StatQuestion,
  a: Schemas.CashFigures,
  b: Schemas.CashFigures,
  currency: string,
): Schemas.CashFigures {
  const add = (flow: keyof Schemas.CashFigures) => {
    const [one, other] = [a[flow], b[flow]];
    if (one === null || other === null) return null;
    return {
      count: one.count + other.count,
      amount: formatMoney(plus(one.amount, other.amount), currency),
      base: sumInBase(question, one.base, other.base),
    };
  };
  return { deposits: add('deposits'), withdrawals: add('withdrawals') };
}

async function clientsByAgent(
  question: StatQuestion,
): Promise<(Schemas.TeamClients & Pick<KeyValues, 'agent_id'>)[]> {
  const { clients, days, ofLines, range, reader } = question;
  const t = figure;
  const lines = (where: SQL | undefined) => sql`${t} where ${where} group by 1`;
  const rows = await rowsOf<Schemas.TeamClients & Pick<KeyValues, 'agent_id'>>(
    reader,
    days === null
      ? sql`
        select ${client.agentId}::text as agent_id, count(*)::int as total,
          (count(*) filter (where ${client.createdAt} >= ${range.from.toISOString()}::timestamptz
            and ${client.createdAt} < ${range.to.toISOString()}::timestamptz))::int as new,
          (count(*) filter (where exists (select from ${tradeRecord}
            where ${and(eq(tradeRecord.clientId, client.id), madeWithin(range))})))::int as ordering
        from ${client} where ${clients ?? sql`true`} group by 1`
      : sql`
        select agent_id, sum(total)::int as total, sum(added)::int as new, sum(ordering)::int as ordering from (
          select agent_id::text, sum(count) as total, 0 as added, 0 as ordering
            from ${lines(and(eq(t.counted, 'client'), ofLines))}
          union all select agent_id::text, 0, sum(count), 0
            from ${lines(and(eq(t.counted, 'new'), keptLines(question, days)))}
          union all select agent_id::text, 0, 0, sum(count)
            from ${lines(and(eq(t.counted, 'orders'), lt(t.since, days.first), keptLines(question, days)))}
        ) counted group by agent_id having sum(total) <> 0`,
  );
  return rows;
}

function emptyPart(question: StatQuestion, currency: string): Part {
  const zero = formatMoney('0', currency);
  const none = formatMoney('0', question.base);
  return {
    trades: {
      ...{ orders: 0, clients: 0, applied: zero, allotted: zero, paid: zero, profit: zero },
      base: { applied: none, allotted: none, paid: none, profit: none },
      states: {
        ...{ awaiting: 0, payment: 0, outstanding: 0, holding: 0 },
        ...{ sold: 0, unsettled: 0, completed: 0, released: 0 },
      },
    },
    cash: noCash(question, currency),
  };
}

const sumInBase = ({ base }: StatQuestion, a: string | null, b: string | null) =>
  a === null || b === null ? null : formatMoney(plus(a, b), base);

function addTrades(
  { base }: StatQuestion,
  a: Schemas.TradeFigures,
  b: Schemas.TradeFigures,
  currency: string,
): Schemas.TradeFigures {
  const add = (one: Amounts, other: Amounts, of: string): Amounts => {
    const sum = (key: keyof Amounts) => formatMoney(plus(one[key], other[key]), of);
    return {
      applied: sum('applied'),
      allotted: sum('allotted'),
      paid: sum('paid'),
      profit: sum('profit'),
    };
  };
  return {
    orders: a.orders + b.orders,
    clients: a.clients + b.clients,
    ...add(a, b, currency),
    base: a.base && b.base && add(a.base, b.base, base),
    states: addNumbers(a.states, b.states),
  };
}

function addNumbers<T extends Record<string, number>>(a: T, b: T): T {
  const sums = Object.entries(a).map(([key, value]) => [key, value + (b[key] ?? 0)]);
  // The same keys as `a`, each with a number.
  return Object.fromEntries(sums) as T;
}

function currenciesOf({ currencies }: Tally): Schemas.TeamCurrency[] {
  return [...currencies]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, part]) => ({ currency, ...part }));
}
