import { type Action, can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, count, eq, min, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import {
  client,
  dataException,
  deposit,
  kyc,
  overdrawn,
  proposal,
  tradeRecord,
  withdrawal,
  workItem,
} from '../../kernel/db/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { readSetting } from '../../platform/settings.ts';
import { visibleTo } from '../approval/proposal-row.ts';
import { worthAt } from '../currency/list-figures.ts';
import { exceptionFilter } from '../data-check/exception-filter.ts';
import { depositList } from '../deposit/list-deposits.ts';
import { inPhase } from '../question/open-question.ts';
import { withdrawalList } from '../withdrawal/list-withdrawals.ts';
import {
  type CountedQueue,
  countRecords,
  entriesOf,
  type Found,
  oldestOf,
  type Question,
  type Records,
} from './count-records.ts';
import { orderQueues } from './order-queues.ts';

type WaitingQueue = Schemas.WaitingQueue;

const waiting = { phase: 'review' } as const;

const moneyQueues = {
  deposit: {
    resource: 'deposit',
    records: {
      ...recordsOf(deposit, inPhase(deposit, 'review')),
      questioned: deposit,
      kept: ({ reader, actor, clients }) =>
        depositList.figures(reader, actor, { ...clients, ...waiting }),
    },
  },
  withdrawal: {
    resource: 'withdrawal',
    records: {
      ...recordsOf(withdrawal, inPhase(withdrawal, 'review')),
      questioned: withdrawal,
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
  queues.push(...(await orderQueues(question, sees)));
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
  questioned: kyc,
  where: inPhase(kyc, 'review'),
};

async function countExceptions({ reader, actor, clients }: Question): Promise<Found> {
  const [row] = await reader
    .select({ count: count(), oldest: min(dataException.firstSeenAt) })
    .from(dataException)
    .leftJoin(client, eq(client.id, dataException.clientId))
    .where(exceptionFilter(actor, { ...clients, status: 'open' }));
  return { count: row?.count ?? 0, totals: [], oldest_at: oldestOf([row?.oldest ?? null]) };
}

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
  const own = eq(tradeRecord.makerId, actor.id);
  const orders = await orderQueues(question, mayRead, own);
  queues.push(...orders.filter(({ queue, count }) => queue === 'order' && count > 0));
  if (mayRead('approval')) add('approval', await countProposals(question, 'own'));
  return queues;
}

function openedBy({ id }: Actor): Records {
  const opened = sql`exists (select from ${workItem} where ${workItem.type} = 'kyc'
    and ${workItem.recordId} = ${kyc.id} and ${workItem.holderId} = ${id})`;
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

/** Null if there are no totals, or a rate is missing. */
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
