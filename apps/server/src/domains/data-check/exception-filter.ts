import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Column, column, yesNo } from '../../http/lists/column.ts';
import type { OperationInput } from '../../http/routes.ts';
import { client, dataException } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import { clientScope, clientsOfTeam } from '../client-access/client-scope.ts';
import { checks } from './checks.ts';

const statusNames: Record<Schemas.ExceptionStatus, Record<Language, string>> = {
  open: { 'zh-CN': '待处理', 'en-US': 'Open' },
  resolved: { 'zh-CN': '已处理', 'en-US': 'Resolved' },
};

export const exceptionColumns: readonly Column<Schemas.DataException>[] = [
  column('check', ['检查项', 'Check'], (e) => e.title),
  column('status', ['状态', 'Status'], (e, language) => statusNames[e.status][language]),
  column('subject', ['对象', 'Subject'], (e) => e.subject.name),
  column('expected', ['应为', 'Expected'], (e) => e.expected),
  column('found', ['实际', 'Found'], (e) => e.found),
  column('status', ['仍存在', 'Still there'], (e, language) => yesNo(e.present, language)),
  column('client', ['用户名', 'Username'], (e) => e.client?.username ?? null),
  column(
    'client',
    ['机器人', 'Robot'],
    (e, language) => e.client && yesNo(e.client.fake, language),
  ),
  column('first_seen_at', ['首次发现', 'First seen'], (e) => e.first_seen_at, 'time'),
  column('last_seen_at', ['最近发现', 'Last seen'], (e) => e.last_seen_at, 'time'),
  column('note', ['处理说明', 'Note'], (e) => e.note),
  column('resolved_by', ['处理人', 'Resolved by'], (e) => e.resolved_by?.name ?? null),
  column('resolved_at', ['处理时间', 'Resolved'], (e) => e.resolved_at, 'time'),
];

type ExceptionQuery = Omit<
  OperationInput<'GET /exception/admin/v1/list'>['query'],
  'page' | 'size'
>;

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

/**
 * The condition of a list, its total and its export: the same, so that they agree. Needs the left
 * join of `client`; what is about no client, or several, is left to who works with all.
 */
export function exceptionFilter(actor: ScopedActor, query: ExceptionQuery): SQL | undefined {
  return and(
    clientScope(actor),
    sql`coalesce(${client.fake}, false) = ${query.fake ?? false}`,
    when(query.status, (status) => eq(dataException.status, status)),
    when(query.check, (name) => eq(dataException.checkName, requireCheck(name))),
    when(query.client_id, (id) => eq(dataException.clientId, id)),
    when(query.present, (present) => eq(dataException.present, present)),
    when(query.from, (from) => gte(dataException.firstSeenAt, new Date(from))),
    when(query.to, (to) => lt(dataException.firstSeenAt, new Date(to))),
    when(query.agent_id, clientsOfTeam),
    when(query.q, (q) => matches(q.trim())),
  );
}

/** Throws VALIDATION if this version has no such check. */
export function requireCheck(name: string): string {
  if (Object.hasOwn(checks, name)) return name;
  throw new Problem('VALIDATION', { errors: [{ field: 'check', code: 'FIELD_INVALID' }] });
}

function matches(words: string): SQL | undefined {
  return or(
    contains(dataException.subjectName, words),
    contains(dataException.found, words),
    contains(dataException.note, words),
    contains(client.username, words),
    contains(client.fullName, words),
  );
}
