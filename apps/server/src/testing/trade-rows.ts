import { randomUUID } from 'node:crypto';
import { productKinds } from '../domains/product/product-kinds.ts';
import type { Database } from '../kernel/db/database.ts';
import { product, tradeRecord } from '../kernel/db/schema.ts';
import type { ClientFixture } from './deposit-fixtures.ts';

type ProductRow = typeof product.$inferSelect;
type TradeRow = typeof tradeRecord.$inferSelect;

export async function insertProduct(
  db: Database,
  columns: Partial<typeof product.$inferInsert> = {},
): Promise<ProductRow> {
  const code = `P-${randomUUID()}`;
  const [row] = await db
    .insert(product)
    .values({
      kind: 'block',
      code,
      name: code,
      currency: 'USD',
      status: productKinds[columns.kind ?? 'block'].start,
      terms: {},
      ...columns,
    })
    .returning();
  if (row === undefined) throw new Error('The product was not stored.');
  return row;
}

/** Moves no money. */
export async function insertTrade(
  db: Database,
  of: ClientFixture,
  { id: productId, kind, currency }: Pick<ProductRow, 'id' | 'kind' | 'currency'>,
  columns: Partial<typeof tradeRecord.$inferInsert> = {},
): Promise<TradeRow> {
  const accountId = of.accounts[currency];
  if (accountId === undefined) throw new Error(`The client has no account in ${currency}.`);
  if (kind === 'saving') throw new Error('Savings have no trade records.');
  const [row] = await db
    .insert(tradeRecord)
    .values({
      orderNo: `T-${randomUUID()}`,
      kind,
      productId,
      clientId: of.id,
      accountId,
      currency,
      amount: '100.00',
      status: 'awaiting',
      // Orders paid on winning freeze nothing before.
      fundingModel: 'pay_on_win',
      payable: columns.paid ?? '0',
      ...columns,
    })
    .returning();
  if (row === undefined) throw new Error('The order was not stored.');
  return row;
}
