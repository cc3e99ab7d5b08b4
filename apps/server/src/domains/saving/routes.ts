import type { Routes } from '../../http/routes.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import type { Appliers } from '../approval/appliers.ts';
import { listHoldings as listTradesHeld } from '../trade/list-holdings.ts';
import { enterHolding, exitHolding } from './enter-holding.ts';
import { holdingView, requireHolding } from './holding-view.ts';
import { listDays, listHoldings, listRunning } from './list-holdings.ts';
import { previewHolding } from './quote-holding.ts';

export const savingRoutes = {
  'GET /saving/admin/v1/holding/list': ({ query }, context) => listHoldings(context, query),

  'GET /saving/admin/v1/holding/preview': ({ query }, context) =>
    context.db.transaction((tx) => previewHolding(tx, context, query)),

  'POST /saving/admin/v1/holding/create': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => enterHolding(tx, context, body)),

  'GET /saving/admin/v1/holding/{id}': async ({ path }, context) => {
    const actor = actorOf(context);
    return holdingView(await requireHolding(context.db, actor, path.id), actor);
  },

  'GET /saving/admin/v1/holding/days/{id}': ({ path, query }, context) =>
    listDays(context, path.id, query),

  'POST /saving/admin/v1/holding/exit/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => exitHolding(tx, context, path.id, body)),

  'GET /client/admin/v1/order/holding/{id}': async ({ path, query }, context) => {
    const trades = await listTradesHeld(context, path.id, query);
    const savings = query.kind === undefined ? await listRunning(context, path.id) : [];
    return { ...trades, savings };
  },
} satisfies Routes;

export const savingAppliers = {
  'POST /saving/admin/v1/holding/create': (tx, context, { body }) =>
    enterHolding(tx, context, body),
} satisfies Appliers;
