import type { RowScope, ServiceScope } from '@brokerdesk/policy';
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
import { id, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

export const serviceAccount = pgTable(
  'service_account',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => staffUser.id),
    /** Never given twice, so that the audit log names one program by it. */
    name: text('name').notNull(),
    purpose: text('purpose').notNull(),
    scopes: jsonb('scopes').$type<readonly ServiceScope[]>().notNull(),
    rowScope: text('row_scope').$type<RowScope>().notNull(),
    /** Whose team or clients it sees; null if it sees all. */
    ownerId: uuid('owner_id').references(() => staffUser.id),
    networks: jsonb('networks').$type<readonly string[]>().notNull(),
    requestsPerMinute: integer('requests_per_minute').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
    revokedById: uuid('revoked_by_id').references(() => staffUser.id),
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => staffUser.id),
    updatedById: uuid('updated_by_id')
      .notNull()
      .references(() => staffUser.id),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('service_account_name').on(sql`lower(${t.name})`),
    check('service_account_rows', sql`(${t.rowScope} = 'all') = (${t.ownerId} is null)`),
    check('service_account_networks', sql`jsonb_array_length(${t.networks}) > 0`),
  ],
);

/** Two people allow it; it exists once the one who asked has collected it. */
export const serviceSecret = pgTable(
  'service_secret',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => serviceAccount.id),
    collectorId: uuid('collector_id')
      .notNull()
      .references(() => staffUser.id),
    collectUntil: time('collect_until').notNull(),
    overlapHours: integer('overlap_hours').notNull(),
    prefix: text('prefix'),
    /** SHA-256 of the secret; the secret itself is nowhere. */
    hash: text('hash').unique(),
    collectedAt: time('collected_at'),
    /** The end of the overlap; null for the secret that was collected last. */
    expiresAt: time('expires_at'),
    endedAt: time('ended_at'),
    lastUsedAt: time('last_used_at'),
    lastUsedIp: text('last_used_ip'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('service_secret_account').on(t.accountId),
    check(
      'service_secret_collected',
      sql`(${t.hash} is null) = (${t.collectedAt} is null) and (${t.hash} is null) = (${t.prefix} is null)`,
    ),
    uniqueIndex('service_secret_waiting')
      .on(t.accountId)
      .where(sql`${t.hash} is null and ${t.endedAt} is null`),
  ],
);
