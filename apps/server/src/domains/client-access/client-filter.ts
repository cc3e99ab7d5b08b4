import { and, arrayContains, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListQuery } from '../../http/routes.ts';
import { clientRiskLevels } from '../../kernel/db/schema/client.ts';
import { account, client, deposit, tradeRecord, withdrawal } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import { clientMatches } from '../../kernel/lists/text-search.ts';
import { currencyCodes } from '../../kernel/money/currencies.ts';
import type { Actor } from '../../platform/actor.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { clientScope, clientsOfTeam } from './client-scope.ts';
import { tagKey } from './client-tag.ts';

export type ClientQuery = ListQuery<'GET /client/admin/v1/list'>;

const statuses = {
  enabled: and(eq(client.active, true), eq(client.locked, false)),
  disabled: eq(client.active, false),
  locked: eq(client.locked, true),
} as const;

const sortKeys: SortKeys = {
  create_datetime: { column: client.createdAt },
  username: { column: client.username },
  full_name: { column: client.fullName },
  score: { column: client.score },
  vip_level: { column: client.vipLevel },
  risk_level: { column: client.riskLevel },
  last_seen_at: { column: client.lastSeenAt, whenNull: sql`'-infinity'::timestamptz` },
};

export function clientSorting(query: ClientQuery): Sorting {
  return parseSort(query.sort ?? '-create_datetime', sortKeys, client.id);
}

/**
 * One condition for a list, its totals and its export, so that they agree. `oneByOne` is faster for the few clients of
 * a page.
 */
export function clientFilter(
  actor: Actor,
  query: ClientQuery,
  { oneByOne = false } = {},
): SQL | undefined {
  return and(
    clientScope(actor),
    eq(client.fake, query.fake ?? false),
    when(query.status, (status) => statuses[status]),
    when(query.kyc_status, (status) => eq(client.kycStatus, status)),
    when(query.vip_level, (level) => eq(client.vipLevel, level)),
    when(query.risk_level, (level) => eq(client.riskLevel, clientRiskLevels.indexOf(level))),
    when(query.language, (language) => eq(client.language, language)),
    when(query.online, (online) => eq(client.online, online)),
    when(query.tag, (tag) => arrayContains(client.tagKeys, [tagKey(tag)])),
    when(query.currency, (code) => hasAccountIn(requireCurrency('currency', code))),
    within(client.createdAt, query),
    when(query.agent_id, clientsOfTeam),
    when(query.activity, (activity) => wasActive(activity, query, oneByOne)),
    when(query.q, matches),
  );
}

type Activity = NonNullable<ClientQuery['activity']>;

/**
 * Counts approvals by their date even if rolled back later, as statistics do. Filters by kind or product read
 * the orders; others let PostgreSQL combine the ids.
 */
function wasActive(activity: Activity, query: ClientQuery, oneByOne: boolean): SQL | undefined {
  const { active_from, active_to, order_kind, order_product_id, order_currency } = query;
  const within = (moment: SQL | PgColumn) =>
    and(
      when(active_from, (from) => sql`${moment} >= ${from}::timestamptz`),
      when(active_to, (to) => sql`${moment} < ${to}::timestamptz`),
    );
  const has = (
    t: typeof deposit | typeof withdrawal | typeof tradeRecord,
    event: SQL | undefined,
  ) => {
    const events = sql`from ${t} where ${and(eq(t.clientId, client.id), event)}`;
    return oneByOne
      ? sql`(select 1 ${events} limit 1) is not null`
      : sql`exists (select ${events})`;
  };
  const approved = (t: typeof deposit | typeof withdrawal) =>
    has(t, and(within(t.checkedAt), inArray(t.status, ['approved', 'rolled_back'])));
  const ofCurrency = when(order_currency, (code) =>
    eq(tradeRecord.currency, requireCurrency('order_currency', code)),
  );
  const condition = and(
    when(order_kind, (kind) => eq(tradeRecord.kind, kind)),
    when(order_product_id, (id) => eq(tradeRecord.productId, id)),
  );
  const orders = and(within(tradeRecord.createdAt), ofCurrency, condition);
  const ordered =
    condition === undefined
      ? has(tradeRecord, orders)
      : sql`${client.id} in (select ${tradeRecord.clientId} from ${tradeRecord} where ${orders})`;
  const events: Readonly<Record<Activity, SQL | undefined>> = {
    any: or(ordered, approved(deposit), approved(withdrawal)),
    deposit: approved(deposit),
    order: ordered,
  };
  return events[activity];
}

function hasAccountIn(currency: string): SQL {
  return sql`exists (select 1 from ${account} where ${account.clientId} = ${client.id} and ${account.currency} = ${currency})`;
}

export function clientOfAccount(accNo: string): SQL {
  const numbers = [accNo, ...currencyCodes.map((code) => `${code}-${accNo}`)];
  return sql`select ${account.clientId} from ${account} where ${inArray(account.accNo, numbers)}`;
}

/** Matches names in part; masked values only as a whole. */
function matches(q: string): SQL | undefined {
  const text = q.trim();
  const named = or(
    clientMatches(text),
    eq(client.mobile, text),
    sql`lower(${client.email}) = lower(${text})`,
  );
  return sql`${client.id} in (select ${client.id} from ${client} where ${named} union all ${clientOfAccount(text)})`;
}
