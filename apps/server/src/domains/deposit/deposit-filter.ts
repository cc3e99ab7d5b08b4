import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationInput } from '../../http/routes.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { containsCode, containsWords } from '../../kernel/lists/contains.ts';
import { foundInRecordOrClient } from '../../kernel/lists/found-in.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import { approvedByMaker } from '../approval/record-history.ts';
import { recordScope } from '../client/client-scope.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { riskRanks } from '../risk/risk-levels.ts';
import { chains } from './chains.ts';

export type DepositQuery = Omit<
  OperationInput<'GET /deposit/admin/v1/list'>['query'],
  'page' | 'size'
>;

const sortKeys: SortKeys = {
  created_at: { column: deposit.createdAt },
  amount: { column: deposit.amount },
  order_no: { column: deposit.orderNo },
  checked_at: { column: deposit.checkedAt, whenNull: sql`'-infinity'::timestamptz` },
  // The order that the tally of the days knows.
  risk: { column: deposit.riskLevel, tieBreak: deposit.createdAt },
  status: { column: deposit.status, tieBreak: deposit.createdAt },
};

export function depositSorting(query: DepositQuery): Sorting {
  return parseSort(query.sort ?? '-created_at', sortKeys, deposit.id);
}

type Dated = NonNullable<DepositQuery['dated']>;

/** The expression of the index on decisions. */
const decidedAt = sql`coalesce(${deposit.checkedAt}, '-infinity'::timestamptz)`;
const momentOf: Readonly<Record<Dated, SQL | PgColumn>> = {
  approved: decidedAt,
  rejected: decidedAt,
  rolled_back: deposit.rolledBackAt,
};
/** What was taken back later had been approved all the same. */
const statusesOf = {
  approved: ['approved', 'rolled_back'],
  rejected: ['rejected'],
  rolled_back: ['rolled_back'],
} as const satisfies Record<Dated, readonly (typeof deposit.$inferSelect)['status'][]>;

/**
 * The condition of a list, its totals and its export: the same, so that they agree. `walked` for a page that is far
 * down the list.
 */
export function depositFilter(
  actor: ScopedActor,
  query: DepositQuery,
  how: { walked?: boolean } = {},
): SQL | undefined {
  const moment = query.dated ? momentOf[query.dated] : deposit.createdAt;
  return and(
    recordScope(actor, query, deposit.clientId, how),
    when(query.status, (status) => eq(deposit.status, status)),
    when(query.risk, (risk) => eq(deposit.riskLevel, riskRanks[risk])),
    when(query.approved_by_maker, (own) => approvedByMaker(deposit, own)),
    when(query.sub_type, (subType) => eq(deposit.subType, subType)),
    when(query.network, onChain),
    when(query.currency, (code) => eq(deposit.currency, requireCurrency('currency', code))),
    when(query.client_id, (id) => eq(deposit.clientId, id)),
    when(query.amount_min, (amount) => gte(deposit.amount, amount)),
    when(query.amount_max, (amount) => lte(deposit.amount, amount)),
    when(query.dated, (dated) => inArray(deposit.status, statusesOf[dated])),
    when(query.from, (from) => sql`${moment} >= ${from}::timestamptz`),
    when(query.to, (to) => sql`${moment} < ${to}::timestamptz`),
    when(query.q, (q) => matches(q.trim())),
  );
}

/** However its network is written. */
function onChain(chain: Schemas.Chain): SQL {
  return inArray(sql`upper(${deposit.network})`, [...chains[chain].names]);
}

function matches(words: string): SQL | undefined {
  return foundInRecordOrClient(
    deposit,
    words,
    or(
      containsCode(deposit.orderNo, words),
      containsWords(deposit.referenceNo, words),
      containsWords(deposit.payerName, words),
      // The whole of it: nobody types a part, and so the index serves.
      eq(deposit.txid, words),
    ),
  );
}
