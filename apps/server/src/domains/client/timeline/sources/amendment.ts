import { type SQL, sql } from 'drizzle-orm';
import { amendment } from '../../../../kernel/db/schema.ts';
import { type EventQuery, keyed, named, select } from './event-source.ts';

export function amendments({ clientId }: EventQuery): SQL[] {
  const common = {
    kind: named('emergency'),
    recordType: named('amendment'),
    recordId: sql`id`,
    orderNo: sql`order_no`,
    otherwise: 'system' as const,
    more: sql`jsonb_build_object('amended', after)`,
  };
  return [
    select({
      ...common,
      key: keyed('amendment', sql`id`),
      at: sql`made_at`,
      event: named('created'),
      actorId: sql`maker_id`,
      reasonCode: sql`reason_code`,
      text: sql`reason`,
      source: sql`${amendment} where client_id = ${clientId}`,
    }),
    select({
      ...common,
      key: keyed('amendment', sql`id`, 1),
      at: sql`checked_at`,
      event: sql`status`,
      actorId: sql`checker_id`,
      reasonCode: sql`decision_code`,
      text: sql`decision_reason`,
      source: sql`${amendment} where client_id = ${clientId} and checked_at is not null`,
    }),
  ];
}
