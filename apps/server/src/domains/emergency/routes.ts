import { answerList, answerListExport } from '../../http/lists/record-list.ts';
import type { Routes } from '../../http/routes.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf } from '../../platform/request-context.ts';
import { runOnce } from '../../platform/run-once.ts';
import { requireAmendmentRow } from './amendment-row.ts';
import { createAmendment, readAmendableOrder } from './ask-for-amendment.ts';
import { auditAmendment } from './audit-amendment.ts';
import { amendmentList } from './list-amendments.ts';

export const emergencyRoutes = {
  'GET /emergency/admin/v1/order': ({ query }, context) =>
    readAmendableOrder(context.db, context, query),

  'GET /emergency/admin/v1/list': ({ query }, context) => answerList(amendmentList, query, context),

  'GET /emergency/admin/v1/export': ({ query }, context) =>
    answerListExport(amendmentList, query, context),

  'GET /emergency/admin/v1/evidence/{id}': async ({ path }, context) => {
    const row = await requireAmendmentRow(context.db, actorOf(context), path.id);
    const { amendment, evidence } = row;
    if (evidence === null || evidence.sha256 === null) throw new Problem('NOT_FOUND');
    return {
      stream: context.services.files.read(evidence.id),
      contentType: evidence.contentType,
      filename: `${amendment.orderNo}-amendment.${evidence.contentType.split('/')[1]}`,
    };
  },

  'POST /emergency/admin/v1/amend': ({ body, header }, context) =>
    runOnce(
      context,
      { operation: 'POST /emergency/admin/v1/amend', key: header['Idempotency-Key'], body },
      (tx) => createAmendment(tx, context, body),
    ),

  'PUT /emergency/admin/v1/audit/{id}': ({ path, body, header }, context) =>
    runOnce(
      context,
      {
        operation: `PUT /emergency/admin/v1/audit/${path.id}`,
        key: header['Idempotency-Key'],
        body,
      },
      (tx) => auditAmendment(tx, context, path.id, body),
    ),
} satisfies Routes;
