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
import { client } from './client.ts';
import { id, time, versioned } from './columns.ts';
import { file } from './platform.ts';
import { staffUser } from './staff.ts';

/** Append-only but for its one decision. */
export const amendment = pgTable(
  'amendment',
  {
    id: id(),
    kind: text('kind').notNull(),
    targetId: uuid('target_id').notNull(),
    orderNo: text('order_no').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id),
    /** The order's version that it was made for: it is applied to no other. */
    baseVersion: integer('base_version').notNull(),
    before: jsonb('before').$type<Record<string, string | null>>().notNull(),
    after: jsonb('after').$type<Record<string, string | null>>().notNull(),
    reasonCode: text('reason_code').notNull(),
    reason: text('reason').notNull(),
    evidenceId: uuid('evidence_id').references(() => file.id),
    status: text('status', { enum: ['pending', 'applied', 'rejected', 'withdrawn'] })
      .notNull()
      .default('pending'),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => staffUser.id),
    madeAt: time('made_at').notNull().defaultNow(),
    checkerId: uuid('checker_id').references(() => staffUser.id),
    checkedAt: time('checked_at'),
    decisionCode: text('decision_code'),
    decisionReason: text('decision_reason'),
    ...versioned(),
  },
  (t) => [
    index('amendment_created').on(t.createdAt, t.id),
    index('amendment_target').on(t.kind, t.targetId, t.createdAt),
    uniqueIndex('amendment_pending_once')
      .on(t.kind, t.targetId)
      .where(sql`${t.status} = 'pending'`),
    uniqueIndex('amendment_evidence').on(t.evidenceId),
    check(
      'amendment_two_people',
      sql`${t.status} <> 'applied' or (${t.checkerId} is not null and ${t.checkerId} <> ${t.makerId})`,
    ),
    check(
      'amendment_withdrawn_by_maker',
      sql`${t.status} <> 'withdrawn' or (${t.checkerId} is not null and ${t.checkerId} = ${t.makerId})`,
    ),
  ],
);
