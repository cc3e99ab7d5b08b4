import {
  type CreditAction,
  giftStates,
  loanStates,
  statesAfter,
} from '@brokerdesk/machines/records';
import { type Action, can, chainOf, type Permissions, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, overdrawn } from '../../kernel/db/schema.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import type { Change } from '../../platform/changes.ts';
import { recordAct } from '../approval/record-decision.ts';
import { agent, leader } from '../client-access/client-ref.ts';
import {
  checker,
  clientScope,
  maker,
  recordColumns,
  scopedRows,
} from '../client-access/client-scope.ts';
import { ratedAt } from '../currency/find-rate.ts';
import type { OverdrawnRecord } from './compute-loan.ts';

const resources = {
  loan: 'loan',
  compensation: 'compensation',
  bonus: 'compensation',
} as const satisfies Record<Schemas.OverdrawnSubType, Resource>;

const kinds = ['loan', 'compensation', 'bonus'] as const;

export function kindsOf(resource: 'loan' | 'compensation'): Schemas.OverdrawnSubType[] {
  return kinds.filter((kind) => resources[kind] === resource);
}

export function mayDo(
  permissions: Permissions,
  action: Action,
  subType: Schemas.OverdrawnSubType,
): boolean {
  return can(permissions, action, chainOf(resources[subType]));
}

export function kindsFor(permissions: Permissions, action: Action): Schemas.OverdrawnSubType[] {
  return kinds.filter((kind) => mayDo(permissions, action, kind));
}

const columns = {
  overdrawn: getTableColumns(overdrawn),
  ...recordColumns,
  ratedAt: ratedAt(overdrawn),
  account: { accNo: account.accNo },
};

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({ ...columns, ...(sorting && { cursor: sorting.cursor }) })
    .from(overdrawn)
    .innerJoin(client, eq(client.id, overdrawn.clientId))
    .innerJoin(account, eq(account.id, overdrawn.accountId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(maker, eq(maker.id, overdrawn.makerId))
    .leftJoin(checker, eq(checker.id, overdrawn.checkerId))
    .$dynamic();
}

export type OverdrawnRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

/** Needs the join of `client`. */
export function overdrawnScope(actor: Actor): SQL | undefined {
  return and(clientScope(actor), inArray(overdrawn.subType, kindsFor(actor.permissions, 'read')));
}

export const { require: requireOverdrawnRow, page: selectOverdrawnRows } = scopedRows(
  overdrawn,
  selectRows,
  overdrawnScope,
);

export const nextStatus = (
  subType: Schemas.OverdrawnSubType,
  from: Schemas.OverdrawnStatus,
  action: CreditAction,
) => statesAfter(subType === 'loan' ? loanStates : giftStates, from, action)[0];

export function overdrawnChange({
  id,
  version,
  clientId,
  subType,
}: Pick<OverdrawnRecord, 'id' | 'version' | 'clientId' | 'subType'>): Change {
  return { topic: subType === 'loan' ? 'loan' : 'compensation', id, version, clientId };
}

export const overdrawnAct = ({ overdrawn, agent, ratedAt }: OverdrawnRow): Act =>
  recordAct('overdrawn', overdrawn, overdrawn.orderNo, {
    limit: 'credit',
    operation: 'PUT /overdrawn/admin/v1/audit/{id}',
    agentId: agent.agentId,
    baseAmount: overdrawn.baseAmount,
    ratedAt,
    chain: chainOf(resources[overdrawn.subType]),
  });
