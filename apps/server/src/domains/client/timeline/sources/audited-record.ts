import { type SQL, sql } from 'drizzle-orm';
import { type EventColumns, keyed, named, select } from './event-source.ts';

type Common = Pick<
  EventColumns,
  'kind' | 'recordType' | 'orderNo' | 'amount' | 'currency' | 'more'
> & { recordId: SQL };

export function madeAndChecked(name: string, common: Common, source: SQL): SQL[] {
  return [
    select({
      ...common,
      key: keyed(name, common.recordId),
      at: sql`made_at`,
      event: named('created'),
      actorId: sql`maker_id`,
      otherwise: 'client',
      source,
    }),
    select({
      ...common,
      key: keyed(name, common.recordId, 1),
      at: sql`checked_at`,
      event: sql`case when status = 'rejected' then 'rejected' else 'approved' end`,
      actorId: sql`checker_id`,
      otherwise: 'system',
      reasonCode: sql`reason_code`,
      text: sql`reason`,
      source: sql`${source} and checked_at is not null`,
    }),
  ];
}
