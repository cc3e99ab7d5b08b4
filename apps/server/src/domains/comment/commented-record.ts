import type { Permissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import { mayCall } from '../../http/authenticate.ts';
import { operationOf } from '../../http/contract.ts';
import type { Reader } from '../../kernel/db/database.ts';
import {
  amendment,
  client,
  dataException,
  deposit,
  kyc,
  overdrawn,
  staffUser,
  tradeRecord,
  withdrawal,
} from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import {
  coversClient,
  type Responsible,
  readStaff,
  rightsOf,
  type StaffMember,
} from '../../platform/who-sees.ts';
import { clientScope } from '../client-access/client-scope.ts';

export interface CommentedRecord {
  type: Schemas.CommentSubjectType;
  id: string;
  /** An order number, or the name of the client. */
  name: string;
  /** The kind of an order or a credit; its page depends on it. */
  kind: string | null;
  /** Null for what belongs to no client. */
  responsible: Responsible | null;
}

interface Source {
  table: PgTable & { id: AnyPgColumn };
  clientId: AnyPgColumn;
  name: AnyPgColumn;
  kind?: AnyPgColumn;
  /** The operation that reads the record: users who may call it may comment. */
  readBy: string;
}

/** Joined with `client`, as the other records are. */
const commented = alias(client, 'commented');

const sources: Readonly<Record<Schemas.CommentSubjectType, Source>> = {
  deposit: {
    table: deposit,
    clientId: deposit.clientId,
    name: deposit.orderNo,
    readBy: 'GET /deposit/admin/v1/detail/{id}',
  },
  withdrawal: {
    table: withdrawal,
    clientId: withdrawal.clientId,
    name: withdrawal.orderNo,
    readBy: 'GET /withdraw/admin/v1/detail/{id}',
  },
  overdrawn: {
    table: overdrawn,
    clientId: overdrawn.clientId,
    name: overdrawn.orderNo,
    kind: overdrawn.subType,
    readBy: 'GET /overdrawn/admin/v1/record/detail/{id}',
  },
  kyc: {
    table: kyc,
    clientId: kyc.clientId,
    name: client.fullName,
    readBy: 'GET /identify/admin/v1/detail/{id}',
  },
  trade: {
    table: tradeRecord,
    clientId: tradeRecord.clientId,
    name: tradeRecord.orderNo,
    kind: tradeRecord.kind,
    readBy: 'GET /trx/admin/v1/{kind}/{id}',
  },
  amendment: {
    table: amendment,
    clientId: amendment.clientId,
    name: amendment.orderNo,
    readBy: 'GET /emergency/admin/v1/detail/{id}',
  },
  dataException: {
    table: dataException,
    clientId: dataException.clientId,
    name: dataException.subjectName,
    readBy: 'GET /exception/admin/v1/list',
  },
  client: {
    table: commented,
    clientId: commented.id,
    name: commented.fullName,
    readBy: 'GET /client/admin/v1/detail/{id}',
  },
};

/** The record, if the user may read it. Throws FORBIDDEN without the right, NOT_FOUND out of scope. */
export async function requireCommentedRecord(
  reader: Reader,
  actor: Actor,
  { type, id }: Schemas.CommentSubject,
): Promise<CommentedRecord> {
  const { table, clientId, name, kind } = sources[type];
  const [row] = await reader
    .select({
      name,
      kind: kind ?? sql<null>`null`,
      clientId,
      agentId: client.agentId,
      leaderId: staffUser.leaderId,
    })
    .from(table as PgTable)
    .leftJoin(client, eq(client.id, clientId))
    .leftJoin(staffUser, eq(staffUser.id, client.agentId))
    .where(and(eq(table.id, id), clientScope(actor)));
  const found = row && {
    ...{ type, id, name: String(row.name), kind: row.kind === null ? null : String(row.kind) },
    responsible: row.clientId === null ? null : { agentId: row.agentId, leaderId: row.leaderId },
  };
  if (!mayRead(actor.permissions, { type, kind: found?.kind ?? null })) {
    throw new Problem('FORBIDDEN');
  }
  if (found === undefined) throw new Problem('NOT_FOUND');
  return found;
}

function mayRead(
  permissions: Permissions,
  { type, kind }: Pick<CommentedRecord, 'type' | 'kind'>,
): boolean {
  return mayCall({ permissions }, operationOf(sources[type].readBy), { kind: kind ?? '' });
}

/** Colleagues who may see the record, by right and scope. */
export async function readersOf(reader: Reader, record: CommentedRecord): Promise<StaffMember[]> {
  const staff = await readStaff(reader);
  return staff.filter(
    (one) => mayRead(rightsOf(one), record) && coversClient(one, record.responsible),
  );
}
