import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { type FieldProblem, invalid, type Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  fitsBooks,
  fitsCurrency,
  formatMoney,
  formatRate,
} from '../../kernel/money/decimal.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/changes.ts';
import { type Entry, postTransaction } from '../../platform/ledger/ledger.ts';
import { clientRef } from '../client-access/client-ref.ts';

export type Fields = Readonly<Record<string, string | null>>;

export interface Order {
  id: string;
  version: number;
  orderNo: string;
  status: string;
  currency: string;
  market?: string | null;
  client: Schemas.ClientRef;
  accountId: string;
  facts: readonly Schemas.OrderFact[];
  /** Every field that can be amended in some state. */
  fields: Fields;
  barred: Readonly<Partial<Record<string, Schemas.AmendmentBar>>>;
  options?: Readonly<Partial<Record<string, readonly string[]>>>;
}

export const isAmendable = ({ fields, barred }: Order, name: string): boolean =>
  Object.hasOwn(fields, name) && barred[name] === undefined;

export const bars = (reason: Schemas.AmendmentBar, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, reason]));

type OrderTable = PgTable & Record<'id' | 'version', PgColumn>;

interface OrderRow {
  client: Parameters<typeof clientRef>[0];
  agent: Parameters<typeof clientRef>[1];
}

type OrderColumns = Pick<Order, 'id' | 'version' | 'orderNo' | 'status' | 'currency' | 'accountId'>;

export const orderBase = ({ client, agent }: OrderRow, record: OrderColumns) => ({
  id: record.id,
  version: record.version,
  orderNo: record.orderNo,
  status: record.status,
  currency: record.currency,
  accountId: record.accountId,
  client: clientRef(client, agent),
});

/** Read the order after this lock, not before. */
export async function lockOrder(
  tx: Transaction,
  { table, lockBefore }: Amendable,
  id: string,
): Promise<void> {
  await lockBefore?.(tx, id);
  await tx
    .select({ id: sql`${table.id}` })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
}

export async function readStored<T extends OrderTable>(
  reader: Reader,
  table: T,
  id: string,
): Promise<T['$inferSelect']> {
  const [stored] = await reader
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
  if (stored === undefined) throw new Error('The order is gone.');
  return stored;
}

export async function writeStored<T extends OrderTable>(
  tx: Transaction,
  table: T,
  { id, version }: Order,
  columns: Partial<T['$inferInsert']> & { updatedAt: Date },
): Promise<T['$inferSelect']> {
  const [changed] = (await tx
    .update(table)
    // Each of these tables has a version.
    .set({ ...columns, version: version + 1 } as T['$inferInsert'])
    .where(and(eq(table.id, id), eq(table.version, version)))
    .returning()) as T['$inferSelect'][];
  if (changed === undefined) throw new Error('The order was not locked before it was amended.');
  return changed;
}

export async function postAmended(
  tx: Transaction,
  type: 'trade' | 'withdrawal',
  { id, version }: Order,
  entries: readonly Entry[],
  { actorId, at }: Applying,
): Promise<Change[]> {
  if (entries.length === 0) return [];
  // It may be amended again: each is identified by the version that it makes.
  const kind = `${type}.amended.${version + 1}`;
  return postTransaction(tx, { kind, reference: { type, id }, actorId, entries, at });
}

interface Applying {
  actorId: string;
  at: Date;
  reason: string;
}

/**
 * A kind of order that can be amended: how it is found, and what an amendment does to it. A new kind
 * is one of these in `audit-amendment.ts`, and its name in the contract's `AmendableKind`.
 */
export interface Amendable {
  table: OrderTable;
  /** Locks what other transactions lock before the order. */
  lockBefore?(tx: Transaction, id: string): Promise<void>;
  find(
    reader: Reader,
    actor: ScopedActor,
    by: { id: string } | { orderNo: string },
  ): Promise<Order | undefined>;
  /** Throws VALIDATION at `after.<name>`. */
  check(tx: Transaction, order: Order, after: Fields): Promise<Fields>;
  apply(tx: Transaction, order: Order, after: Fields, by: Applying): Promise<readonly Change[]>;
}

export const remarkMax = 500;

export function wrongField(
  name: string,
  code: FieldProblem['code'] = 'FIELD_INVALID',
  values: NonNullable<FieldProblem['values']> = {},
): Problem {
  return invalid({ field: `after.${name}`, code, values });
}

export function textOf(name: string, value: string | null, most: number): string | null {
  const text = value?.trim() || null;
  if (text !== null && text.length > most) throw wrongField(name);
  return text;
}

export const remarkOf = (value: string | null) => textOf('remark', value, remarkMax);

/** Throws VALIDATION. */
export function moneyOf(
  name: string,
  value: string | null,
  { currency, least }: { currency: string; least: 'above zero' | 'zero' | 'any' },
): string {
  if (value === null || !/^-?\d{1,15}(\.\d{1,2})?$/.test(value)) throw wrongField(name);
  const sign = compare(value, '0');
  if (least === 'above zero' && sign <= 0) throw wrongField(name, 'AMOUNT_NOT_POSITIVE');
  if (least === 'zero' && sign < 0) throw wrongField(name);
  if (!fitsCurrency(value, currency) || !fitsBooks(value)) throw wrongField(name);
  return formatMoney(value, currency);
}

type Value = string | null;

export const moneyFact = (name: string, value: Value, currency: string) =>
  fact(name, 'money', value && formatMoney(value, currency), currency);
export const quantityFact = (name: string, value: Value) =>
  fact(name, 'quantity', value && formatRate(value));
export const timeFact = (name: string, value: Date | null) =>
  fact(name, 'time', value?.toISOString() ?? null);
export const textFact = (name: string, value: Value) => fact(name, 'text', value);
export const wordFact = (name: string, value: Value) => fact(name, 'word', value);

function fact(
  name: string,
  type: Schemas.OrderFact['type'],
  value: Value,
  currency: string | null = null,
): Schemas.OrderFact[] {
  return value ? [{ name, type, value, currency }] : [];
}
