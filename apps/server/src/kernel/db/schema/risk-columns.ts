import type { Schemas } from '@brokerdesk/sdk';
import { jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const risky = () => ({
  /** The worst of the reasons: 0 none, 1 look, 2 stop; numbers, so that it sorts. */
  riskLevel: smallint('risk_level').notNull().default(0),
  riskReasons: jsonb('risk_reasons').$type<readonly Schemas.RiskReason[]>().notNull().default([]),
  /** Null if no one has looked yet. */
  riskCheckedAt: time('risk_checked_at'),
  /** Why it was approved in spite of a risk at `stop`. */
  overrideReason: text('override_reason'),
});
