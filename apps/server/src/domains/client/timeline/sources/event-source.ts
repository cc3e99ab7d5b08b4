import type { Schemas } from '@brokerdesk/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { EventKind } from '../event-kinds.ts';

export interface EventQuery {
  clientId: string;
  kinds: readonly EventKind[];
  tradeKinds: readonly Schemas.TradeKind[];
}

interface EventColumns {
  /** Unique, and ordered for simultaneous events. */
  key: SQL;
  at: SQL;
  kind: SQL;
  event: SQL;
  actorId?: SQL;
  otherwise: 'client' | 'system' | SQL;
  recordType?: SQL;
  recordId?: SQL;
  orderNo?: SQL;
  amount?: SQL;
  currency?: SQL;
  reasonCode?: SQL;
  text?: SQL;
  more?: SQL;
  source: SQL;
}

const nothing = sql`null`;

export function select(columns: EventColumns): SQL {
  const { otherwise } = columns;
  const actorId = columns.actorId ?? nothing;
  const by = typeof otherwise === 'string' ? sql`${otherwise}::text` : otherwise;
  return sql`select ${columns.key} as key, (extract(epoch from ${columns.at}) * 1000000)::bigint as us,
    ${columns.kind}::text as kind, ${columns.event}::text as event, ${actorId}::uuid as actor_id,
    case when ${actorId}::uuid is null then ${by} else 'staff' end as by,
    ${columns.recordType ?? nothing}::text as record_type, ${columns.recordId ?? nothing}::uuid as record_id,
    ${columns.orderNo ?? nothing}::text as order_no, ${columns.amount ?? nothing}::numeric as amount,
    ${columns.currency ?? nothing}::text as currency, ${columns.reasonCode ?? nothing}::text as reason_code,
    ${columns.text ?? nothing}::text as text, ${columns.more ?? nothing}::jsonb as more
    from ${columns.source}`;
}

export const named = (kind: string) => sql`${kind}`;
/** Orders by `rank` what happened at once to one record. */
export const keyed = (name: string, id: SQL, rank = 0) =>
  sql`${name}::text || ':' || ${id}::text || ${`:${rank}`}::text`;

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
