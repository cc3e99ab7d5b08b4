import type { Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, time, versioned } from './columns.ts';
import { staffUser } from './staff.ts';

export const ipRule = pgTable(
  'ip_rule',
  {
    id: id(),
    /** In the database's own spelling, the length of the prefix always with it. */
    cidr: text('cidr').notNull(),
    kind: text('kind', { enum: ['deny', 'allow'] }).notNull(),
    scope: text('scope', { enum: ['all', 'role', 'user'] }).notNull(),
    role: text('role').$type<Role>(),
    userId: uuid('user_id').references(() => staffUser.id),
    note: text('note'),
    expiresAt: time('expires_at'),
    lastHitAt: time('last_hit_at'),
    lastHits: jsonb('last_hits').$type<readonly Schemas.IpRuleHit[]>().notNull().default([]),
    createdById: uuid('created_by_id').references(() => staffUser.id),
    updatedById: uuid('updated_by_id').references(() => staffUser.id),
    ...versioned(),
  },
  (t) => [
    index('ip_rule_created').on(t.createdAt, t.id),
    check(
      'ip_rule_says_whom',
      sql`(${t.scope} = 'role') = (${t.role} is not null) and (${t.scope} = 'user') = (${t.userId} is not null)`,
    ),
  ],
);
