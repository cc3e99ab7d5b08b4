import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import { client, tradeRecord } from '../../kernel/db/schema.ts';
import { formatMoney, plus } from '../../kernel/money/decimal.ts';
import { cashFigures, cashMoment, noCash } from './cash-figures.ts';
import { byDay, byTeam, keyColumns, personView, teamJoins } from './grouping.ts';
import { periodView, type StatQuestion } from './stat-question.ts';
import { countedOrders, tradeFigures } from './trade-figures.ts';

type TeamKeys = Record<keyof typeof byTeam, string | null>;
type Amounts = Schemas.OrderAmounts;
type Part = Omit<Schemas.TeamCurrency, 'currency'>;

/** What one place has so far: a salesman, a team, a day or all. */
interface Tally {
  clients: Schemas.TeamClients;
  currencies: Map<string, Part>;
}

const noClients: Schemas.TeamClients = { total: 0, new: 0, ordering: 0 };
const newTally = (): Tally => ({ clients: noClients, currencies: new Map() });

/**
 * Clients, orders and money by team leader and salesman, and by day. Every client is of one salesman
 * and every salesman of one team, so that the figures of parts are added up.
 */
export async function teamStat(question: StatQuestion): Promise<Schemas.TeamStat> {
  const all = newTally();
  const teams = new Map<string, { names: TeamKeys; tally: Tally; members: Map<string, Member> }>();
  const placesOf = (names: TeamKeys): Tally[] => {
    const team = teams.get(names.leader_id ?? '') ?? {
      names,
      tally: newTally(),
      members: new Map(),
    };
    teams.set(names.leader_id ?? '', team);
    const member = team.members.get(names.agent_id ?? '') ?? { names, tally: newTally() };
    team.members.set(names.agent_id ?? '', member);
    return [all, team.tally, member.tally];
  };

  for (const { clients, ...names } of await clientsByTeam(question)) {
    for (const tally of placesOf(names)) tally.clients = addNumbers(tally.clients, clients);
  }
  await count(question, byTeam, byTeam, placesOf);

  const days = new Map<string, Tally>();
  const dayOf = ({ day }: { day: string | null }): Tally[] => {
    const tally = days.get(day ?? '') ?? newTally();
    days.set(day ?? '', tally);
    return [tally];
  };
  const zone = question.timezone;
  await count(question, byDay(tradeRecord.createdAt, zone), byDay(cashMoment, zone), dayOf);

  return {
    ...periodView(question),
    clients: all.clients,
    totals: currenciesOf(all),
    teams: [...teams.values()].map(({ names, tally, members }) => ({
      leader: personView(names.leader_id, names.leader_name),
      clients: tally.clients,
      currencies: currenciesOf(tally),
      members: [...members.values()].map((member) => ({
        agent: personView(member.names.agent_id, member.names.agent_name),
        clients: member.tally.clients,
        currencies: currenciesOf(member.tally),
      })),
    })),
    series: [...days]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([day, tally]) => currenciesOf(tally).map((part) => ({ day, ...part }))),
  };
}

interface Member {
  names: TeamKeys;
  tally: Tally;
}

/** Adds orders and money, divided alike, to the places that each row belongs to. */
async function count<K extends string>(
  question: StatQuestion,
  ofOrders: Parameters<typeof tradeFigures<K>>[1],
  ofCash: Parameters<typeof cashFigures<K>>[1],
  placesOf: (row: Record<K, string | null>) => Tally[],
): Promise<void> {
  const partsOf = (row: Record<K, string | null> & { currency: string }): Part[] =>
    placesOf(row).map(({ currencies }) => {
      const part = currencies.get(row.currency) ?? emptyPart(question, row.currency);
      currencies.set(row.currency, part);
      return part;
    });
  for (const row of await tradeFigures(question, ofOrders)) {
    for (const part of partsOf(row)) {
      part.trades = addTrades(question, part.trades, row.trades, row.currency);
    }
  }
  for (const row of await cashFigures(question, ofCash)) {
    for (const { cash } of partsOf(row)) {
      const sum = cash[row.flow];
      if (sum === null) throw new Error('A flow is counted only for who may read it.');
      sum.count += row.count;
      sum.amount = formatMoney(plus(sum.amount, row.amount), row.currency);
      sum.base = sumInBase(question, sum.base, row.base);
    }
  }
}

/** All clients, also those without orders: total, new in the range, and with an order in it. */
async function clientsByTeam(
  question: StatQuestion,
): Promise<(TeamKeys & { clients: Schemas.TeamClients })[]> {
  const { selected, places } = keyColumns(byTeam);
  const { range, reader, clients } = question;
  const { rows } = (await reader.execute(sql`
    select ${selected}, count(*)::int as total,
      (count(*) filter (where ${client.createdAt} >= ${range.from.toISOString()}::timestamptz
        and ${client.createdAt} < ${range.to.toISOString()}::timestamptz))::int as new,
      count(o.client_id)::int as ordering
    from ${client} ${teamJoins}
    left join (select distinct ${client.id} as client_id
      from ${tradeRecord} join ${client} on ${client.id} = ${tradeRecord.clientId}
      where ${countedOrders(question)}) o on o.client_id = ${client.id}
    where ${clients ?? sql`true`}
    group by ${places} order by ${places}`)) as {
    // The columns that are named above.
    rows: (TeamKeys & Schemas.TeamClients)[];
  };
  return rows.map(({ total, new: added, ordering, ...names }) => ({
    ...names,
    clients: { total, new: added, ordering },
  }));
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

/** Null once a part of it is not known. */
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
