import type { Schemas } from '@brokerdesk/sdk';
import { inArray, sql } from 'drizzle-orm';
import type { OperationInput } from '../../../http/routes.ts';
import { type Reader, rowsOf } from '../../../kernel/db/database.ts';
import { staffUser } from '../../../kernel/db/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { readableKinds, readableTradeKinds } from './event-kinds.ts';
import { eventSources } from './event-sources.ts';
import { agentIdsOf, type EventRow, eventView } from './event-view.ts';

type TimelineQuery = OperationInput<'GET /client/admin/v1/timeline/{id}'>['query'];

export async function readTimeline(
  reader: Reader,
  { permissions }: Pick<Actor, 'permissions'>,
  clientId: string,
  { kinds: requested, before, size = 30 }: TimelineQuery,
): Promise<Schemas.ClientTimeline> {
  const kinds = readableKinds(permissions, requested);
  const tradeKinds = readableTradeKinds(permissions);
  const sources = eventSources({ clientId, kinds, tradeKinds });
  if (sources.length === 0) return { list: [], next: null };
  const rows = await rowsOf<EventRow>(
    reader,
    sql`
    select key, us::text as us, kind, event, actor_id::text as actor_id, by, record_type,
      record_id::text as record_id, order_no, amount::text as amount, currency, reason_code, text,
      more::text as more
    from (${sql.join(sources, sql` union all `)}) happened
    ${before === undefined ? sql`` : earlierThan(before)}
    order by happened.us desc, happened.key collate "C" desc
    limit ${size + 1}`,
  );
  const page = rows.slice(0, size);
  const names = await namesOf(reader, page);
  const last = page.at(-1);
  return {
    list: page.map((row) => eventView(row, names)),
    next: rows.length > size && last !== undefined ? `${last.us}~${last.key}` : null,
  };
}

function earlierThan(cursor: string) {
  const at = cursor.indexOf('~');
  const us = cursor.slice(0, at);
  const key = cursor.slice(at + 1);
  return sql`where happened.us < ${us}::bigint
    or (happened.us = ${us}::bigint and happened.key collate "C" < ${key})`;
}

async function namesOf(reader: Reader, rows: readonly EventRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap((row) => [row.actor_id, ...agentIdsOf(row)]);
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const people = await reader
    .select({ id: staffUser.id, name: staffUser.name })
    .from(staffUser)
    .where(inArray(staffUser.id, known));
  return new Map(people.map(({ id, name }) => [id, name]));
}
