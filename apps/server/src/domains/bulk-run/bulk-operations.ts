import type { Schemas } from '@brokerdesk/sdk';
import { type AnyColumn, and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Operation, operationOf } from '../../http/contract.ts';
import type { Routes } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import {
  client,
  deposit,
  overdrawn,
  product,
  proposal,
  tradeRecord,
  withdrawal,
} from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import type { OperationKey } from '../../platform/operation-key.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { clientScope } from '../client-access/client-scope.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';
import { payoutAt, payoutOf } from '../trade-terms/value-sale.ts';

export interface BulkSubject {
  id: string;
  label: string;
  client: Schemas.BulkClient | null;
  amount: string | null;
  currency: string | null;
}

export interface BulkCall {
  operation: Schemas.BulkOperation;
  kind: Schemas.BulkKind | null;
  body: Readonly<Record<string, unknown>>;
}

type OwnBodies = ReadonlyMap<string, object>;

interface BulkOperationRule {
  key: OperationKey | ((kind: Schemas.ProductKind) => OperationKey);
  subjects(
    reader: Reader,
    actor: ScopedActor,
    ids: string[],
    call: BulkCall,
    own: OwnBodies,
  ): PromiseLike<Row[]>;
}

interface Row extends Omit<BulkSubject, 'client'> {
  clientId?: string;
  fullName?: string;
  username?: string;
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
      amount: sql<string | null>`${amount}`,
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
  (amount: AnyColumn | SQL): BulkOperationRule['subjects'] =>
  (reader, actor, ids, call) =>
    selectOf(reader, tradeRecord, amount).where(
      and(
        inArray(tradeRecord.id, ids),
        eq(tradeRecord.kind, sql`${call.kind}`),
        clientScope(actor),
      ),
    );

const outstanding = sql`${tradeRecord.payable} - ${tradeRecord.paid}`;
const settleKey = 'POST /trx/admin/v1/{kind}/settle/{id}' satisfies OperationKey;

const settled: BulkOperationRule['subjects'] = async (reader, actor, ids, call, own) => {
  const rows = await reader
    .select({ trade: getTableColumns(tradeRecord), ...clientColumns })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(
      and(
        inArray(tradeRecord.id, ids),
        eq(tradeRecord.kind, sql`${call.kind}`),
        clientScope(actor),
      ),
    );
  return rows.map(({ trade, ...of }) => {
    const body = figuresOf({ ...call.body, ...own.get(trade.id) });
    const amount = body.to === 'sold' ? payoutAt(trade, body) : payoutOf(trade);
    return { ...of, ...ofOrder(trade), amount };
  });
};

const proposedSales: BulkOperationRule['subjects'] = async (reader, actor, ids) => {
  const rows = await reader
    .select({
      ...clientColumns,
      id: proposal.id,
      figures: proposal.body,
      trade: getTableColumns(tradeRecord),
    })
    .from(proposal)
    .innerJoin(tradeRecord, eq(sql`${tradeRecord.id}::text`, proposal.subjectId))
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(and(inArray(proposal.id, ids), eq(proposal.operation, settleKey), clientScope(actor)));
  return rows.map(({ id, trade, figures, ...of }) => ({
    ...of,
    ...ofOrder(trade),
    id,
    amount: payoutAt(trade, figuresOf(figures)),
  }));
};

/** Bodies are checked against the contract before they are stored. */
const figuresOf = (body: object) => body as Partial<Schemas.TradeSettleRequest>;

const ofOrder = ({ id, orderNo: label, currency }: TradeRecord) => ({ id, label, currency });

const clients: BulkOperationRule['subjects'] = (reader, actor, ids) =>
  reader
    .select({
      ...clientColumns,
      id: client.id,
      label: client.fullName,
      amount: sql<null>`null`,
      currency: sql<null>`null`,
    })
    .from(client)
    .where(and(inArray(client.id, ids), clientScope(actor)));

const products: BulkOperationRule['subjects'] = (reader, _actor, ids, { kind }) =>
  reader
    .select({
      id: product.id,
      label: sql<string>`${product.code} || ' ' || ${product.name}`,
      amount: sql<null>`null`,
      currency: sql<null>`null`,
    })
    .from(product)
    .where(and(inArray(product.id, ids), eq(product.kind, sql`${kind}`)));

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
    subjects: orders(tradeRecord.amount),
  },
  payTrade: {
    key: 'POST /trx/admin/v1/{kind}/pay/{id}',
    subjects: orders(outstanding),
  },
  settleTrade: {
    key: settleKey,
    subjects: settled,
  },
  redeemFundOrder: {
    key: 'POST /trx/admin/v1/fund/redeem/{id}',
    subjects: (reader, actor, ids, call) =>
      orders(sql`null`)(reader, actor, ids, { ...call, kind: 'fund' }, new Map()),
  },
  auditProposal: {
    key: 'PUT /approval/admin/v1/audit/{id}',
    subjects: proposedSales,
  },
  changeAgent: {
    key: 'POST /user/v1/change_agent/{clientId}',
    subjects: clients,
  },
  setClientStatus: { key: 'POST /client/admin/v1/status/{id}', subjects: clients },
  changeClientTags: { key: 'POST /client/admin/v1/tags/{id}', subjects: clients },
  updateProduct: { key: (kind) => `PUT /${kind}/admin/v1/{id}`, subjects: products },
  changeProductStatus: { key: (kind) => `PUT /${kind}/admin/v1/status/{id}`, subjects: products },
};

type Called = Pick<BulkCall, 'operation'> & Partial<Pick<BulkCall, 'kind'>>;

export const bulkKeys: ReadonlyMap<OperationKey, Called> = new Map(
  // The keys of a literal that is never changed are exactly the keys of its type.
  (Object.keys(rules) as Schemas.BulkOperation[]).flatMap((operation) => {
    const { key } = rules[operation];
    if (typeof key === 'string') return [[key, { operation }] as const];
    return product.kind.enumValues.map((kind) => [key(kind), { operation, kind }] as const);
  }),
);

/** Throws VALIDATION at `kind`. */
export function requireKind({ operation, kind }: Called): void {
  const { key } = rules[operation];
  const ofOrders = typeof key === 'string';
  const kinds: readonly string[] = (ofOrders ? tradeRecord : product).kind.enumValues;
  const wrong = (code: 'FIELD_FORBIDDEN' | 'FIELD_REQUIRED' | 'FIELD_INVALID') =>
    new Problem('VALIDATION', { errors: [{ field: 'kind', code }] });
  if (ofOrders && !key.includes('{kind}')) {
    if (kind != null) throw wrong('FIELD_FORBIDDEN');
    return;
  }
  if (kind == null) throw wrong('FIELD_REQUIRED');
  if (!kinds.includes(kind)) throw wrong('FIELD_INVALID');
}

function keyOf({ operation, kind }: Called): OperationKey {
  const { key } = rules[operation];
  // `requireKind` has checked it when the run was started.
  return typeof key === 'string' ? key : key(kind as Schemas.ProductKind);
}

export const calledOperation = (call: Called): Operation => operationOf(keyOf(call));

export function pathOf({ kind }: Pick<BulkCall, 'kind'>, id: string): Record<string, string> {
  return { id, clientId: id, ...(kind !== null && { kind }) };
}

export async function readSubjects(
  reader: Reader,
  actor: ScopedActor,
  call: BulkCall,
  ids: string[],
  own: OwnBodies = new Map(),
): Promise<Map<string, BulkSubject>> {
  const rows = await rules[call.operation].subjects(reader, actor, ids, call, own);
  return new Map(
    rows.map(({ clientId: id, fullName = '', username = '', ...row }) => [
      row.id,
      { ...row, client: id === undefined ? null : { id, full_name: fullName, username } },
    ]),
  );
}

type Handler = (
  input: { path: object; body: object; header: { 'Idempotency-Key': string } },
  context: RequestContext,
) => Promise<unknown>;

export function handlerOf(routes: Routes, call: Called): Handler {
  // The body was checked against the contract when the run was started.
  return routes[keyOf(call)] as unknown as Handler;
}
