import { type SQL, sql } from 'drizzle-orm';
import { deposit, withdrawal } from '../../../../kernel/db/schema.ts';
import { madeAndChecked } from './audited-record.ts';
import { type EventQuery, keyed, named, select } from './event-source.ts';

export function cashSteps(name: 'deposit' | 'withdrawal', { clientId }: EventQuery): SQL[] {
  const table = name === 'deposit' ? sql`${deposit}` : sql`${withdrawal}`;
  const common = {
    kind: named(name),
    recordType: named(name),
    recordId: sql`id`,
    orderNo: sql`order_no`,
    amount: sql`amount`,
    currency: sql`currency`,
    ...(name === 'deposit' && {
      more: sql`case when currency <> account_currency
        then jsonb_build_object('received', credited_amount::text, 'received_currency', account_currency) end`,
    }),
  };
  const source = sql`${table} where client_id = ${clientId}`;
  return [
    ...madeAndChecked(name, common, source),
    select({
      ...common,
      key: keyed(name, sql`id`, 2),
      at: sql`rolled_back_at`,
      event: named('rolled_back'),
      actorId: sql`rolled_back_by_id`,
      otherwise: 'system',
      text: sql`rollback_reason`,
      source: sql`${source} and rolled_back_at is not null`,
    }),
  ];
}
