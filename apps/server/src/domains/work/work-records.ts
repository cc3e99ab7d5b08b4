import { type Action, can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import {
  amendment,
  client,
  cryptoAddress,
  dataException,
  deposit,
  kyc,
  overdrawn,
  product,
  proposal,
  tradeRecord,
  withdrawal,
  workItem,
} from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { isHeld, workRights } from '../../platform/work-item.ts';
import {
  allocationWork,
  isAllocated,
  mayAllocate,
  waitsForAllocation,
  waitsForAllocationSince,
} from '../allocation/list-allocated-products.ts';
import { amendmentReview } from '../amendment/audit-amendment.ts';
import { visibleTo } from '../approval/proposal-row.ts';
import { readProposal } from '../approval/proposal-view.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { overdrawnReview } from '../credit/audit-overdrawn.ts';
import { addressReview } from '../crypto-address/change-address.ts';
import { requireException } from '../data-check/exception-row.ts';
import { isAbout } from '../data-check/resolve-exception.ts';
import { depositReview } from '../deposit/audit-deposit.ts';
import { kycReview } from '../kyc/audit-kyc.ts';
import { resourceOf } from '../product/order-kinds.ts';
import { tradeReview } from '../trade/audit-trade.ts';
import { findTradeRow, waitsForStaffSince, waitsInAnyPhase } from '../trade/trade-row.ts';
import { withdrawalReview } from '../withdrawal/audit-withdrawal.ts';

type Decision = Pick<Schemas.Decision, 'approve' | 'reject' | 'blocked_code'>;
type Decide = (reader: Reader, context: RequestContext, id: string) => Promise<Decision>;

interface WorkRecords {
  table: PgTable & { id: PgColumn };
  clientId?: PgColumn;
  scope?: (reader: Reader, actor: Actor) => Promise<SQL | undefined>;
  name: PgColumn;
  kind?: PgColumn;
  waiting: SQL | undefined;
  since: PgColumn | SQL;
  makerId?: PgColumn;
  risk?: PgColumn;
  decide: Decide;
}

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
  makerId: table.makerId,
  waiting: eq(table.status, 'pending'),
});

const stepOf: Partial<Record<Schemas.TradePhase, Schemas.Trade['steps'][number]>> = {
  payment_due: 'pay',
  awaiting_settlement: 'complete',
  matured: 'sell',
};

export const workRecords: Readonly<Record<Schemas.WorkType, WorkRecords>> = {
  deposit: {
    ...{ table: deposit, ...reviewedColumns(deposit), risk: deposit.riskLevel },
    decide: asReviewed(depositReview),
  },
  withdrawal: {
    ...{ table: withdrawal, ...reviewedColumns(withdrawal), risk: withdrawal.riskLevel },
    waiting: or(eq(withdrawal.status, 'pending'), eq(withdrawal.payout, 'to_send')),
    since: sql`case when ${withdrawal.payout} is null then ${withdrawal.createdAt}
      else ${withdrawal.checkedAt} end`,
    async decide(reader, context, id) {
      const { payout, decision } = await withdrawalReview.read(reader, context, id);
      if (payout?.phase !== 'to_send') return decision;
      const { may_send: approve, blocked_code } = payout;
      return { approve, reject: false, blocked_code };
    },
  },
  overdrawn: {
    ...{ table: overdrawn, ...reviewedColumns(overdrawn), kind: overdrawn.subType },
    decide: asReviewed(overdrawnReview),
  },
  kyc: {
    ...{ table: kyc, clientId: kyc.clientId, since: kyc.madeAt },
    ...{ name: kyc.fullName, makerId: kyc.makerId, risk: kyc.riskLevel },
    waiting: eq(kyc.status, 'pending'),
    decide: asReviewed(kycReview),
  },
  trade: {
    ...{ table: tradeRecord, clientId: tradeRecord.clientId, makerId: tradeRecord.makerId },
    ...{ name: tradeRecord.orderNo, kind: tradeRecord.kind },
    ...{ waiting: waitsInAnyPhase, since: waitsForStaffSince },
    async decide(reader, context, id) {
      const found = await findTradeRow(reader, actorOf(context), eq(tradeRecord.id, id));
      if (found === undefined) throw new Problem('NOT_FOUND');
      const trade = await tradeReview(found.trade.kind).read(reader, context, id);
      const step = trade.phase && stepOf[trade.phase];
      if (step == null) return trade.decision;
      const approve = trade.steps.includes(step);
      const blocked_code = approve ? null : trade.decision.blocked_code;
      return { approve, reject: false, blocked_code };
    },
  },
  amendment: {
    ...{ table: amendment, clientId: amendment.clientId, since: amendment.createdAt },
    ...{ makerId: amendment.makerId, name: amendment.orderNo },
    waiting: eq(amendment.status, 'pending'),
    decide: asReviewed(amendmentReview),
  },
  crypto_address: {
    ...{ table: cryptoAddress, since: cryptoAddress.madeAt, name: cryptoAddress.address },
    ...{ makerId: cryptoAddress.makerId, waiting: eq(cryptoAddress.status, 'pending') },
    decide: asReviewed(addressReview),
  },
  proposal: {
    ...{ table: proposal, name: proposal.subjectName, makerId: proposal.makerId },
    ...{ waiting: eq(proposal.status, 'pending'), since: proposal.createdAt },
    async scope(reader, actor) {
      const visible = reader
        .select({ id: proposal.id })
        .from(proposal)
        .leftJoin(client, eq(client.id, proposal.clientId))
        .where(await visibleTo(reader, actor));
      return inArray(proposal.id, visible);
    },
    decide: async (reader, context, id) => (await readProposal(reader, context, id)).decision,
  },
  // Under the id of the product.
  allocation: {
    ...{ table: product, name: product.name, kind: product.kind },
    ...{ waiting: waitsForAllocation, since: waitsForAllocationSince },
    scope: async (_reader, actor) => (mayAllocate(actor) ? isAllocated(actor) : sql`false`),
    decide: allocationWork,
  },
  dataException: {
    ...{ table: dataException, clientId: dataException.clientId },
    since: dataException.firstSeenAt,
    name: dataException.subjectName,
    waiting: eq(dataException.status, 'open'),
    async decide(reader, context, id) {
      const actor = actorOf(context);
      const { exception } = await requireException(reader, actor, id);
      const open = exception.status === 'open' && mayDecideOf(actor, 'dataException');
      const own = isAbout(actor.id, exception);
      return { approve: open && !own, reject: false, blocked_code: own ? 'OWN_ACCOUNT' : null };
    },
  },
};

export function mayDecideOf(
  { permissions }: Pick<Actor, 'permissions'>,
  type: Schemas.WorkType,
  only: { resource?: Resource; action?: Action } = {},
): boolean {
  const { resources: ofKind, actions } = workRights[type];
  const all = type === 'trade' ? Object.values(resourceOf) : ofKind;
  const resources = only.resource === undefined ? all : [only.resource];
  const may = only.action === undefined ? actions : [only.action];
  return resources.some((one) => may.some((action) => can(permissions, action, chainOf(one))));
}

export async function inScope(
  reader: Reader,
  actor: Actor,
  { clientId, scope }: WorkRecords,
): Promise<SQL | undefined> {
  if (scope !== undefined) return scope(reader, actor);
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

/** Throws NOT_FOUND. */
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

export async function countOpen(reader: Reader, staffId: string): Promise<number> {
  const waits = Object.entries(workRecords).map(
    ([type, { table, waiting }]) =>
      sql`(${workItem.type} = ${type} and exists
        (select from ${table} where ${and(eq(table.id, workItem.recordId), waiting)}))`,
  );
  return reader.$count(workItem, and(eq(workItem.holderId, staffId), isHeld, or(...waits)));
}
