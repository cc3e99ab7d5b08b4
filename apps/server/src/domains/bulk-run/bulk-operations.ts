import type { Schemas } from '@brokerdesk/sdk';
import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Operation, operationOf } from '../../http/contract.ts';
import type { Routes } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import {
  client,
  deposit,
  overdrawn,
  proposal,
  tradeRecord,
  withdrawal,
} from '../../kernel/db/schema.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import type { OperationKey } from '../../platform/operation-key.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { clientScope } from '../client-access/client-scope.ts';

/** The record of an item, as reports show it. */
export interface BulkSubject {
  id: string;
  label: string;
  client: Schemas.BulkClient;
  amount: string | null;
  currency: string | null;
}

export interface BulkCall {
  operation: Schemas.BulkOperation;
  kind: Schemas.TradeKind | null;
  body: Readonly<Record<string, unknown>>;
}

interface BulkOperationRule {
  key: OperationKey;
  /** Selects the records that the user has in scope. */
  subjects(reader: Reader, actor: ScopedActor, ids: string[], call: BulkCall): PromiseLike<Row[]>;
}

interface Row extends Omit<BulkSubject, 'client'> {
  clientId: string;
  fullName: string;
  username: string;
}

const clientColumns = {
  clientId: client.id,
  fullName: client.fullName,
  username: client.username,
};

type RecordTable = PgTable & Record<'id' | 'clientId' | 'orderNo' | 'currency', AnyColumn>;

const selectOf = (reader: Reader, table: RecordTable, amount: AnyColumn | SQL) =>
  reader
    .select({
      id: sql<string>`${table.id}`,
      label: sql<string>`${table.orderNo}`,
      amount: sql<string>`${amount}`,
      currency: sql<string>`${table.currency}`,
      ...clientColumns,
    })
    .from(table)
    .innerJoin(client, eq(client.id, table.clientId))
    .$dynamic();

const records =
  (table: RecordTable, amount: AnyColumn | SQL): BulkOperationRule['subjects'] =>
  (reader, actor, ids) =>
    selectOf(reader, table, amount).where(and(inArray(table.id, ids), clientScope(actor)));

const orders =
  (amountOf: (call: BulkCall) => AnyColumn | SQL): BulkOperationRule['subjects'] =>
  (reader, actor, ids, call) =>
    selectOf(reader, tradeRecord, amountOf(call)).where(
      and(
        inArray(tradeRecord.id, ids),
        eq(tradeRecord.kind, sql`${call.kind}`),
        clientScope(actor),
      ),
    );

const payout = sql`case when ${tradeRecord.kind} = 'subscribe' or ${tradeRecord.profit} is null then 0
  else ${tradeRecord.paid} + ${tradeRecord.profit} - ${tradeRecord.fee} end`;
const outstanding = sql`${tradeRecord.payable} - ${tradeRecord.paid}`;
const settleKey = 'POST /trx/admin/v1/{kind}/settle/{id}' satisfies OperationKey;

/** Each operation that runs can call. */
const rules: Readonly<Record<Schemas.BulkOperation, BulkOperationRule>> = {
  auditDeposit: {
    key: 'PUT /deposit/admin/v1/audit/{id}',
    subjects: records(deposit, deposit.amount),
  },
  auditWithdrawal: {
    key: 'POST /withdraw/admin/v1/audit/{id}',
    subjects: records(withdrawal, withdrawal.amount),
  },
  markPayoutSent: {
    key: 'POST /withdraw/admin/v1/payout/sent/{id}',
    subjects: records(withdrawal, withdrawal.netAmount),
  },
  auditOverdrawn: {
    key: 'PUT /overdrawn/admin/v1/audit/{id}',
    subjects: records(overdrawn, overdrawn.amount),
  },
  auditTrade: {
    key: 'POST /trx/admin/v1/{kind}/audit/{id}',
    subjects: orders(() => tradeRecord.amount),
  },
  payTrade: {
    key: 'POST /trx/admin/v1/{kind}/pay/{id}',
    subjects: orders(() => outstanding),
  },
  settleTrade: {
    key: settleKey,
    subjects: orders(({ body }) => (body['to'] === 'completed' ? payout : tradeRecord.paid)),
  },
  redeemFundOrder: {
    key: 'POST /trx/admin/v1/fund/redeem/{id}',
    subjects: (reader, actor, ids, call) =>
      orders(() => tradeRecord.paid)(reader, actor, ids, { ...call, kind: 'fund' }),
  },
  auditProposal: {
    key: 'PUT /approval/admin/v1/audit/{id}',
    subjects: (reader, actor, ids) =>
      reader
        .select({
          ...clientColumns,
          id: proposal.id,
          label: tradeRecord.orderNo,
          amount: tradeRecord.paid,
          currency: tradeRecord.currency,
        })
        .from(proposal)
        .innerJoin(tradeRecord, eq(sql`${tradeRecord.id}::text`, proposal.subjectId))
        .innerJoin(client, eq(client.id, tradeRecord.clientId))
        .where(
          and(inArray(proposal.id, ids), eq(proposal.operation, settleKey), clientScope(actor)),
        ),
  },
  changeAgent: {
    key: 'POST /user/v1/change_agent/{clientId}',
    subjects: (reader, actor, ids) =>
      reader
        .select({
          ...clientColumns,
          id: client.id,
          label: client.fullName,
          amount: sql<null>`null`,
          currency: sql<null>`null`,
        })
        .from(client)
        .where(and(inArray(client.id, ids), clientScope(actor))),
  },
};

/** The operations of runs, by key. */
export const bulkKeys = new Map(
  // The keys of a literal that is never changed are exactly the keys of its type.
  (Object.keys(rules) as Schemas.BulkOperation[]).map((name) => [rules[name].key, name]),
);

/** The contract's operation that the items of a run call. */
export const calledOperation = ({ operation }: Pick<BulkCall, 'operation'>): Operation =>
  operationOf(rules[operation].key);

export function pathOf({ kind }: Pick<BulkCall, 'kind'>, id: string): Record<string, string> {
  return { id, clientId: id, ...(kind !== null && { kind }) };
}

/** The records of items by id, without those outside the user's scope. */
export async function readSubjects(
  reader: Reader,
  actor: ScopedActor,
  call: BulkCall,
  ids: string[],
): Promise<Map<string, BulkSubject>> {
  const rows = await rules[call.operation].subjects(reader, actor, ids, call);
  return new Map(
    rows.map(({ clientId: id, fullName, username, ...row }) => [
      row.id,
      { ...row, client: { id, full_name: fullName, username } },
    ]),
  );
}

type Handler = (
  input: { path: object; body: object; header: { 'Idempotency-Key': string } },
  context: RequestContext,
) => Promise<unknown>;

/** The handler that a request of its own would reach. */
export function handlerOf(routes: Routes, call: Pick<BulkCall, 'operation'>): Handler {
  // The body was checked against the contract when the run was started.
  return routes[rules[call.operation].key] as unknown as Handler;
}
