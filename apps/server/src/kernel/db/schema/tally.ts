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
import { money } from './columns.ts';

/**
 * How many records there are and what they are worth, so that no one has to count a million rows. Triggers add a line
 * for each change, in its transaction; the truth is the sum of the lines, which are compacted now and then. Lines are
 * only ever added: no one waits for a counter.
 */

const count = () => bigint('count', { mode: 'number' }).notNull();
/** Wider than one amount: it is the sum of many. */
const amount = () => numeric('amount', { precision: 38, scale: 8 }).notNull();

/**
 * Beside the amount: what it was worth in the base currency, as booked, and how many records have no such worth. Trades
 * keep none.
 */
const worth = () => ({
  amount: amount(),
  baseAmount: numeric('base_amount', { precision: 38, scale: 8 }).notNull().default('0'),
  unrated: bigint('unrated', { mode: 'number' }).notNull().default(0),
});

const ofClient = () => ({
  agentId: uuid('agent_id'),
  fake: boolean('fake').notNull(),
});

const clientKeys = () => ({
  ...ofClient(),
  active: boolean('active').notNull(),
  locked: boolean('locked').notNull(),
  kycStatus: text('kyc_status', {
    enum: ['unverified', 'pending', 'approved', 'rejected'],
  }).notNull(),
  vipLevel: integer('vip_level').notNull(),
});

export const clientTally = pgTable('client_tally', { ...clientKeys(), count: count() });

export const accountTally = pgTable('account_tally', {
  ...clientKeys(),
  currency: text('currency').notNull(),
  count: count(),
  amount: amount(),
});

const keysWithoutClient = () => ({
  status: text('status', { enum: ['pending', 'approved', 'rejected', 'rolled_back'] }).notNull(),
  subType: text('sub_type', { enum: ['bank', 'crypto', 'exchange'] }).notNull(),
  currency: text('currency').notNull(),
});

const depositKeys = () => ({ ...ofClient(), ...keysWithoutClient() });

export const depositTally = pgTable('deposit_tally', {
  ...depositKeys(),
  count: count(),
  ...worth(),
});

/** The same by the day, in UTC, on which they were made: for ranges of time, and to find late pages. */
export const depositDayTally = pgTable(
  'deposit_day_tally',
  {
    ...depositKeys(),
    day: date('day', { mode: 'string' }).notNull(),
    count: count(),
    ...worth(),
  },
  (t) => [
    index('deposit_day_tally_day').on(t.day),
    index('deposit_day_tally_agent').on(t.agentId, t.day),
  ],
);

/** The same by the band of their amount, which is known by its lower end: for ranges of amounts, and late pages. */
export const depositBandTally = pgTable(
  'deposit_band_tally',
  {
    ...depositKeys(),
    band: money('band').notNull(),
    count: count(),
    ...worth(),
  },
  (t) => [
    index('deposit_band_tally_band').on(t.band),
    index('deposit_band_tally_agent').on(t.agentId, t.band),
  ],
);

const weekAndBand = () => ({
  week: date('week', { mode: 'string' }).notNull(),
  band: money('band').notNull(),
  count: count(),
  ...worth(),
});

/**
 * The same by the week, in UTC, on whose Monday it begins, and the band of their amount: for ranges of both. Of
 * all clients, no matter who looks after them: a third of the lines that there are by salesman.
 */
export const depositWeekTally = pgTable(
  'deposit_week_tally',
  { fake: boolean('fake').notNull(), ...keysWithoutClient(), ...weekAndBand() },
  (t) => [index('deposit_week_tally_week').on(t.week, t.band)],
);

/** The same for people who see the clients of some salesmen. */
export const depositAgentWeekTally = pgTable(
  'deposit_agent_week_tally',
  { ...depositKeys(), ...weekAndBand() },
  (t) => [index('deposit_agent_week_tally_agent').on(t.agentId, t.week, t.band)],
);

/** Withdrawals, loans and other credits, and trades; `record` is their table. */
export const recordTally = pgTable(
  'record_tally',
  {
    record: text('record', { enum: ['withdrawal', 'overdrawn', 'trade_record'] }).notNull(),
    ...ofClient(),
    status: text('status').notNull(),
    kind: text('kind').notNull(),
    currency: text('currency').notNull(),
    count: count(),
    ...worth(),
  },
  (t) => [index('record_tally_agent').on(t.record, t.agentId)],
);

/**
 * The time zone whose days the tables below count by: the configured one, once what was counted before a change of it
 * has been counted anew. One row.
 */
export const tallyZone = pgTable('tally_zone', { zone: text('zone').primaryKey() });

const ofDay = () => ({ ...ofClient(), day: date('day', { mode: 'string' }).notNull() });
const ofCurrency = () => ({
  currency: text('currency').notNull(),
  /** Whether a rate led into the base currency; if none did, the base amounts are 0. */
  rated: boolean('rated').notNull(),
});
const sumOf = (name: string) => numeric(name, { precision: 38, scale: 8 }).notNull();
const countOf = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * Orders by the day on which they were made, as `counted_order` reads each. The same by the month, whose first day is
 * `day`: most of a long range is whole months. And whole days, of every kind and product: for long series.
 */
export const orderDayTally = pgTable(
  'order_day_tally',
  {
    ...ofDay(),
    kind: text('kind'),
    productId: uuid('product_id'),
    ...ofCurrency(),
    orders: countOf('orders'),
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
    span: text('span', { enum: ['day', 'month', 'whole_day'] }).notNull(),
    pieces: sumOf('pieces'),
    invested: sumOf('invested'),
    frozen: sumOf('frozen'),
  },
  (t) => [index('order_day_tally_span').on(t.span, t.day)],
);

/**
 * Deposits and withdrawals by the day on which they were approved, also if they were taken back later.
 */
export const cashDayTally = pgTable(
  'cash_day_tally',
  {
    ...ofDay(),
    flow: text('flow', { enum: ['deposits', 'withdrawals'] }).notNull(),
    ...ofCurrency(),
    count: count(),
    amount: amount(),
    baseAmount: sumOf('base_amount'),
  },
  (t) => [index('cash_day_tally_day').on(t.day)],
);

/**
 * Clients, each once a day, with the day before on which the same had happened: a client with a line of a day in a
 * range and the day before out of it is counted once, however long the range is.
 */
export const clientDayTally = pgTable(
  'client_day_tally',
  {
    ...ofDay(),
    counted: text('counted', {
      enum: [
        'new',
        'active',
        'active_day',
        'month',
        'deposit_month',
        'orders',
        'orders_day',
        'kind',
        'kind_day',
        'currency',
        'currency_day',
        'kind_currency',
        'kind_currency_day',
        'product',
      ],
    }).notNull(),
    kind: text('kind'),
    productId: uuid('product_id'),
    currency: text('currency'),
    /** The day before; `-infinity` if there is none. */
    since: date('since', { mode: 'string' }).notNull(),
    count: count(),
  },
  (t) => [index('client_day_tally_day').on(t.counted, t.day, t.since)],
);
