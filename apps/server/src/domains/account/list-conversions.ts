import type { Schemas } from '@brokerdesk/sdk';
import { and, count, eq, inArray, type SQL, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, conversion, staffUser } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { containsCode } from '../../kernel/lists/contains.ts';
import { findPageIds } from '../../kernel/lists/page-ids.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { matchesRecordOrClient } from '../../kernel/lists/text-search.ts';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import { agent, clientRef, leader, ownerColumns, refColumns } from '../client-access/client-ref.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { addUp } from '../currency/list-figures.ts';
import { requireCurrency } from '../currency/require-currency.ts';

const column = columnsOf('exchange-record');

const conversionColumns: readonly Column<Schemas.ConversionRecord>[] = [
  column('order_no', (c) => c.order_no),
  column('created_at', (c) => c.created_at, 'time'),
  ...ownerColumns,
  column('from', (c) => c.from_acc_no),
  column('amount', (c) => c.amount, 'decimal'),
  column('sold_currency', (c) => c.currency, { id: 'amount' }),
  column('fee', (c) => c.fee, 'decimal'),
  column('rate', (c) => c.rate, 'decimal'),
  column('to', (c) => c.to_acc_no),
  column('received', (c) => c.received, 'decimal'),
  column('received_currency', (c) => c.received_currency, { id: 'received' }),
  column('maker', (c) => c.maker?.name ?? null),
];

type ConversionQuery = OperationInput<'GET /acc/admin/v1/exchange/list'>['query'];

const sortKeys: SortKeys = {
  created_at: { column: conversion.createdAt },
  amount: { column: conversion.amount },
  received: { column: conversion.received },
  order_no: { column: conversion.orderNo },
};

const fromAccount = alias(account, 'from_account');
const toAccount = alias(account, 'to_account');
const maker = alias(staffUser, 'maker');

export const conversionList: RecordList<ConversionQuery, Schemas.ConversionRecord> = {
  name: 'exchange',
  filter: (actor, query) =>
    and(
      recordScope(actor, query, conversion.clientId),
      when(query.client_id, (id) => eq(conversion.clientId, id)),
      when(query.currency, (code) => eq(conversion.currency, requireCurrency('currency', code))),
      when(query.received_currency, (code) =>
        eq(conversion.receivedCurrency, requireCurrency('received_currency', code)),
      ),
      within(conversion.createdAt, query),
      when(query.q?.trim(), (text) =>
        matchesRecordOrClient(conversion, text, containsCode(conversion.orderNo, text)),
      ),
    ),
  sorting: (query) => parseSort(query.sort ?? '-created_at', sortKeys, conversion.id),
  async select({ db }, slice) {
    const { sorting } = slice;
    const ids = await findPageIds(db, conversion, slice);
    if (ids.length === 0) return { list: [], cursor: undefined };
    const rows = await db
      .select({
        conversion,
        ...refColumns,
        from: { accNo: fromAccount.accNo },
        to: { accNo: toAccount.accNo },
        maker: { id: maker.id, name: maker.name },
        cursor: sorting.cursor,
      })
      .from(conversion)
      .innerJoin(client, eq(client.id, conversion.clientId))
      .innerJoin(fromAccount, eq(fromAccount.id, conversion.fromAccountId))
      .innerJoin(toAccount, eq(toAccount.id, conversion.toAccountId))
      .leftJoin(agent, eq(agent.id, client.agentId))
      .leftJoin(leader, eq(leader.id, agent.leaderId))
      .leftJoin(maker, eq(maker.id, conversion.makerId))
      .where(inArray(conversion.id, ids))
      .orderBy(...sorting.orderBy);
    const list = rows.map(({ conversion: done, ...row }) => ({
      id: done.id,
      created_at: done.createdAt.toISOString(),
      order_no: done.orderNo,
      client: clientRef(row.client, row.agent),
      from_account_id: done.fromAccountId,
      from_acc_no: row.from.accNo,
      to_account_id: done.toAccountId,
      to_acc_no: row.to.accNo,
      amount: formatMoney(done.amount, done.currency),
      currency: done.currency,
      fee: formatMoney(done.fee, done.currency),
      rate: formatRate(done.rate),
      rate_at: done.rateAt.toISOString(),
      received: formatMoney(done.received, done.receivedCurrency),
      received_currency: done.receivedCurrency,
      maker: row.maker,
    }));
    return { list, cursor: rows.at(-1)?.cursor };
  },
  async count({ db }, where) {
    const [found] = await db.select({ count: count() }).from(conversion).where(where);
    return found?.count ?? 0;
  },
  columns: conversionColumns,
};

export async function sumConversions(
  reader: Reader,
  where: SQL | undefined,
): Promise<Pick<Schemas.ConversionList, 'total' | 'totals' | 'received_totals'>> {
  const { currency, amount, received, receivedCurrency } = conversion;
  const pairs = await reader
    .select({
      currency,
      receivedCurrency,
      count: count(),
      amount: sum(amount),
      received: sum(received),
    })
    .from(conversion)
    .where(where)
    .groupBy(currency, receivedCurrency);
  return {
    total: pairs.reduce((total, pair) => total + pair.count, 0),
    totals: addUp(pairs).totals,
    received_totals: addUp(
      pairs.map((pair) => ({ ...pair, currency: pair.receivedCurrency, amount: pair.received })),
    ).totals,
  };
}
