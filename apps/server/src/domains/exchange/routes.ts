import { answerList, answerListExport } from '../../http/lists/record-list.ts';
import type { Routes } from '../../http/routes.ts';
import { heldWrite } from '../../platform/held-write.ts';
import { runOnce } from '../../platform/run-once.ts';
import { createExchange, deleteExchange, updateExchange } from './change-exchange.ts';
import { exchangeList } from './list-exchanges.ts';

export const exchangeRoutes = {
  'GET /config/admin/v1/exchange': ({ query }, context) => answerList(exchangeList, query, context),

  'GET /config/admin/v1/exchange/export': ({ query }, context) =>
    answerListExport(exchangeList, query, context),

  'POST /config/admin/v1/exchange': ({ body, header }, context) =>
    runOnce(
      context,
      { operation: 'POST /config/admin/v1/exchange', key: header['Idempotency-Key'], body },
      (tx) => createExchange(tx, context, body),
    ),

  'PUT /config/admin/v1/exchange/{id}': ({ path, body }, context) =>
    heldWrite(context, (tx) => updateExchange(tx, context, path.id, body)),

  'DELETE /config/admin/v1/exchange/{id}': ({ path, query }, context) =>
    heldWrite(context, (tx) => deleteExchange(tx, context, path.id, query.version)),
} satisfies Routes;
