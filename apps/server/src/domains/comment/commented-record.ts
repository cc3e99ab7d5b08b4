import { type Permissions, scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import { mayCall } from '../../http/authenticate.ts';
import { operationOf } from '../../http/contract.ts';
import type { Reader } from '../../kernel/db/database.ts';
import {
  amendment,
  bankStatement,
  bankStatementLine,
  client,
  cryptoAddress,
  currencyPair,
  dataException,
  deposit,
  exchange,
  ipRule,
  kyc,
  message,
  overdrawn,
  product,
  proposal,
  rate,
  serviceAccount,
  staffUser,
  supportChannel,
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
import { type ProposalViewer, visibleTo } from '../approval/proposal-row.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { messageScope } from '../message/message-row.ts';
import { staffScope } from '../staff/staff-scope.ts';

export interface CommentedRecord {
  type: Schemas.CommentSubjectType;
  id: string;
  name: string;
  kind: string | null;
  responsible: Responsible | null;
}

interface Source {
  table: PgTable & { id: AnyPgColumn };
  /** Left out if the record belongs to no client: the right alone decides. */
  clientId?: AnyPgColumn;
  name: AnyPgColumn | SQL<string>;
  kind?: AnyPgColumn;
  /** The operation that reads the record: users who may call it may comment. */
  readBy: string | ((kind: string) => string);
  visibleTo?: (reader: Reader, viewer: ProposalViewer) => Promise<SQL | undefined>;
}

const commented = alias(client, 'commented');
const colleague = alias(staffUser, 'colleague');

const pairName = ({ primary, secondary }: Record<'primary' | 'secondary', AnyPgColumn>) =>
  sql<string>`${primary} || '/' || ${secondary}`;

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
  product: {
    table: product,
    name: product.name,
    kind: product.kind,
    readBy: (kind) => `GET /${kind}/admin/v1/{id}`,
  },
  crypto_address: {
    table: cryptoAddress,
    name: cryptoAddress.address,
    readBy: 'GET /crypto_address/admin/v1/list',
  },
  message: {
    table: message,
    name: message.titleZh,
    readBy: 'GET /message/admin/v1/list',
    visibleTo: async (_reader, viewer) => messageScope(viewer),
  },
  support_channel: {
    table: supportChannel,
    name: supportChannel.name,
    readBy: 'GET /service/admin/v1/list',
  },
  ip_rule: {
    table: ipRule,
    name: ipRule.cidr,
    readBy: 'GET /config/admin/v1/ip_access',
  },
  exchange: {
    table: exchange,
    name: exchange.code,
    readBy: 'GET /config/admin/v1/exchange',
  },
  currency_pair: {
    table: currencyPair,
    name: pairName(currencyPair),
    readBy: 'GET /config/admin/v1/currency_pair',
  },
  rate: {
    table: rate,
    name: pairName(rate),
    readBy: 'GET /config/admin/v1/rate',
  },
  service_account: {
    table: serviceAccount,
    name: serviceAccount.name,
    readBy: 'GET /config/admin/v1/service_account/{id}',
  },
  bank_line: {
    table: bankStatementLine,
    name: sql<string>`(select ${bankStatement.number} from ${bankStatement}
      where ${bankStatement.id} = ${bankStatementLine.statementId}) || ' #' || ${bankStatementLine.position}`,
    readBy: 'GET /reconciliation/admin/v1/list',
    // Statements name the payers of every client.
    visibleTo: async (_reader, { scope }) => (scope === 'all' ? undefined : sql`false`),
  },
  staff_user: {
    table: colleague,
    name: colleague.name,
    readBy: 'GET /user/v1/{id}',
    visibleTo: async (_reader, viewer) => staffScope(viewer, colleague),
  },
  proposal: {
    table: proposal,
    clientId: proposal.clientId,
    name: proposal.subjectName,
    readBy: 'GET /approval/admin/v1/{id}',
    visibleTo,
  },
};

/** Throws FORBIDDEN without the right, NOT_FOUND out of scope. */
export async function requireCommentedRecord(
  reader: Reader,
  actor: Actor,
  { type, id }: Schemas.CommentSubject,
): Promise<CommentedRecord> {
  const { table, clientId, name, kind } = sources[type];
  const ofClient = clientId ?? sql<null>`null::uuid`;
  const [row] = await reader
    .select({
      name,
      kind: kind ?? sql<null>`null`,
      clientId: ofClient,
      agentId: client.agentId,
      leaderId: staffUser.leaderId,
    })
    .from(table as PgTable)
    .leftJoin(client, eq(client.id, ofClient))
    .leftJoin(staffUser, eq(staffUser.id, client.agentId))
    .where(and(eq(table.id, id), await scopeOfSource(reader, actor, sources[type])));
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

async function scopeOfSource(
  reader: Reader,
  actor: ProposalViewer,
  { clientId, visibleTo: visible }: Source,
): Promise<SQL | undefined> {
  if (visible) return visible(reader, actor);
  return clientId && clientScope(actor);
}

function mayRead(
  permissions: Permissions,
  { type, kind }: Pick<CommentedRecord, 'type' | 'kind'>,
): boolean {
  const { readBy } = sources[type];
  if (typeof readBy === 'string') {
    return mayCall({ permissions }, operationOf(readBy), { kind: kind ?? '' });
  }
  const kinds = kind === null ? product.kind.enumValues : [kind];
  return kinds.some((one) => mayCall({ permissions }, operationOf(readBy(one)), {}));
}

export async function readersOf(reader: Reader, record: CommentedRecord): Promise<StaffMember[]> {
  const { clientId, visibleTo: visible, table } = sources[record.type];
  const staff = (await readStaff(reader)).filter((one) => mayRead(rightsOf(one), record));
  if (visible === undefined) {
    return staff.filter((one) => clientId === undefined || coversClient(one, record.responsible));
  }
  const conditions: SQL[] = [];
  // One by one: a transaction has one connection.
  for (const one of staff) {
    const scope = { scope: scopeOf(one.role), scopeOwnerId: one.id };
    const seen = await visible(reader, { ...one, ...scope, permissions: rightsOf(one) });
    conditions.push(sql`coalesce(${seen ?? sql`true`}, false)`);
  }
  if (conditions.length === 0) return [];
  const [row] = await reader
    .select({ seen: sql<boolean[]>`array[${sql.join(conditions, sql`, `)}]` })
    .from(table as PgTable)
    .leftJoin(client, eq(client.id, clientId ?? sql`null::uuid`))
    .where(eq(table.id, record.id));
  return staff.filter((_, at) => row?.seen[at] === true);
}
