import { type SQL, sql } from 'drizzle-orm';
import { product, tradeEvent, tradeRecord } from '../../../../kernel/db/schema.ts';
import { type EventQuery, keyed, named, select } from './event-source.ts';

/** Without what an amendment has changed: it is shown as an emergency, to those who may read of one. */
export function tradeSteps({ clientId, tradeKinds }: EventQuery): SQL {
  return select({
    key: keyed('trade', sql`e.id`),
    at: sql`e.at`,
    kind: named('trade'),
    event: sql`e.action`,
    actorId: sql`e.actor_id`,
    otherwise: sql`case when e.action = 'booked' or e.action = 'paid' then 'client' else 'system' end`,
    recordType: named('trade'),
    recordId: sql`t.id`,
    orderNo: sql`t.order_no`,
    amount: sql`e.amount`,
    currency: sql`t.currency`,
    text: sql`e.note`,
    more: sql`jsonb_build_object('trade_kind', t.kind, 'product', p.name)`,
    source: sql`${tradeRecord} t join ${tradeEvent} e on e.trade_id = t.id
      join ${product} p on p.id = t.product_id
      where t.client_id = ${clientId} and t.kind in ${tradeKinds} and e.action <> 'amended'`,
  });
}
