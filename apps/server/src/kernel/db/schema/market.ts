import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, money, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

export const exchange = pgTable(
  'exchange',
  {
    id: id(),
    code: text('code').notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    currency: text('currency').notNull(),
    timezone: text('timezone').notNull(),
    /** Trading hours of a day, in the market's own time: `09:30` to `12:00`. */
    hours: jsonb('hours').$type<{ from: string; to: string }[]>().notNull(),
    /** Days of the week, from 1 (Monday) to 7. */
    tradingDays: jsonb('trading_days').$type<number[]>().notNull().default([1, 2, 3, 4, 5]),
    /** Days without trading, or with the hours of that day alone, by their dates. */
    holidays: jsonb('holidays')
      .$type<{ date: string; name: string; hours: { from: string; to: string }[] }[]>()
      .notNull()
      .default([]),
    /** Market days from a trade until its money is paid: the 2 of T+2. */
    settleDays: integer('settle_days').notNull().default(2),
    status: text('status', { enum: ['enabled', 'disabled'] })
      .notNull()
      .default('enabled'),
    updatedById: uuid('updated_by_id').references(() => staffUser.id),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('exchange_code').on(t.code),
    check('exchange_settle_days', sql`${t.settleDays} between 0 and 10`),
  ],
);

export const currencyPair = pgTable(
  'currency_pair',
  {
    id: id(),
    primary: text('primary_currency').notNull(),
    secondary: text('secondary_currency').notNull(),
    minAmount: money('min_amount').notNull(),
    maxAmount: money('max_amount'),
    weight: integer('weight').notNull().default(0),
    status: text('status', { enum: ['enabled', 'disabled'] })
      .notNull()
      .default('enabled'),
    updatedById: uuid('updated_by_id').references(() => staffUser.id),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('currency_pair_once').on(t.primary, t.secondary),
    index('currency_pair_created').on(t.createdAt, t.id),
    check('currency_pair_two', sql`${t.primary} <> ${t.secondary}`),
    check('currency_pair_amounts', sql`${t.minAmount} > 0 and ${t.maxAmount} >= ${t.minAmount}`),
  ],
);
