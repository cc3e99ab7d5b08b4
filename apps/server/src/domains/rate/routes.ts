import { answerList, answerListExport } from '../../http/lists/record-list.ts';
import type { Routes } from '../../http/routes.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { rateList } from './list-rates.ts';
import { createRate, endRate, updateRate } from './quote-rate.ts';

export const rateRoutes = {
  'GET /config/admin/v1/rate': async ({ query }, context) => ({
    ...(await answerList(rateList, query, context)),
    waiting: await readWaiting(context.db, context, [
      'POST /config/admin/v1/rate',
      'PUT /config/admin/v1/rate/{id}',
    ]),
  }),

  'GET /config/admin/v1/rate/export': ({ query }, context) =>
    answerListExport(rateList, query, context),

  'POST /config/admin/v1/rate': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => createRate(tx, context, body)),

  'PUT /config/admin/v1/rate/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => updateRate(tx, context, path.id, body)),

  'DELETE /config/admin/v1/rate/{id}': ({ path, query }, context) =>
    inSession(context, (tx) => endRate(tx, context, path.id, query.version)),
} satisfies Routes;

export const rateAppliers = {
  'POST /config/admin/v1/rate': (tx, context, { body }) => createRate(tx, context, body),
  'PUT /config/admin/v1/rate/{id}': applyTo(updateRate),
} satisfies Appliers;
