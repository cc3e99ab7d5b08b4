import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, versioned } from './columns.ts';

/** What clients trade: eight kinds, of which each has terms of its own beside what all have. */
export const product = pgTable(
  'product',
  {
    id: id(),
    kind: text('kind', {
      enum: ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant', 'saving'],
    }).notNull(),
    /** The symbol, or the code of the house: once in its kind. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    status: text('status', {
      enum: ['available', 'listing', 'listed', 'closed', 'withdrawn', 'enabled', 'disabled'],
    }).notNull(),
    /** Pieces that can be allotted in all; null where nothing is allotted. */
    poolQty: bigint('pool_qty', { mode: 'number' }),
    /** Pieces are allotted in whole lots; null where nothing is. */
    lotSize: bigint('lot_size', { mode: 'number' }),
    /** The rest, as the contract describes it for the kind; money in it is decimal strings. */
    terms: jsonb('terms').$type<Record<string, unknown>>().notNull(),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('product_code').on(t.kind, t.code),
    index('product_created').on(t.kind, t.createdAt, t.id),
    check('product_pool_positive', sql`${t.poolQty} > 0 and ${t.lotSize} > 0`),
  ],
);
