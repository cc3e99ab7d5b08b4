import type { Routes } from '../../http/routes.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { answerLedgerEntries, keysOf, madeBy } from '../account/ledger-entries.ts';
import type { Appliers } from '../approval/appliers.ts';
import { tradeReview } from './audit-trade.ts';
import { enterTrade, listOffers, previewTrade } from './enter-trade.ts';
import { tradeFilter, tradeList } from './list-trades.ts';
import { readTradeDetail } from './trade-detail.ts';

export const tradeRoutes = {
  'GET /trx/admin/v1/{kind}/list': ({ path, query }, context) =>
    tradeList(path.kind).answer(query, context),

  'GET /trx/admin/v1/{kind}/export': ({ path, query }, context) =>
    tradeList(path.kind).export(query, context),

  'GET /trx/admin/v1/{kind}/lines': ({ path, query: { ids, ...filter } }, context) => {
    const keys = keysOf(tradeRecord, tradeFilter(actorOf(context), path.kind, filter), ids);
    return answerLedgerEntries(context.db, filter, { transaction: madeBy(['trade'], keys) });
  },

  'GET /trx/admin/v1/{kind}/offers': ({ path }, context) => listOffers(context.db, path.kind),

  'GET /trx/admin/v1/{kind}/preview': ({ path, query }, context) =>
    context.db.transaction((tx) => previewTrade(tx, context, path.kind, query)),

  'POST /trx/admin/v1/{kind}/create': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => enterTrade(tx, context, path.kind, body)),

  'GET /trx/admin/v1/{kind}/{id}': ({ path }, context) =>
    readTradeDetail(context.db, context, path),

  'POST /trx/admin/v1/{kind}/audit/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      tradeReview(path.kind).decide(tx, context, path.id, body),
    ),

  'POST /user/admin/v1/order/sub/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      enterTrade(tx, context, 'subscribe', { ...body, client_id: path.id }),
    ),
} satisfies Routes;

export const tradeAppliers = {
  'POST /trx/admin/v1/{kind}/audit/{id}': (tx, context, { path, body }) =>
    tradeReview(path.kind).decide(tx, context, path.id, body),
} satisfies Appliers;
