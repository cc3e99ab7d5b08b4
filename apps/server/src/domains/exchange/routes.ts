import { answerList, answerListExport } from '../../http/lists/record-list.ts';
import type { Routes } from '../../http/routes.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { createExchange, deleteExchange, updateExchange } from './change-exchange.ts';
import { answerMarketDays } from './find-calendar.ts';
import { exchangeList, listMarkets } from './list-exchanges.ts';

export const exchangeRoutes = {
  'GET /config/admin/v1/exchange': ({ query }, context) => answerList(exchangeList, query, context),

  'GET /config/admin/v1/exchange/export': ({ query }, context) =>
    answerListExport(exchangeList, query, context),

  'POST /config/admin/v1/exchange': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => createExchange(tx, context, body)),

  'PUT /config/admin/v1/exchange/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => updateExchange(tx, context, path.id, body)),

  'DELETE /config/admin/v1/exchange/{id}': ({ path, query }, context) =>
    inSession(context, (tx) => deleteExchange(tx, context, path.id, query.version)),

  'GET /config/admin/v1/market': async (_, { db }) => ({ list: await listMarkets(db) }),

  'GET /config/admin/v1/market_days': ({ query }, { db }) => answerMarketDays(db, query),
} satisfies Routes;
