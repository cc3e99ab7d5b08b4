import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account, client } from './client.ts';
import { id, money, time, versioned } from './columns.ts';
import { product } from './product.ts';
import { staffUser } from './staff.ts';

/** What a client has asked for, holds, or has sold again, of a product. */
export const tradeRecord = pgTable(
  'trade_record',
  {
    id: id(),
    orderNo: text('order_no').notNull().unique(),
    /** The kind of its product; `subscribe` is a subscription to an AI product's plan. */
    kind: text('kind', {
      enum: ['stock', 'block', 'ipo', 'daily', 'subscribe', 'ai', 'fund', 'quant'],
    }).notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    side: text('side', { enum: ['buy', 'sell'] })
      .notNull()
      .default('buy'),
    currency: text('currency').notNull(),
    /** Of one piece; null where an amount is invested, not pieces bought. */
    price: money('price'),
    /** Pieces, or units of a fund. */
    appliedQty: numeric('applied_qty', { precision: 26, scale: 8 }),
    /** Null until it is decided. */
    allottedQty: numeric('allotted_qty', { precision: 26, scale: 8 }),
    /** What was applied for, in money. */
    amount: money('amount').notNull(),
    /** Held back on the account for this order, now. */
    frozen: money('frozen').notNull().default('0'),
    payable: money('payable').notNull().default('0'),
    paid: money('paid').notNull().default('0'),
    payDeadline: time('pay_deadline'),
    fee: money('fee').notNull().default('0'),
    openedAt: time('opened_at'),
    settleAt: time('settle_at'),
    profit: money('profit'),
    status: text('status', {
      enum: [
        'awaiting',
        'payment',
        'outstanding',
        'holding',
        'sold',
        'unsettled',
        'completed',
        'released',
      ],
    }).notNull(),
    /** Of a subscription: the plan's name, its period, whether it renews, when it is billed next. */
    plan: jsonb('plan').$type<Record<string, unknown> | null>(),
    /** The member of staff who made it; null where the client did. */
    makerId: uuid('maker_id').references(() => staffUser.id),
    madeAt: time('made_at').notNull().defaultNow(),
    checkerId: uuid('checker_id').references(() => staffUser.id),
    checkedAt: time('checked_at'),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    remark: text('remark'),
    clientRemark: text('client_remark'),
    ...versioned(),
  },
  (t) => [
    index('trade_record_created').on(t.kind, t.createdAt, t.id),
    index('trade_record_status').on(t.kind, t.status, t.createdAt, t.id),
    index('trade_record_product').on(t.productId, t.status),
    index('trade_record_client').on(t.clientId, t.createdAt),
    check(
      'trade_record_money_not_negative',
      sql`${t.amount} >= 0 and ${t.frozen} >= 0 and ${t.payable} >= 0 and ${t.paid} >= 0 and ${t.fee} >= 0`,
    ),
  ],
);

/** Who gets how much of a product: one draft for each, changed until it is published. */
export const allocation = pgTable('allocation', {
  id: id(),
  productId: uuid('product_id')
    .notNull()
    .unique()
    .references(() => product.id),
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  publishedById: uuid('published_by_id').references(() => staffUser.id),
  publishedAt: time('published_at'),
  ...versioned(),
});

export const allocationLine = pgTable(
  'allocation_line',
  {
    id: id(),
    allocationId: uuid('allocation_id')
      .notNull()
      .references(() => allocation.id),
    tradeId: uuid('trade_id')
      .notNull()
      .unique()
      .references(() => tradeRecord.id),
    allottedQty: bigint('allotted_qty', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('allocation_line_allocation').on(t.allocationId),
    check('allocation_line_not_negative', sql`${t.allottedQty} >= 0`),
  ],
);
