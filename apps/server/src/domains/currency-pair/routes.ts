import { answerList, answerListExport } from '../../http/lists/record-list.ts';
import type { Routes } from '../../http/routes.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { createPair, deletePair, updatePair } from './change-pair.ts';
import { pairList } from './list-pairs.ts';

export const currencyPairRoutes = {
  'GET /config/admin/v1/currency_pair': async ({ query }, context) => ({
    ...(await answerList(pairList, query, context)),
    waiting: await readWaiting(context.db, context, [
      'POST /config/admin/v1/currency_pair',
      'PUT /config/admin/v1/currency_pair/{id}',
      'DELETE /config/admin/v1/currency_pair/{id}',
    ]),
  }),

  'GET /config/admin/v1/currency_pair/export': ({ query }, context) =>
    answerListExport(pairList, query, context),

  'POST /config/admin/v1/currency_pair': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => createPair(tx, context, body)),

  'PUT /config/admin/v1/currency_pair/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => updatePair(tx, context, path.id, body)),

  'DELETE /config/admin/v1/currency_pair/{id}': ({ path, query }, context) =>
    inSession(context, (tx) => deletePair(tx, context, path.id, query.version)),
} satisfies Routes;

export const currencyPairAppliers = {
  'POST /config/admin/v1/currency_pair': (tx, context, { body }) => createPair(tx, context, body),
  'PUT /config/admin/v1/currency_pair/{id}': applyTo(updatePair),
  'DELETE /config/admin/v1/currency_pair/{id}': (tx, context, { path, query }) =>
    deletePair(tx, context, path.id, query.version),
} satisfies Appliers;
