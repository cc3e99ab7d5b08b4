import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { auditLog } from '../../kernel/db/schema.ts';
import type { Change } from '../../platform/changes.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductKind, ProductRow } from './product-types.ts';
import { fieldsOf } from './store-product.ts';

type Entry = typeof auditLog.$inferSelect;

export interface HistorySlice {
  id: string;
  limit: number;
  offset?: number;
  page: number;
  size: number;
}

const actions: Readonly<Record<string, Schemas.ProductHistoryAction>> = {
  'product.created': 'created',
  'product.changed': 'changed',
  'product.valued': 'valued',
  'product.status_changed': 'status_changed',
};

export const ofProduct = (id: string) =>
  and(
    eq(auditLog.subjectType, 'product'),
    eq(auditLog.subjectId, id),
    inArray(auditLog.action, Object.keys(actions)),
  );

export async function readHistory<K extends ProductKind>(
  reader: Reader,
  rules: ProductKindRules<K>,
  { id, limit, offset, page, size }: HistorySlice,
): Promise<Schemas.ProductHistory> {
  const rows = await reader
    .select()
    .from(auditLog)
    .where(ofProduct(id))
    .orderBy(desc(auditLog.at), desc(auditLog.seq))
    .limit(limit)
    .offset(offset ?? 0);
  const names = new Set(['status', ...fieldsOf(rules).map(([name]) => name)]);
  return {
    list: rows.map((entry) => ({
      id: String(entry.seq),
      at: entry.at.toISOString(),
      actor: actorOfEntry(entry),
      action: actions[entry.action] ?? 'changed',
      changes: changesBetween(entry.before, entry.after).filter(({ field }) => names.has(field)),
    })),
    total: await reader.$count(auditLog, ofProduct(id)),
    page,
    size,
  };
}

export function actorOfEntry({ actorId, actorName }: Entry): Schemas.Person | null {
  return actorId === null || actorName === null ? null : { id: actorId, name: actorName };
}

export function productChange({ id, version }: Pick<ProductRow, 'id' | 'version'>): Change {
  return { topic: 'product', id, version };
}
