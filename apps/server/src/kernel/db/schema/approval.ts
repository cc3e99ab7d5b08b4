import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { id, money, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

export const twoPersonLimits = [
  'credit',
  'withdrawal',
  'profit',
  'rollback',
  'exchange',
  'amendment',
  'address',
  'bank',
  'payment_file',
  'order',
  'kyc',
  'allocation',
  'staff',
  'config',
  'message',
  'service',
  'channel',
] as const satisfies readonly Schemas.TwoPersonLimit[];

export type TwoPersonLimit = (typeof twoPersonLimits)[number];

export interface ProposedChange {
  field: string;
  before: string | null;
  after: string | null;
}

export const proposal = pgTable(
  'proposal',
  {
    id: id(),
    limit: text('limit_name', { enum: twoPersonLimits }).notNull(),
    /** As the contract's `PUT /config/admin/v1/trade`. */
    operation: text('operation').notNull(),
    path: jsonb('path').$type<Record<string, string>>().notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    /** The version that its maker saw; null for what is to be made. Any later version closes the proposal. */
    subjectVersion: integer('subject_version'),
    subjectName: text('subject_name').notNull(),
    clientId: uuid('client_id').references(() => client.id),
    leaderId: uuid('leader_id').references(() => staffUser.id),
    /** In the base currency. */
    baseAmount: money('base_amount'),
    changes: jsonb('changes').$type<readonly ProposedChange[]>().notNull(),
    status: text('status', { enum: ['pending', 'applied', 'rejected', 'withdrawn', 'expired'] })
      .notNull()
      .default('pending'),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => staffUser.id),
    makerSessionId: uuid('maker_session_id').notNull(),
    madeAt: time('made_at').notNull().defaultNow(),
    checkerId: uuid('checker_id').references(() => staffUser.id),
    checkedAt: time('checked_at'),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    /** When it takes effect by itself: no other person had the right when it was made. */
    effectiveAt: time('effective_at'),
    expiresAt: time('expires_at').notNull(),
    ...versioned(),
  },
  (t) => [
    index('proposal_created').on(t.status, t.createdAt, t.id),
    index('proposal_client').on(t.clientId, t.status),
    index('proposal_pending_subject').on(t.subjectId).where(sql`${t.status} = 'pending'`),
    uniqueIndex('proposal_pending_once')
      .on(t.operation, t.subjectType, t.subjectId)
      .where(sql`${t.status} = 'pending' and ${t.subjectId} is not null`),
    check(
      'proposal_two_people',
      sql`${t.status} <> 'applied' or ${t.effectiveAt} is not null
        or (${t.checkerId} is not null and ${t.checkerId} <> ${t.makerId})`,
    ),
  ],
);

export const signedStatement = pgTable('signed_statement', {
  digest: text('digest').primaryKey(),
  signerId: uuid('signer_id')
    .notNull()
    .references(() => staffUser.id),
  at: time('at').notNull().defaultNow(),
});

/** Append-only. */
export const signature = pgTable(
  'signature',
  {
    id: id(),
    limit: text('limit_name', { enum: twoPersonLimits }).notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    signerId: uuid('signer_id')
      .notNull()
      .references(() => staffUser.id),
    clientId: uuid('client_id').references(() => client.id),
    /** In the base currency; null if no rate led there. */
    baseAmount: money('base_amount'),
    /** Whether no other person, or none who is independent, signed too: only these count. */
    alone: boolean('alone').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (t) => [
    index('signature_alone_signer').on(t.signerId, t.at).where(sql`${t.alone}`),
    index('signature_alone_client').on(t.clientId, t.at).where(sql`${t.alone}`),
    index('signature_subject').on(t.subjectType, t.subjectId),
  ],
);
