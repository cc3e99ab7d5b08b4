import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { auditLog } from '../../kernel/db/schema.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { lockProduct } from './find-product.ts';
import { actorOfEntry, type HistorySlice, ofProduct } from './product-history.ts';
import { productKinds } from './product-kinds.ts';
import type { ProductFacts } from './product-types.ts';
import { productFacts } from './store-product.ts';
import { updateProduct } from './update-product.ts';

/** Throws as `updateProduct`, with VALIDATION at `nav_at`. */
export async function enterNav(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { nav, nav_at, version }: Schemas.FundNavRequest,
): Promise<ProductFacts<'fund'>> {
  const rules = productKinds.fund;
  const before = productFacts(rules, await lockProduct(tx, 'fund', id));
  const { id: _, version: _v, created_at: _c, updated_at: _u, status: _s, ...body } = before;
  return updateProduct(tx, context, rules, {
    id,
    version,
    body: { ...body, nav, nav_at },
    action: 'product.valued',
  });
}

export async function readNavs(
  reader: Reader,
  { id, limit, offset, page, size }: HistorySlice,
): Promise<Schemas.FundNavHistory> {
  const { after, before } = auditLog;
  const value = (entry: typeof after | typeof before, field: string) => sql`${entry} ->> ${field}`;
  const where = and(
    ofProduct(id),
    isNotNull(value(after, 'nav')),
    isNotNull(value(after, 'nav_at')),
    or(
      eq(auditLog.action, 'product.created'),
      sql`${value(before, 'nav')} is distinct from ${value(after, 'nav')}`,
      sql`${value(before, 'nav_at')} is distinct from ${value(after, 'nav_at')}`,
    ),
  );
  const rows = await reader
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.seq))
    .limit(limit)
    .offset(offset ?? 0);
  return {
    list: rows.map((entry) => ({
      id: String(entry.seq),
      nav: String(entry.after?.['nav']),
      nav_at: String(entry.after?.['nav_at']),
      entered_at: entry.at.toISOString(),
      entered_by: actorOfEntry(entry),
    })),
    total: await reader.$count(auditLog, where),
    page,
    size,
  };
}
