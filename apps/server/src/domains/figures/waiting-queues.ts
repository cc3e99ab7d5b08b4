import { type Action, can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, count, eq, min, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import {
  client,
  dataException,
  deposit,
  kyc,
  kycClaim,
  overdrawn,
  proposal,
  tradeRecord,
  withdrawal,
} from '../../kernel/db/schema.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { readSetting } from '../../platform/settings.ts';
import { visibleTo } from '../approval/proposal-row.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { type ListFigures, worthAt } from '../currency/list-figures.ts';
import { exceptionFilter } from '../data-check/exception-filter.ts';
import { depositList } from '../deposit/list-deposits.ts';
import { resourceOf } from '../product/order-kinds.ts';
import { tradeList } from '../trade/list-trades.ts';
import { withdrawalList } from '../withdrawal/list-withdrawals.ts';
import type { StatClients } from './stat-question.ts';

type WaitingQueue = Schemas.WaitingQueue;
type Found = Pick<WaitingQueue, 'count' | 'totals' | 'oldest_at'>;

interface Question {
  reader: Reader;
  actor: Actor;
  clients: StatClients;
}

/** Records of clients, with or without an amount each. */
interface Records {
  table: PgTable;
  clientId: PgColumn;
  waitsSince: PgColumn;
  where: SQL | undefined;
  makerId?: PgColumn;
  money?: { amount: PgColumn; currency: PgColumn };
  /** Count and totals of their list, if they are kept: to read each record takes a hundred times as long. */
  kept?: ((question: Question) => Promise<ListFigures>) | undefined;
}

const waiting = { status: 'pending' } as const;

const moneyQueues = {
  deposit: {
    resource: 'deposit',
    records: {
      ...recordsOf(deposit, eq(deposit.status, 'pending')),
      kept: ({ reader, actor, clients }) =>
        depositList.figures(reader, actor, { ...clients, ...waiting }),
    },
  },
  withdrawal: {
    resource: 'withdrawal',
    records: {
      ...recordsOf(withdrawal, eq(withdrawal.status, 'pending')),
      kept: ({ reader, actor, clients }) =>
        withdrawalList.figures(reader, actor, { ...clients, ...waiting }),
    },
  },
  loan: { resource: 'loan', records: recordsOf(overdrawn, pendingOverdrawn('loan')) },
  compensation: {
    resource: 'compensation',
    records: recordsOf(overdrawn, pendingOverdrawn('compensation')),
  },
  bonus: { resource: 'compensation', records: recordsOf(overdrawn, pendingOverdrawn('bonus')) },
} as const satisfies Partial<
  Record<WaitingQueue['queue'], { resource: Resource; records: Records }>
>;

function pendingOverdrawn(kind: 'loan' | 'compensation' | 'bonus'): SQL | undefined {
  return and(eq(overdrawn.subType, kind), eq(overdrawn.status, 'pending'));
}

function recordsOf(
  table: typeof deposit | typeof withdrawal | typeof overdrawn | typeof tradeRecord,
  where: SQL | undefined,
): Records {
  const { clientId, createdAt, makerId, amount, currency } = table;
  return { table, clientId, waitsSince: createdAt, where, makerId, money: { amount, currency } };
}

export async function waitingQueues(question: Question, now: Date): Promise<WaitingQueue[]> {
  const { base_currency: base, queue_targets: targets } = await readSetting(
    question.reader,
    'trade',
  );
  const queues: WaitingQueue[] = [];
  for (const queue of await findQueues(question)) {
    queues.push({
      ...queue,
      base: await sumInBase(question.reader, queue.totals, base, now),
      target_minutes: targets[queue.queue],
    });
  }
  return queues;
}

export type CountedQueue = Omit<WaitingQueue, 'base' | 'target_minutes'>;

/** The same without their worth and target. */
export async function findQueues(question: Question): Promise<CountedQueue[]> {
  const { actor } = question;
  // A program decides nothing: it watches what it may read.
  const sees = (resource: Resource, action: Action) =>
    can(actor.permissions, actor.service ? 'read' : action, chainOf(resource));
  const queues: CountedQueue[] = [];
  const add = (queue: WaitingQueue['queue'], found: Found, kind?: Schemas.TradeKind) =>
    queues.push({ queue, kind: kind ?? null, ...found });

  if (sees('kyc', 'approve')) add('kyc', await countRecords(question, kycRecords));
  for (const [queue, { resource, records }] of entriesOf(moneyQueues)) {
    if (sees(resource, 'approve')) add(queue, await countRecords(question, records));
  }
  const decided = entriesOf(resourceOf).flatMap(([kind, resource]) =>
    sees(resource, 'approve') ? [kind] : [],
  );
  for (const kind of decided) add('order', await countRecords(question, ordersOf(kind)), kind);
  if (sees('dataException', 'update')) {
    add('exception', await countExceptions(question));
  }
  if (sees('approval', 'update')) {
    add('approval', await countProposals(question));
  }
  return queues;
}

const kycRecords: Records = {
  table: kyc,
  clientId: kyc.clientId,
  waitsSince: kyc.madeAt,
  where: eq(kyc.status, 'pending'),
};

const ordersOf = (kind: Schemas.TradeKind): Records => ({
  ...recordsOf(tradeRecord, and(eq(tradeRecord.kind, kind), eq(tradeRecord.status, 'awaiting'))),
  kept: ({ reader, actor, clients }) =>
    tradeList(kind).figures(reader, actor, { ...clients, status: 'awaiting' }),
});

async function countRecords(question: Question, records: Records): Promise<Found> {
  if (records.kept === undefined) return foundOf(await readCounts(question, records));
  const { total, totals } = await records.kept(question);
  return {
    count: total,
    totals,
    oldest_at: total === 0 ? null : await findOldest(question, records),
  };
}

async function findOldest(
  { reader, actor, clients }: Question,
  { table, clientId, waitsSince, where }: Records,
): Promise<string | null> {
  const [row] = await reader
    .select({ at: sql<Date>`${waitsSince}`.mapWith(deposit.createdAt) })
    .from(table)
    .where(and(recordScope(actor, clients, clientId), where))
    .orderBy(asc(waitsSince))
    .limit(1);
  return row?.at.toISOString() ?? null;
}

type Counted = Awaited<ReturnType<typeof readCounts>>;

function readCounts(
  { reader, actor, clients }: Question,
  { table, clientId, waitsSince, where, money }: Records,
) {
  return reader
    .select({
      currency: sql<string | null>`${money?.currency ?? sql`null`}`,
      count: count(),
      amount: sql<string | null>`${money ? sum(money.amount) : sql`null`}`,
      oldest: sql<Date | null>`min(${waitsSince})`.mapWith(deposit.createdAt),
    })
    .from(table)
    .where(and(recordScope(actor, clients, clientId), where))
    .groupBy(...(money ? [money.currency] : []));
}

function foundOf(rows: Counted): Found {
  const totals = rows.flatMap(({ currency, count, amount }) =>
    currency === null || amount === null
      ? []
      : [{ currency, count, amount: formatMoney(amount, currency) }],
  );
  return {
    count: rows.reduce((all, row) => all + row.count, 0),
    totals: totals.toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
    oldest_at: oldestOf(rows.map(({ oldest }) => oldest)),
  };
}

async function countExceptions({ reader, actor, clients }: Question): Promise<Found> {
  const [row] = await reader
    .select({ count: count(), oldest: min(dataException.firstSeenAt) })
    .from(dataException)
    .leftJoin(client, eq(client.id, dataException.clientId))
    .where(exceptionFilter(actor, { ...clients, status: 'open' }));
  return { count: row?.count ?? 0, totals: [], oldest_at: oldestOf([row?.oldest ?? null]) };
}

/** Queues that are not empty. */
export async function ownWaiting(question: Question): Promise<CountedQueue[]> {
  const { actor } = question;
  const mayRead = (resource: Resource) => can(actor.permissions, 'read', chainOf(resource));
  const queues: CountedQueue[] = [];
  const add = (queue: WaitingQueue['queue'], found: Found, kind?: Schemas.TradeKind) => {
    if (found.count > 0) queues.push({ queue, kind: kind ?? null, ...found });
  };
  const ownOf = (records: Records) =>
    countRecords(question, {
      ...records,
      kept: undefined,
      where: and(records.where, records.makerId && eq(records.makerId, actor.id)),
    });
  if (mayRead('kyc')) add('kyc', await countRecords(question, openedBy(actor)));
  for (const [queue, { resource, records }] of entriesOf(moneyQueues)) {
    if (mayRead(resource)) add(queue, await ownOf(records));
  }
  const read = entriesOf(resourceOf).flatMap(([kind, resource]) =>
    mayRead(resource) ? [kind] : [],
  );
  for (const kind of read) add('order', await ownOf(ordersOf(kind)), kind);
  if (mayRead('approval')) add('approval', await countProposals(question, 'own'));
  return queues;
}

/** Identity checks that the user has open, or left open, undecided. */
function openedBy({ id }: Actor): Records {
  const opened = sql`exists (select from ${kycClaim}
    where ${kycClaim.kycId} = ${kyc.id} and ${kycClaim.staffId} = ${id})`;
  return { ...kycRecords, where: and(kycRecords.where, opened) };
}

async function countProposals(
  { reader, actor }: Question,
  whose: 'own' | 'others' = 'others',
): Promise<Found> {
  const made = whose === 'own' ? eq(proposal.makerId, actor.id) : ne(proposal.makerId, actor.id);
  const [row] = await reader
    .select({ count: count(), oldest: min(proposal.createdAt) })
    .from(proposal)
    .leftJoin(client, eq(client.id, proposal.clientId))
    .where(and(await visibleTo(reader, actor), eq(proposal.status, 'pending'), made));
  return { count: row?.count ?? 0, totals: [], oldest_at: oldestOf([row?.oldest ?? null]) };
}

function oldestOf(moments: readonly (Date | null)[]): string | null {
  const known = moments.filter((moment) => moment !== null).map(Number);
  return known.length === 0 ? null : new Date(Math.min(...known)).toISOString();
}

/** Value of the totals in the base currency; null if there are none, or a rate is missing. */
export async function sumInBase(
  reader: Reader,
  totals: readonly Schemas.CurrencyTotal[],
  base: string,
  at: Date,
): Promise<WaitingQueue['base']> {
  if (totals.length === 0) return null;
  const { amount, unrated } = await worthAt(reader, totals, base, at);
  return unrated > 0 ? null : { currency: base, amount };
}

function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] {
  // The keys of a record that is written out are exactly the keys of its type.
  return Object.entries(record) as [Key, Value][];
}
