import { can, chainOf, type Resource, resources } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { resourcesOf } from '../../http/authenticate.ts';
import { type Operation, operationOf, readContract } from '../../http/contract.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { client, overdrawn, type ProposedChange, proposal } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Actor, ScopedActor } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { maskCard, maskPhone } from '../../platform/mask.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { agent, leader } from '../client-access/client-ref.ts';
import { checker, clientScope, maker, recordColumns } from '../client-access/client-scope.ts';
import { hasIndependent, readColleagues, standsIn } from './colleagues.ts';

type CreditKind = (typeof overdrawn.$inferSelect)['subType'];

function selectRows(reader: Reader, involved: SQL | undefined) {
  return reader
    .select({
      proposal: getTableColumns(proposal),
      ...recordColumns,
      /** False for a user who only may stop it, and does not see its recipients. */
      isInvolved: sql<boolean>`coalesce(${involved ?? sql`true`}, false)`,
      creditKind: sql<CreditKind | null>`case when ${proposal.subjectType} = 'overdrawn' then (
        select ${overdrawn.subType} from ${overdrawn}
        where ${overdrawn.id} = ${proposal.subjectId}::uuid) end`,
    })
    .from(proposal)
    .innerJoin(maker, eq(maker.id, proposal.makerId))
    .leftJoin(checker, eq(checker.id, proposal.checkerId))
    .leftJoin(client, eq(client.id, proposal.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .$dynamic();
}

export type ProposalRow = Awaited<ReturnType<typeof selectRows>>[number];

export async function selectProposalRows(
  reader: Reader,
  involved: SQL | undefined,
  { where, sorting, limit, offset = 0 }: Slice,
): Promise<ProposalRow[]> {
  return selectRows(reader, involved)
    .where(where)
    .orderBy(...sorting.orderBy)
    .limit(limit)
    .offset(offset);
}

export async function countProposals(reader: Reader, where: SQL | undefined): Promise<number> {
  const [row] = await reader
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(proposal)
    .leftJoin(client, eq(client.id, proposal.clientId))
    .where(where);
  return row?.total ?? 0;
}

export type ProposalViewer = ScopedActor & Pick<Actor, 'id' | 'role' | 'permissions'>;

/** Throws NOT_FOUND also for a proposal that is none of the user's business. */
export async function requireProposalRow(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<ProposalRow> {
  const involved = await involving(reader, actor);
  const visible = or(involved, stoppableBy(actor));
  const [row] = await selectRows(reader, involved).where(and(eq(proposal.id, id), visible));
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

/**
 * One decision on a proposal at a time. Call it first of all: what the operation locks comes after it, and the
 * end of the audit chain, which a confirmation holds before it closes the proposal.
 */
export async function lockProposal(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`proposal ${id}`}, 0))`);
}

/** As a condition on `proposal` and `client`. */
export async function visibleTo(reader: Reader, actor: ProposalViewer): Promise<SQL | undefined> {
  return or(await involving(reader, actor), stoppableBy(actor));
}

/** Proposals that take effect by themselves: every approver may stop them until then. */
export function stoppableBy(actor: ProposalViewer): SQL | undefined {
  if (!mayApproveAnything(actor)) return undefined;
  const waitsOrStopped = or(eq(proposal.status, 'pending'), eq(proposal.checkerId, actor.id));
  return and(isNotNull(proposal.effectiveAt), waitsOrStopped);
}

/** Proposals of the user, and those that the user may decide. */
export async function involving(reader: Reader, actor: ProposalViewer): Promise<SQL | undefined> {
  const ofClient = and(isNotNull(proposal.clientId), clientScope(actor));
  const inScope = or(ofClient, and(isNull(proposal.clientId), staffScope(actor)));
  return or(
    // A client who was transferred is no longer the maker's to look at.
    and(eq(proposal.makerId, actor.id), or(isNull(proposal.clientId), ofClient)),
    and(inArray(proposal.operation, approvableBy(actor)), inScope),
    await forStandIn(reader, actor),
  );
}

async function forStandIn(reader: Reader, actor: ProposalViewer): Promise<SQL | undefined> {
  if (!standsIn(actor.role)) return undefined;
  const colleagues = await readColleagues(reader);
  const chain = chainOf('tradeConfig');
  const makers = colleagues.filter(
    ({ id, role }) =>
      can(permissionsOf(role), 'update', chain) && !hasIndependent(colleagues, chain, id),
  );
  if (makers.length === 0) return undefined;
  const ids = makers.map(({ id }) => id);
  return and(eq(proposal.limit, 'config'), inArray(proposal.makerId, ids));
}

export function mayApproveAnything({ permissions }: Pick<Actor, 'permissions'>): boolean {
  return resources.some((resource) => can(permissions, 'approve', chainOf(resource)));
}

/** Proposals about staff belong to the leader; those about the firm belong to users with the right. */
function staffScope({ id, scope }: ProposalViewer): SQL | undefined {
  if (scope === 'all') return undefined;
  return scope === 'team' ? eq(proposal.leaderId, id) : sql`false`;
}

function approvableBy(actor: Pick<Actor, 'permissions'>): string[] {
  const keys = readContract()
    .filter((operation) => operation.limit !== null && mayApprove(actor, operation, {}))
    .map(({ key }) => key);
  // An empty list is no condition that SQL has.
  return keys.length === 0 ? [''] : keys;
}

export function mayApprove(
  actor: Pick<Actor, 'permissions'>,
  { access }: Pick<Operation, 'access'>,
  path: Record<string, string>,
): boolean {
  return (
    access.kind === 'permission' && can(actor.permissions, 'approve', resourcesOf(access, path))
  );
}

/** Resources of which the second person has to be allowed to approve one. */
export function chainOfOperation(key: string, path: Record<string, string>): readonly Resource[] {
  const { access } = operationOf(key);
  return access.kind === 'permission' ? resourcesOf(access, path) : [];
}

type Changed = Pick<typeof proposal.$inferSelect, 'subjectType' | 'changes'>;

const masks: Readonly<Record<string, (number: string) => string>> = {
  acc_no: maskCard,
  phone: maskPhone,
};

const changedNumbers = ({ subjectType, changes }: Changed): ProposedChange[] =>
  changes.filter(({ field }) => subjectType === 'client_bank' && field in masks);

/** A new number stays a change even if both masks are equal. */
export function shownChanges(record: Changed): ProposedChange[] {
  const hidden = new Set(changedNumbers(record));
  return record.changes.map((change) => {
    const mask = hidden.has(change) ? masks[change.field] : undefined;
    if (mask === undefined) return change;
    return {
      ...change,
      before: change.before && mask(change.before),
      after: change.after && mask(change.after),
    };
  });
}

/** Records the view. Throws NOT_FOUND if the proposal changes no numbers. */
export async function revealChanges(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.RevealedChanges> {
  const { proposal } = await requireProposalRow(tx, actorOf(context), id);
  const changes = changedNumbers(proposal);
  if (changes.length === 0) throw new Problem('NOT_FOUND');
  const subject = { type: 'proposal', id };
  await writeAudit(tx, context, { action: 'proposal.acc_no_revealed', subject, changed: [] });
  return { changes };
}
