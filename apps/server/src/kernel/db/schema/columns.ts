import type { Schemas } from '@brokerdesk/sdk';
import { integer, jsonb, numeric, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../order-no.ts';

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An amount of money; a decimal string in code, so that no float ever holds it. */
export const money = (name: string) => numeric(name, { precision: 26, scale: 8 });

export const id = () => uuid('id').primaryKey().$defaultFn(newId);

export const versioned = () => ({
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

export const risky = () => ({
  /** The worst of the reasons: 0 none, 1 look, 2 stop; numbers, so that it sorts. */
  riskLevel: smallint('risk_level').notNull().default(0),
  riskReasons: jsonb('risk_reasons').$type<readonly Schemas.RiskReason[]>().notNull().default([]),
  riskCheckedAt: time('risk_checked_at'),
  overrideReason: text('override_reason'),
});
