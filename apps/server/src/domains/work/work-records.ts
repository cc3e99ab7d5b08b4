import { type Action, can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import {
  amendment,
  cryptoAddress,
  dataException,
  deposit,
  kyc,
  overdrawn,
  tradeRecord,
  withdrawal,
  workItem,
} from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { isHeld } from '../../platform/work-item.ts';
import { amendmentReview } from '../amendment/audit-amendment.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { overdrawnReview } from '../credit/audit-overdrawn.ts';
import { addressReview } from '../crypto-address/change-address.ts';
import { requireException } from '../data-check/exception-row.ts';
import { isAbout } from '../data-check/resolve-exception.ts';
import { depositReview } from '../deposit/audit-deposit.ts';
import { kycReview } from '../kyc/audit-kyc.ts';
import { resourceOf } from '../product/order-kinds.ts';
import { type AskedTable, pausedUntil } from '../question/asked.ts';
import { tradeReview } from '../trade/audit-trade.ts';
import { isInPhase } from '../trade/trade-phase.ts';
import { findTradeRow } from '../trade/trade-row.ts';
import { withdrawalReview } from '../withdrawal/audit-withdrawal.ts';

type Decision = Pick<Schemas.Decision, 'approve' | 'reject' | 'blocked_code'>;
type Decide = (reader: Reader, context: RequestContext, id: string) => Promise<Decision>;

/** Records of one kind. */
interface WorkRecords {
  table: PgTable & { id: PgColumn };
  /** Left out if they are about no client. */
  clientId?: PgColumn;
  /** As people name them. */
  name: PgColumn;
  /** Of orders and credits, on which their page depends. */
  kind?: PgColumn;
  waiting: SQL | undefined;
  /** Clients are asked about them: those are not in the queue, and their time stands still. */
  asked?: AskedTable;
  since: PgColumn;
  decidedAt: PgColumn;
  /** Taken back, corrected or opened again after the decision. */
  reversed?: SQL | undefined;
  makerId?: PgColumn;
  risk?: PgColumn;
  /** Decisions that the user may make about a record in scope. Throws NOT_FOUND. */
  decide: Decide;
}

/** A record whose review the contract shows with it. */
const asReviewed =
  (review: {
    read: (reader: Reader, context: RequestContext, id: string) => Promise<object>;
  }): Decide =>
  async (reader, context, id) =>
    // Each view of a reviewed record has its decision.
    ((await review.read(reader, context, id)) as { decision: Decision }).decision;

const reviewedColumns = (table: typeof deposit | typeof withdrawal | typeof overdrawn) => ({
  name: table.orderNo,
  clientId: table.clientId,
  since: table.createdAt,
  decidedAt: table.checkedAt,
  makerId: table.makerId,
  waiting: eq(table.status, 'pending'),
});

/** Whether an amendment has changed the record after its decision. */
const isAmended = (
  kind: Schemas.AmendableKind,
  { id, checkedAt }: Record<'id' | 'checkedAt', PgColumn>,
): SQL => sql`exists (select from ${amendment} where ${amendment.kind} = ${kind}
  and ${amendment.targetId} = ${id} and ${amendment.status} = 'applied'
  and ${amendment.checkedAt} > ${checkedAt})`;

export const workRecords: Readonly<Record<Schemas.WorkType, WorkRecords>> = {
  deposit: {
    ...{ table: deposit, ...reviewedColumns(deposit), risk: deposit.riskLevel },
    asked: deposit,
    reversed: or(eq(deposit.status, 'rolled_back'), isAmended('deposit', deposit)),
    decide: asReviewed(depositReview),
  },
  withdrawal: {
    ...{ table: withdrawal, ...reviewedColumns(withdrawal), risk: withdrawal.riskLevel },
    asked: withdrawal,
    reversed: or(eq(withdrawal.status, 'rolled_back'), isAmended('withdrawal', withdrawal)),
    decide: asReviewed(withdrawalReview),
  },
  overdrawn: {
    ...{ table: overdrawn, ...reviewedColumns(overdrawn), kind: overdrawn.subType },
    decide: asReviewed(overdrawnReview),
  },
  kyc: {
    ...{ table: kyc, clientId: kyc.clientId, since: kyc.madeAt, decidedAt: kyc.checkedAt },
    ...{ name: kyc.fullName, makerId: kyc.makerId, risk: kyc.riskLevel },
    waiting: eq(kyc.status, 'pending'),
    asked: kyc,
    decide: asReviewed(kycReview),
  },
  trade: {
    ...{ table: tradeRecord, clientId: tradeRecord.clientId, since: tradeRecord.createdAt },
    ...{ decidedAt: tradeRecord.checkedAt, makerId: tradeRecord.makerId },
    ...{ name: tradeRecord.orderNo, kind: tradeRecord.kind },
    waiting: isInPhase('review'),
    reversed: isAmended('trade', tradeRecord),
    async decide(reader, context, id) {
      const found = await findTradeRow(reader, actorOf(context), eq(tradeRecord.id, id));
      if (found === undefined) throw new Problem('NOT_FOUND');
      return asReviewed(tradeReview(found.trade.kind))(reader, context, id);
    },
  },
  amendment: {
    ...{ table: amendment, clientId: amendment.clientId, since: amendment.createdAt },
    ...{ decidedAt: amendment.checkedAt, makerId: amendment.makerId },
    name: amendment.orderNo,
    waiting: eq(amendment.status, 'pending'),
    decide: asReviewed(amendmentReview),
  },
  crypto_address: {
    ...{ table: cryptoAddress, since: cryptoAddress.madeAt, decidedAt: cryptoAddress.checkedAt },
    name: cryptoAddress.address,
    ...{ makerId: cryptoAddress.makerId, waiting: eq(cryptoAddress.status, 'pending') },
    decide: asReviewed(addressReview),
  },
  dataException: {
    ...{ table: dataException, clientId: dataException.clientId },
    ...{ since: dataException.firstSeenAt, decidedAt: dataException.resolvedAt },
    name: dataException.subjectName,
    waiting: eq(dataException.status, 'open'),
    reversed: gte(dataException.reopenedAt, dataException.resolvedAt),
    async decide(reader, context, id) {
      const actor = actorOf(context);
      const { exception } = await requireException(reader, actor, id);
      const open = exception.status === 'open' && mayDecideOf(actor, 'dataException');
      const own = isAbout(actor.id, exception);
      return { approve: open && !own, reject: false, blocked_code: own ? 'OWN_ACCOUNT' : null };
    },
  },
};

const rights: Readonly<Record<Schemas.WorkType, { resource: Resource[]; action: Action }>> = {
  deposit: { resource: ['deposit'], action: 'approve' },
  withdrawal: { resource: ['withdrawal'], action: 'approve' },
  overdrawn: { resource: ['loan', 'compensation'], action: 'approve' },
  kyc: { resource: ['kyc'], action: 'approve' },
  trade: { resource: Object.values(resourceOf), action: 'approve' },
  amendment: { resource: ['emergency'], action: 'approve' },
  crypto_address: { resource: ['cryptoAddress'], action: 'approve' },
  dataException: { resource: ['dataException'], action: 'update' },
};

/** Whether the user may decide any records of the kind. */
export function mayDecideOf(
  { permissions }: Pick<Actor, 'permissions'>,
  type: Schemas.WorkType,
  only?: Resource,
): boolean {
  const { resource, action } = rights[type];
  const asked = only === undefined ? resource : [only];
  return asked.some((one) => can(permissions, action, chainOf(one)));
}

/** The records of the user's scope, without robots. */
export function inScope(actor: Actor, { clientId }: WorkRecords): SQL | undefined {
  if (clientId === undefined) return undefined;
  const ofClients = recordScope(actor, {}, clientId);
  return actor.scope === 'all' ? or(isNull(clientId), ofClients) : ofClients;
}

const ownCodes: ReadonlySet<string | null> = new Set([
  'SELF_APPROVAL',
  'TIED_APPROVAL',
  'FORBIDDEN',
  'OWN_ACCOUNT',
]);

/** Whether the user may decide the record, and is no party to it. Throws NOT_FOUND. */
export async function isForUser(
  reader: Reader,
  context: RequestContext,
  { type, id }: { type: Schemas.WorkType; id: string },
): Promise<boolean> {
  const decision = await workRecords[type].decide(reader, context, id);
  return (decision.approve || decision.reject) && !ownCodes.has(decision.blocked_code);
}

/** Throws NOT_FOUND for a record out of scope, and FORBIDDEN for one that the user may not decide. */
export async function requireDecidable(
  reader: Reader,
  context: RequestContext,
  { type, id }: { type: Schemas.WorkType; id: string },
): Promise<void> {
  const { approve, reject } = await workRecords[type].decide(reader, context, id);
  if (!approve && !reject) throw new Problem('FORBIDDEN');
}

/** Since when the record counts as waiting at a moment: its time stands still while its client is asked. */
export const countsSince = ({ since, asked }: WorkRecords, at: SQLWrapper): SQL =>
  asked === undefined ? sql`${since}` : sql`(${since} + ${pausedUntil(asked, at)})`;

/** Name and kind of a record, for the audit log and the notifications that follow from it. */
export async function describeRecord(
  reader: Reader,
  { type, id }: { type: Schemas.WorkType; id: string },
): Promise<{ record?: string; kind?: string }> {
  const { table, name, kind } = workRecords[type];
  const [row] = await reader
    .select({ name: sql<string | null>`${name}`, kind: sql<string | null>`${kind ?? sql`null`}` })
    .from(table as PgTable)
    .where(eq(table.id, id));
  return { ...(row?.name && { record: row.name }), ...(row?.kind && { kind: row.kind }) };
}

/** Since when the record waits. */
export async function waitsSince(
  reader: Reader,
  { type, id }: { type: Schemas.WorkType; id: string },
): Promise<Date | null> {
  const { table, since } = workRecords[type];
  const [row] = await reader
    .select({ since: sql<Date | null>`${since}`.mapWith(deposit.createdAt) })
    .from(table as PgTable)
    .where(eq(table.id, id));
  return row?.since ?? null;
}

/** How many records that wait the user works on. */
export async function countOpen(reader: Reader, staffId: string): Promise<number> {
  const waits = Object.entries(workRecords).map(
    ([type, { table, waiting }]) =>
      sql`(${workItem.type} = ${type} and exists
        (select from ${table} where ${and(eq(table.id, workItem.recordId), waiting)}))`,
  );
  return reader.$count(workItem, and(eq(workItem.holderId, staffId), isHeld, or(...waits)));
}

/** The records of a queue, the right to decide them, and the target that holds for them. */
export interface Queue {
  type: Schemas.WorkType;
  resource?: Resource;
  where?: SQL | undefined;
  target: keyof Schemas.QueueTargets;
}

/** Throws VALIDATION for an order without its kind, and for any other record with one. */
export function queueOf(queue: Schemas.WorkQueue, kind?: Schemas.TradeKind): Queue {
  if ((queue === 'order') !== (kind !== undefined)) {
    const code = kind === undefined ? 'FIELD_REQUIRED' : 'FIELD_INVALID';
    throw new Problem('VALIDATION', { errors: [{ field: 'kind', code }] });
  }
  switch (queue) {
    case 'loan':
      return { ...creditsOf('loan'), resource: 'loan' };
    case 'compensation':
    case 'bonus':
      return { ...creditsOf(queue), resource: 'compensation' };
    case 'order':
      return {
        ...ordersOf,
        ...(kind && { where: eq(tradeRecord.kind, kind), resource: resourceOf[kind] }),
      };
    case 'exception':
      return { type: 'dataException', target: 'exception' };
    case 'amendment':
    case 'crypto_address':
      // Two people decide them, as proposals.
      return { type: queue, target: 'approval' };
    default:
      return { type: queue, target: queue };
  }
}

/** Orders of every kind. */
const ordersOf: Queue = { type: 'trade', target: 'order' };

const workQueues: readonly Schemas.WorkQueue[] = [
  ...(['kyc', 'deposit', 'withdrawal', 'loan', 'compensation', 'bonus', 'order'] as const),
  ...(['amendment', 'crypto_address', 'exception'] as const),
];

/** Each queue, that of orders once. */
export const allQueues = (): (Queue & { name: Schemas.WorkQueue })[] =>
  workQueues.map((name) => ({ name, ...(name === 'order' ? ordersOf : queueOf(name)) }));

const creditsOf = (kind: 'loan' | 'compensation' | 'bonus'): Queue => ({
  type: 'overdrawn',
  target: kind,
  where: eq(overdrawn.subType, kind),
});
