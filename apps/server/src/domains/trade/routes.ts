import type { Routes } from '../../http/routes.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { idempotent, idempotentWrite } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { answerLedgerEntries, keysOf, madeBy } from '../account/ledger-entries.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { tradeReview } from './audit-trade.ts';
import { payTrade, redeemFund, settleTrade } from './change-trade.ts';
import { confirmDealing } from './confirm-dealing.ts';
import { enterTrade, listOffers, previewTrade, withdrawTrade } from './enter-trade.ts';
import { readDealing } from './fund-dealing.ts';
import { tradeFilter, tradeList } from './list-trades.ts';
import { readSaleEvidence } from './sell-trade.ts';
import { cancelSubscription } from './subscriptions.ts';
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

  'POST /trx/admin/v1/{kind}/withdraw/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => withdrawTrade(tx, context, path, body)),

  'GET /trx/admin/v1/{kind}/{id}': ({ path }, context) =>
    readTradeDetail(context.db, context, path),

  'GET /trx/admin/v1/{kind}/evidence/{id}': ({ path }, context) =>
    readSaleEvidence(context.db, context, path),

  'POST /trx/admin/v1/{kind}/audit/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      tradeReview(path.kind).decide(tx, context, path.id, body),
    ),

  'POST /trx/admin/v1/{kind}/pay/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => payTrade(tx, context, path, body)),

  'POST /trx/admin/v1/{kind}/settle/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => settleTrade(tx, context, path, body)),

  'POST /trx/admin/v1/fund/redeem/{id}': idempotentWrite(redeemFund),

  'GET /fund/admin/v1/dealing/{id}': ({ path }, context) =>
    readDealing(context.db, context, path.id),

  'POST /fund/admin/v1/dealing/{id}': idempotentWrite(confirmDealing),

  'POST /trx/admin/v1/subscribe/cancel/{id}': idempotentWrite(cancelSubscription),

  'POST /user/admin/v1/order/sub/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      enterTrade(tx, context, 'subscribe', { ...body, client_id: path.id }),
    ),
} satisfies Routes;

export const tradeAppliers = {
  'POST /fund/admin/v1/dealing/{id}': applyTo(confirmDealing),
  'POST /trx/admin/v1/{kind}/audit/{id}': (tx, context, { path, body }) =>
    tradeReview(path.kind).decide(tx, context, path.id, body),
  'POST /trx/admin/v1/{kind}/settle/{id}': (tx, context, { path, body }) =>
    settleTrade(tx, context, path, body),
} satisfies Appliers;
