import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, money, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

export const product = pgTable(
  'product',
  {
    id: id(),
    kind: text('kind', {
      enum: ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant', 'saving'],
    }).notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    status: text('status', {
      enum: ['available', 'listing', 'listed', 'closed', 'withdrawn', 'enabled', 'disabled'],
    }).notNull(),
    poolQty: bigint('pool_qty', { mode: 'number' }),
    lotSize: bigint('lot_size', { mode: 'number' }),
    /** Money in it is decimal strings. */
    terms: jsonb('terms').$type<Record<string, unknown>>().notNull(),
    updatedById: uuid('updated_by_id').references(() => staffUser.id),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('product_code')
      .on(t.kind, t.code)
      .where(sql`${t.status} not in ('closed', 'withdrawn')`),
    index('product_created').on(t.kind, t.createdAt, t.id),
    check(
      'product_status_of_kind',
      sql`case
        when ${t.kind} in ('stock', 'block') then ${t.status} in ('available', 'listing', 'listed', 'closed')
        when ${t.kind} = 'ipo' then ${t.status} in ('available', 'listing', 'listed', 'withdrawn')
        when ${t.kind} in ('daily', 'ai', 'quant') then ${t.status} in ('enabled', 'disabled', 'closed')
        else ${t.status} in ('enabled', 'disabled')
      end`,
    ),
    check('product_pool_positive', sql`${t.poolQty} > 0 and ${t.lotSize} > 0`),
  ],
);

export const productTemplate = pgTable(
  'product_template',
  {
    id: id(),
    kind: text('kind', { enum: product.kind.enumValues }).notNull(),
    name: text('name').notNull(),
    terms: jsonb('terms').$type<Record<string, unknown>>().notNull(),
    updatedById: uuid('updated_by_id').references(() => staffUser.id),
    ...versioned(),
  },
  (t) => [uniqueIndex('product_template_name').on(t.kind, t.name)],
);

export const fundNav = pgTable(
  'fund_nav',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    nav: money('nav').notNull(),
    navAt: time('nav_at').notNull(),
    /** When the first of two people entered it. */
    knownAt: time('known_at').notNull(),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('fund_nav_day').on(t.productId, t.day),
    check('fund_nav_positive', sql`${t.nav} > 0`),
  ],
);
