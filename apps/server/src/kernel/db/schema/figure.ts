import {
  bigint,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

const sumOf = (name: string) => numeric(name, { precision: 38, scale: 8 });
const countOf = (name: string) => bigint(name, { mode: 'number' });

/**
 * Triggers add lines of differences in the transaction of a change; a figure is the sum of its lines. Writers never
 * wait for a counter.
 */
export const figure = pgTable(
  'figure',
  {
    counted: text('counted', {
      enum: [
        'client',
        'account',
        'deposit',
        'withdrawal',
        'trade_record',
        // Approved money, by the day of the approval, also if it was taken back later.
        'deposits',
        'withdrawals',
        'order_day',
        'order_month',
        'order_whole_day',
        'opened_day',
        'sold_day',
        'new',
        'month',
        'deposit_month',
        // Clients once a day, with the day before on which the same had happened: one with a line of a day in a range
        // and the day before out of it is counted once, however long the range is.
        'active',
        'orders',
        'kind',
        'currency',
        'kind_currency',
        'product',
        'active_day',
        'orders_day',
        'kind_day',
        'currency_day',
        'kind_currency_day',
      ],
    }).notNull(),
    agentId: uuid('agent_id'),
    fake: boolean('fake').notNull(),
    active: boolean('active'),
    locked: boolean('locked'),
    kycStatus: text('kyc_status', { enum: ['unverified', 'pending', 'approved', 'rejected'] }),
    vipLevel: integer('vip_level'),
    status: text('status'),
    kind: text('kind'),
    riskLevel: integer('risk_level'),
    productId: uuid('product_id'),
    currency: text('currency'),
    /** Whether a rate led into the base currency; if none did, the base amounts are 0. */
    rated: boolean('rated'),
    /** In the time zone of `figure_zone`. */
    day: date('day', { mode: 'string' }),
    /** The day before; `-infinity` if there is none. */
    since: date('since', { mode: 'string' }),
    count: countOf('count').notNull(),
    amount: sumOf('amount'),
    baseAmount: sumOf('base_amount'),
    applied: sumOf('applied'),
    allotted: sumOf('allotted'),
    paid: sumOf('paid'),
    profit: sumOf('profit'),
    baseApplied: sumOf('base_applied'),
    baseAllotted: sumOf('base_allotted'),
    basePaid: sumOf('base_paid'),
    baseProfit: sumOf('base_profit'),
    awaiting: countOf('awaiting'),
    payment: countOf('payment'),
    outstanding: countOf('outstanding'),
    holding: countOf('holding'),
    sold: countOf('sold'),
    unsettled: countOf('unsettled'),
    completed: countOf('completed'),
    released: countOf('released'),
    pieces: sumOf('pieces'),
    invested: sumOf('invested'),
    frozen: sumOf('frozen'),
    /** Pieces applied for by orders that were not cancelled, those of decided orders, and those allotted to them. */
    appliedQty: sumOf('applied_qty'),
    decidedQty: sumOf('decided_qty'),
    allottedQty: sumOf('allotted_qty'),
    heldQty: sumOf('held_qty'),
    held: sumOf('held'),
    /** Cost of sold orders, times the days that they were held. */
    moneyDays: sumOf('money_days'),
    unpaidOrders: countOf('unpaid_orders'),
    unpaid: sumOf('unpaid'),
  },
  (t) => [index('figure_counted').on(t.counted, t.day, t.since)],
);

/** The configured time zone, once everything has been counted anew after a change of it. One row. */
export const figureZone = pgTable('figure_zone', { zone: text('zone').primaryKey() });
