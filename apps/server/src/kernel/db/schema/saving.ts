import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import {
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
import { product } from './product.ts';
import { staffUser } from './staff.ts';

const rate = (name: string) => numeric(name, { precision: 10, scale: 6 });

export const savingHolding = pgTable(
  'saving_holding',
  {
    id: id(),
    orderNo: text('order_no').notNull().unique(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id),
    currency: text('currency').notNull(),
    principal: money('principal').notNull(),
    /** A year, in per cent: that of the highest tier that the principal reached. */
    rate: rate('rate').notNull(),
    tiers: jsonb('tiers').$type<readonly Schemas.SavingTier[]>().notNull(),
    termDays: integer('term_days'),
    payout: text('payout', { enum: ['daily', 'monthly', 'maturity'] }).notNull(),
    earlyExit: text('early_exit', { enum: ['free', 'forfeit_interest', 'not_allowed'] }).notNull(),
    /** Days of the firm's time zone; interest begins with the day after. */
    openedOn: date('opened_on').notNull(),
    maturesOn: date('matures_on'),
    accruedDays: integer('accrued_days').notNull().default(0),
    accrued: money('accrued').notNull().default('0'),
    paid: money('paid').notNull().default('0'),
    forfeited: money('forfeited').notNull().default('0'),
    status: text('status', { enum: ['holding', 'completed'] })
      .notNull()
      .default('holding'),
    exit: text('exit', { enum: ['matured', 'early'] }),
    closedOn: date('closed_on'),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => staffUser.id),
    madeAt: time('made_at').notNull().defaultNow(),
    checkerId: uuid('checker_id')
      .notNull()
      .references(() => staffUser.id),
    closedById: uuid('closed_by_id').references(() => staffUser.id),
    remark: text('remark'),
    exitRemark: text('exit_remark'),
    ...versioned(),
  },
  (t) => [
    index('saving_holding_created').on(t.createdAt, t.id),
    index('saving_holding_product').on(t.productId, t.status),
    index('saving_holding_client').on(t.clientId, t.createdAt),
    index('saving_holding_running').on(t.openedOn).where(sql`${t.status} = 'holding'`),
    check('saving_holding_two_people', sql`${t.makerId} <> ${t.checkerId}`),
    check(
      'saving_holding_money',
      sql`${t.principal} > 0 and ${t.accrued} >= 0 and ${t.paid} >= 0 and ${t.forfeited} >= 0
        and ${t.paid} + ${t.forfeited} <= ${t.accrued}`,
    ),
    check(
      'saving_holding_closed',
      sql`(${t.status} = 'completed') = (${t.exit} is not null)
        and (${t.status} = 'completed') = (${t.closedOn} is not null)
        and (${t.status} = 'holding' or ${t.paid} + ${t.forfeited} = ${t.accrued})`,
    ),
    check(
      'saving_holding_term',
      sql`${t.maturesOn} is not distinct from ${t.openedOn} + ${t.termDays} and ${t.accruedDays} >= 0
        and ${t.accruedDays} <= coalesce(${t.termDays}, ${t.accruedDays})`,
    ),
  ],
);

/** Append-only: triggers refuse every change. */
export const savingDay = pgTable(
  'saving_day',
  {
    id: id(),
    holdingId: uuid('holding_id')
      .notNull()
      .references(() => savingHolding.id),
    day: integer('day').notNull(),
    date: date('date').notNull(),
    principal: money('principal').notNull(),
    rate: rate('rate').notNull(),
    interest: money('interest').notNull(),
    paid: money('paid').notNull(),
  },
  (t) => [
    uniqueIndex('saving_day_once').on(t.holdingId, t.day),
    check('saving_day_not_negative', sql`${t.day} > 0 and ${t.interest} >= 0 and ${t.paid} >= 0`),
  ],
);
