import type { Routes } from '../../http/routes.ts';
import { answerList, answerListExport } from '../../lists/record-list.ts';
import { heldWrite } from '../../platform/held-write.ts';
import { runOnce } from '../../platform/run-once.ts';
import { createPair, deletePair, updatePair } from './change-pair.ts';
import { pairList } from './list-pairs.ts';

export const currencyPairRoutes = {
  'GET /config/admin/v1/currency_pair': ({ query }, context) =>
    answerList(pairList, query, context),

  'GET /config/admin/v1/currency_pair/export': ({ query }, context) =>
    answerListExport(pairList, query, context),

  'POST /config/admin/v1/currency_pair': ({ body, header }, context) =>
    runOnce(
      context,
      { operation: 'POST /config/admin/v1/currency_pair', key: header['Idempotency-Key'], body },
      (tx) => createPair(tx, context, body),
    ),

  'PUT /config/admin/v1/currency_pair/{id}': ({ path, body }, context) =>
    heldWrite(context, (tx) => updatePair(tx, context, path.id, body)),

  'DELETE /config/admin/v1/currency_pair/{id}': ({ path, query }, context) =>
    heldWrite(context, (tx) => deletePair(tx, context, path.id, query.version)),
} satisfies Routes;
