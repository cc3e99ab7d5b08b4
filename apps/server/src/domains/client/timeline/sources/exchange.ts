import { type SQL, sql } from 'drizzle-orm';
import { conversion } from '../../../../kernel/db/schema.ts';
import { type EventQuery, keyed, named, select } from './event-source.ts';

export function exchanges({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('exchange', sql`id`),
    at: sql`created_at`,
    kind: named('exchange'),
    event: named('done'),
    actorId: sql`maker_id`,
    otherwise: 'client',
    recordType: named('exchange'),
    recordId: sql`id`,
    orderNo: sql`order_no`,
    amount: sql`amount`,
    currency: sql`currency`,
    more: sql`jsonb_build_object('received', received::text, 'received_currency', received_currency)`,
    source: sql`${conversion} where client_id = ${clientId}`,
  });
}
