import { answerExport } from '../../http/lists/answer-export.ts';
import { answerListExport } from '../../http/lists/record-list.ts';
import type { Routes } from '../../http/routes.ts';
import { conversion } from '../../kernel/db/schema.ts';
import { fromNearerEnd } from '../../kernel/lists/page-range.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import type { Appliers } from '../approval/appliers.ts';
import { requireClient } from '../client-access/find-client.ts';
import { inBaseAsOfNow } from '../currency/list-figures.ts';
import { quoteExchange } from './compute-exchange.ts';
import { exchangeFunds } from './exchange-funds.ts';
import { answerLedgerEntries, keysOf, madeBy } from './ledger-entries.ts';
import { listAccounts } from './list-accounts.ts';
import { conversionList, sumConversions } from './list-conversions.ts';
import { statementColumns, statementOf } from './statement.ts';

export const accountRoutes = {
  'GET /acc/admin/v1/list/{id}': async ({ path }, context) => {
    const found = await requireClient(context.db, actorOf(context), path.id);
    const list = (await listAccounts(context.db, [found.id])).get(found.id) ?? [];
    return { list, total: list.length, page: 1, size: Math.max(list.length, 1) };
  },

  'GET /acc/admin/v1/exchange/list': async ({ query }, context) => {
    const { page, size, ...range } = pageOf(query);
    const where = conversionList.filter(actorOf(context), query);
    const sorting = conversionList.sorting(query);
    const figures = await sumConversions(context.db, where);
    const nearer = fromNearerEnd(range, figures.total);
    const { list } = await conversionList.select(context, { where, sorting, ...nearer });
    const { base_currency: base } = await readSetting(context.db, 'trade');
    const inBase = await inBaseAsOfNow(context.db, figures, base);
    return { list, ...inBase, page, size };
  },

  'GET /acc/admin/v1/exchange/lines': ({ query: { ids, ...filter } }, context) => {
    const keys = keysOf(conversion, conversionList.filter(actorOf(context), filter), ids);
    return answerLedgerEntries(context.db, filter, { transaction: madeBy(['exchange'], keys) });
  },

  'GET /acc/admin/v1/exchange/export': ({ query }, context) =>
    answerListExport(conversionList, query, context),

  'POST /acc/admin/v1/exchange/{clientId}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      exchangeFunds(tx, context, path.clientId, body),
    ),

  'GET /acc/admin/v1/exchange/{clientId}/quote': async ({ path, query }, context) => {
    const found = await requireClient(context.db, actorOf(context), path.clientId);
    return quoteExchange(context.db, found.id, query);
  },

  'GET /user/admin/v1/tfl/{id}': async ({ path, query }, context) => {
    const found = await requireClient(context.db, actorOf(context), path.id);
    const { page, size, ...slice } = pageOf(query);
    const { where, sorting, select, sum } = statementOf(found.id, query);
    const { list } = await select(context.db, { where, sorting, ...slice });
    const { base_currency: base } = await readSetting(context.db, 'trade');
    const inBase = await inBaseAsOfNow(context.db, await sum(context.db), base);
    return { list, ...inBase, page, size };
  },

  'GET /user/admin/v1/tfl/{id}/export': async ({ path, query }, context) => {
    const found = await requireClient(context.db, actorOf(context), path.id);
    const { format, columns, ...filter } = query;
    const { where, sorting, select, sum } = statementOf(found.id, filter);
    const { total: count } = await sum(context.db);
    return answerExport(context, {
      list: 'statement',
      query: { format, columns },
      filter: { client_id: found.id, ...filter },
      where,
      sorting,
      count,
      columns: statementColumns,
      select: (slice) => select(context.db, slice),
    });
  },
} satisfies Routes;

export const accountAppliers = {
  'POST /acc/admin/v1/exchange/{clientId}': (tx, context, { path, body }) =>
    exchangeFunds(tx, context, path.clientId, body),
} satisfies Appliers;
