import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, client } from './client.ts';
import { id, money, time, versioned } from './columns.ts';
import { file } from './platform.ts';
import { product } from './product.ts';
import { staffUser } from './staff.ts';

export interface SubscribedPlan {
  name: string;
  period: string;
  auto_renew: boolean;
  next_bill_at: string | null;
}

export interface AllocationScheme {
  name: 'pro_rata' | 'one_lot_first' | 'draw_applicants' | 'draw_numbers';
  include_robots: boolean;
  lots_each: number | null;
}

export interface AllocationDraw {
  numbers: number;
  tails: string[];
}

export const tradeRecord = pgTable(
  'trade_record',
  {
    id: id(),
    orderNo: text('order_no').notNull().unique(),
    /** `subscribe` is a subscription to an AI product's plan. */
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
    parentId: uuid('parent_id').references((): AnyPgColumn => tradeRecord.id),
    side: text('side', { enum: ['buy', 'sell'] })
      .notNull()
      .default('buy'),
    currency: text('currency').notNull(),
    /**
     * Into the base currency when it was made; null if no rate led there. The database puts it in.
     */
    baseRate: numeric('base_rate', { precision: 20, scale: 10 }),
    /** Null if an amount is invested, not pieces bought. */
    price: money('price'),
    /** Pieces, or units of a fund. */
    appliedQty: numeric('applied_qty', { precision: 26, scale: 8 }),
    allottedQty: numeric('allotted_qty', { precision: 26, scale: 8 }),
    amount: money('amount').notNull(),
    fundingModel: text('funding_model', { enum: ['prefund', 'pay_on_win'] })
      .notNull()
      .default('prefund'),
    feePct: numeric('fee_pct', { precision: 10, scale: 6 }).notNull().default('0'),
    frozen: money('frozen').notNull().default('0'),
    payable: money('payable').notNull().default('0'),
    paid: money('paid').notNull().default('0'),
    payDeadline: time('pay_deadline'),
    fee: money('fee').notNull().default('0'),
    phase: text('phase', { enum: ['review', 'confirming', 'redeeming'] }),
    /** The day whose value a fund is bought at, as of the booking. */
    dealingDay: date('dealing_day', { mode: 'string' }),
    cutoffAt: time('cutoff_at'),
    navKnownAt: time('nav_known_at'),
    redeemDay: date('redeem_day', { mode: 'string' }),
    /** Units to redeem while it waits; null for all of them. */
    redeemQty: numeric('redeem_qty', { precision: 26, scale: 8 }),
    redeemCutoffAt: time('redeem_cutoff_at'),
    redeemKnownAt: time('redeem_known_at'),
    redeemerId: uuid('redeemer_id').references(() => staffUser.id),
    openedAt: time('opened_at'),
    settleAt: time('settle_at'),
    soldAt: time('sold_at'),
    soldPrice: money('sold_price'),
    /** Before the fee; null until it is sold. */
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
    plan: jsonb('plan').$type<SubscribedPlan | null>(),
    /** The member of staff who made it; null if the client did. */
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
    index('trade_record_amount').on(t.kind, t.amount, t.id),
    index('trade_record_product').on(t.productId, t.status),
    index('trade_record_client').on(t.clientId, t.createdAt),
    index('trade_record_parent').on(t.parentId).where(sql`${t.parentId} is not null`),
    check(
      'trade_record_part_is_sold',
      sql`${t.parentId} is null or ${t.status} in ('sold', 'unsettled', 'completed')`,
    ),
    check(
      'trade_record_money_not_negative',
      sql`${t.amount} >= 0 and ${t.frozen} >= 0 and ${t.payable} >= 0 and ${t.paid} >= 0 and ${t.fee} >= 0`,
    ),
    check(
      'trade_record_frozen_while_open',
      sql`${t.frozen} = 0 or ${t.status} in ('awaiting', 'outstanding')`,
    ),
    check('trade_record_paid_within_payable', sql`${t.paid} <= ${t.payable}`),
    check('trade_record_phase_of_fund', sql`${t.phase} is null or ${t.kind} = 'fund'`),
    check('trade_record_nav_after_cutoff', sql`${t.navKnownAt} > ${t.cutoffAt}`),
    check('trade_record_redeemed_after_cutoff', sql`${t.redeemKnownAt} > ${t.redeemCutoffAt}`),
    check(
      'trade_record_redeems_a_part',
      sql`${t.redeemQty} is null or (${t.phase} is not null and ${t.redeemQty} > 0 and ${t.redeemQty} < ${t.allottedQty})`,
    ),
    index('trade_record_dealing').on(t.productId, t.phase),
    index('trade_record_deadline').on(t.status, t.payDeadline),
    index('trade_record_term').on(t.settleAt).where(sql`${t.status} = 'holding'`),
    // All that the queues after the review count and sum: they are read without the table.
    index('trade_record_queue')
      .on(
        ...([t.status, t.clientId, t.kind, t.currency, t.amount, t.payable, t.paid] as const),
        ...[t.profit, t.fee, t.createdAt, t.settleAt, t.checkedAt],
      )
      .where(sql`${t.status} in ('payment', 'outstanding', 'unsettled')`),
  ],
);

export type TradeStatus = (typeof tradeRecord.$inferSelect)['status'];

/** Append-only: triggers refuse every change. */
export const tradeEvent = pgTable(
  'trade_event',
  {
    id: id(),
    tradeId: uuid('trade_id')
      .notNull()
      .references(() => tradeRecord.id),
    version: integer('version').notNull(),
    action: text('action', {
      enum: [
        'booked',
        'approved',
        'unfilled',
        'rejected',
        'paid',
        'sold',
        'sold_in_part',
        'unsettled',
        'completed',
        'lapsed',
        'amended',
        'renewed',
        'cancelled',
        'withdrawn',
        'confirmed',
        'redeem_asked',
        'redeem_withdrawn',
      ],
    }).notNull(),
    status: text('status').$type<TradeStatus>().notNull(),
    actorId: uuid('actor_id').references(() => staffUser.id),
    amount: money('amount'),
    note: text('note'),
    evidenceId: uuid('evidence_id').references(() => file.id),
    at: time('at').notNull(),
  },
  (t) => [
    uniqueIndex('trade_event_once').on(t.tradeId, t.version),
    uniqueIndex('trade_event_evidence').on(t.evidenceId),
  ],
);

export const allocation = pgTable('allocation', {
  id: id(),
  productId: uuid('product_id')
    .notNull()
    .unique()
    .references(() => product.id),
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  /** Seed of every draw, created once with the first proposal. */
  seed: text('seed'),
  scheme: jsonb('scheme').$type<AllocationScheme | null>(),
  changedScheme: jsonb('changed_scheme').$type<AllocationScheme | null>(),
  note: text('note'),
  draw: jsonb('draw').$type<AllocationDraw | null>(),
  draftedById: uuid('drafted_by_id').references(() => staffUser.id),
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
    drawnQty: bigint('drawn_qty', { mode: 'number' }),
  },
  (t) => [
    index('allocation_line_allocation').on(t.allocationId),
    check('allocation_line_not_negative', sql`${t.allottedQty} >= 0`),
    check('allocation_line_drawn_not_negative', sql`${t.drawnQty} >= 0`),
  ],
);
