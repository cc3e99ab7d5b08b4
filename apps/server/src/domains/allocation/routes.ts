import type { Schemas } from '@brokerdesk/sdk';
import type { Routes } from '../../http/routes.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import type { Appliers } from '../approval/appliers.ts';
import { listAllocatedProducts } from './list-allocated-products.ts';
import { publishAllocation } from './publish-allocation.ts';
import { readAllocation } from './read-allocation.ts';
import { issueAllotmentLetters, readAllotmentResult } from './read-allotment-result.ts';
import { proposeAllocation, saveAllocation } from './save-allocation.ts';

export const allocationRoutes = {
  'GET /trx/admin/v1/{kind}/{productId}/allocation': ({ path }, context) =>
    readAllocation(context.db, context, path),

  'GET /trx/admin/v1/{kind}/{productId}/allocation/result/{trxId}': ({ path }, context) =>
    readAllotmentResult(context.db, context, path),

  'POST /trx/admin/v1/{kind}/{productId}/allocation/letters': ({ path, body }, context) =>
    inSession(context, (tx) => issueAllotmentLetters(tx, context, path, body)),

  'GET /allocation/admin/v1/list': ({ query }, context) => listAllocatedProducts(query, context),

  'POST /trx/admin/v1/{kind}/{productId}/allocation/proposal': ({ path, body }, context) =>
    inSession(context, (tx) => proposeAllocation(tx, context, path, body)),

  'PUT /trx/admin/v1/{kind}/{productId}/allocation': async ({ path, body, header }, context) => {
    let saved: Schemas.Allocation | undefined;
    await idempotent(context, { path, body, header }, async (tx) => {
      saved = await saveAllocation(tx, context, path, body);
      // All its lines would be kept for a day with each key: a call that is repeated reads them.
      return { version: saved.version };
    });
    return saved ?? readAllocation(context.db, context, path);
  },

  'POST /trx/admin/v1/{kind}/{productId}/allocation/publish': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => publishAllocation(tx, context, path, body)),
} satisfies Routes;

export const allocationAppliers = {
  'POST /trx/admin/v1/{kind}/{productId}/allocation/publish': (tx, context, { path, body }) =>
    publishAllocation(tx, context, path, body),
} satisfies Appliers;
