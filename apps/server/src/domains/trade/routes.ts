import { and, sql } from 'drizzle-orm';
import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { nearerEnd } from '../../kernel/lists/nearer-end.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { when } from '../../kernel/lists/when.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { amongIds, answerLedgerEntries, madeBy } from '../account/ledger-entries.ts';
import type { Appliers } from '../approval/appliers.ts';
import { readDecider } from '../approval/decider.ts';
import { inBaseAsBooked } from '../currency/list-figures.ts';
import { auditTrade, payTrade, settleTrade } from './change-trade.ts';
import {
  listHoldings,
  selectTrades,
  tradeFilter,
  tradeSorting,
  tradeTotals,
} from './list-trades.ts';
import { readSaleEvidence } from './sell-trade.ts';
import { cancelSubscription, subscribeClient } from './subscriptions.ts';
import { columnsOf } from './trade-columns.ts';
import { readTradeDetail } from './trade-detail.ts';

export const tradeRoutes = {
  'GET /trx/admin/v1/{kind}/list': async ({ path, query }, context) => {
    const { page, size, ...place } = pageOf(query);
    const where = tradeFilter(actorOf(context), path.kind, query);
    const sorting = tradeSorting(query);
    const decider = await readDecider(context.db, context);
    const figures = await tradeTotals(context.db, actorOf(context), path.kind, query);
    const reach = nearerEnd(place, figures.total);
    const { list } = await selectTrades(context.db, decider, { where, sorting, ...reach });
    const inBase = inBaseAsBooked(figures, decider.currency);
    return { list, ...inBase, page, size };
  },

  'GET /trx/admin/v1/{kind}/export': async ({ path, query }, context) => {
    const { format, columns, ...filter } = query;
    const where = tradeFilter(actorOf(context), path.kind, filter);
    const sorting = tradeSorting(filter);
    const decider = await readDecider(context.db, context);
    const { total: count } = await tradeTotals(context.db, actorOf(context), path.kind, filter);
    return answerExport(context, {
      list: `${path.kind}-trade`,
      query: { format, columns },
      filter,
      where,
      sorting,
      count,
      columns: columnsOf(path.kind),
      select: (slice) => selectTrades(context.db, decider, slice),
    });
  },

  'GET /trx/admin/v1/{kind}/lines': ({ path, query: { ids, ...filter } }, context) => {
    const asked = and(
      tradeFilter(actorOf(context), path.kind, filter),
      when(ids, amongIds(tradeRecord.id)),
    );
    const keys = sql`select ${tradeRecord.id} from ${tradeRecord} where ${asked}`;
    return answerLedgerEntries(context.db, filter, { transaction: madeBy(['trade'], keys) });
  },

  'GET /trx/admin/v1/{kind}/{id}': ({ path }, context) =>
    readTradeDetail(context.db, context, path),

  'GET /trx/admin/v1/{kind}/evidence/{id}': ({ path }, context) =>
    readSaleEvidence(context.db, context, path),

  'POST /trx/admin/v1/{kind}/audit/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => auditTrade(tx, context, path, body)),

  'POST /trx/admin/v1/{kind}/pay/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => payTrade(tx, context, path, body)),

  'POST /trx/admin/v1/{kind}/settle/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => settleTrade(tx, context, path, body)),

  'POST /trx/admin/v1/subscribe/cancel/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      cancelSubscription(tx, context, path.id, body),
    ),

  'POST /user/admin/v1/order/sub/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      subscribeClient(tx, context, path.id, body),
    ),

  'GET /client/admin/v1/order/holding/{id}': ({ path, query }, context) =>
    listHoldings(context, path.id, query),
} satisfies Routes;

export const tradeAppliers = {
  'POST /trx/admin/v1/{kind}/audit/{id}': {
    apply: (tx, context, { path, body }) => auditTrade(tx, context, path, body),
  },
  'POST /trx/admin/v1/{kind}/settle/{id}': {
    apply: (tx, context, { path, body }) => settleTrade(tx, context, path, body),
  },
} satisfies Appliers;
