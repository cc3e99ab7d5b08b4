import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { type Column, columnsOf, yesNo } from '../../http/lists/column.ts';
import type { ListQuery } from '../../http/routes.ts';
import { client, dataException } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import type { ListingActor } from '../../platform/actor.ts';
import { heldBy } from '../../platform/work-item.ts';
import { clientScope, clientsOfTeam } from '../client-access/client-scope.ts';
import { checks } from './checks.ts';

const column = columnsOf('exception');
const owner = columnsOf('client');

export const exceptionColumns: readonly Column<Schemas.DataException>[] = [
  column('check', (e) => e.title),
  column('status', (e, language) => codeLabel('exception', 'status', e.status, language)),
  column('subject', (e) => e.subject.name),
  column('expected', (e) => e.expected),
  column('found', (e) => e.found),
  column('present', (e, language) => yesNo(e.present, language), { id: 'status' }),
  owner('username', (e) => e.client?.username ?? null, { id: 'client' }),
  owner('robot', (e, language) => e.client && yesNo(e.client.fake, language), { id: 'client' }),
  column('first_seen_at', (e) => e.first_seen_at, 'time'),
  column('last_seen_at', (e) => e.last_seen_at, 'time'),
  column('note', (e) => e.note),
  column('resolved_by', (e) => e.resolved_by?.name ?? null),
  column('resolved_at', (e) => e.resolved_at, 'time'),
];

type ExceptionQuery = ListQuery<'GET /exception/admin/v1/list'>;

const sortKeys: SortKeys = {
  first_seen_at: { column: dataException.firstSeenAt },
  last_seen_at: { column: dataException.lastSeenAt },
  check: { column: dataException.checkName },
  subject: { column: dataException.subjectName },
  status: { column: dataException.status },
};

export function exceptionSorting(query: ExceptionQuery): Sorting {
  return parseSort(query.sort ?? '-first_seen_at', sortKeys, dataException.id);
}

/** Needs the left join of `client`. Leaves findings about no client, or about several, to users who work with all. */
export function exceptionFilter(actor: ListingActor, query: ExceptionQuery): SQL | undefined {
  return and(
    clientScope(actor),
    sql`coalesce(${client.fake}, false) = ${query.fake ?? false}`,
    when(query.status, (status) => eq(dataException.status, status)),
    heldBy(actor, query.holder, {
      type: 'dataException',
      table: dataException,
      waiting: eq(dataException.status, 'open'),
    }),
    when(query.check, (name) => eq(dataException.checkName, requireCheck(name))),
    when(query.client_id, (id) => eq(dataException.clientId, id)),
    when(query.present, (present) => eq(dataException.present, present)),
    within(dataException.firstSeenAt, query),
    when(query.agent_id, clientsOfTeam),
    when(query.q, (q) => matches(q.trim())),
  );
}

/** Throws VALIDATION. */
export function requireCheck(name: string): string {
  if (Object.hasOwn(checks, name)) return name;
  throw new Problem('VALIDATION', { errors: [{ field: 'check', code: 'FIELD_INVALID' }] });
}

function matches(text: string): SQL | undefined {
  return or(
    contains(dataException.subjectName, text),
    contains(dataException.found, text),
    contains(dataException.note, text),
    contains(client.username, text),
    contains(client.fullName, text),
  );
}
