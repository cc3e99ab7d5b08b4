import type { Routes } from '../../http/routes.ts';
import { idempotent, idempotentWrite } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { readApprover } from '../approval/approver.ts';
import { answerFile } from '../file/attached-file.ts';
import { amendmentView, requireAmendmentRow } from './amendment-row.ts';
import { createAmendment, readAmendableOrder } from './ask-for-amendment.ts';
import { amendmentReview, withdrawAmendment } from './audit-amendment.ts';
import { amendmentList } from './list-amendments.ts';

export const emergencyRoutes = {
  'GET /emergency/admin/v1/order': ({ query }, context) =>
    readAmendableOrder(context.db, context, query),

  'GET /emergency/admin/v1/detail/{id}': async ({ path }, context) => {
    const row = await requireAmendmentRow(context.db, actorOf(context), path.id);
    const amendment = amendmentView(row, await readApprover(context.db, context));
    return { amendment, order: await readAmendableOrder(context.db, context, amendment) };
  },

  'GET /emergency/admin/v1/list': ({ query }, context) => amendmentList.answer(query, context),

  'GET /emergency/admin/v1/export': ({ query }, context) => amendmentList.export(query, context),

  'GET /emergency/admin/v1/evidence/{id}': async ({ path }, context) => {
    const row = await requireAmendmentRow(context.db, actorOf(context), path.id);
    return answerFile(context, row.evidence, `${row.amendment.orderNo}-amendment`);
  },

  'POST /emergency/admin/v1/amend': ({ body, header }, context) =>
    idempotent(context, { body, header }, (tx) => createAmendment(tx, context, body)),

  'PUT /emergency/admin/v1/withdraw/{id}': idempotentWrite(withdrawAmendment),

  'PUT /emergency/admin/v1/audit/{id}': idempotentWrite(amendmentReview.decide),
} satisfies Routes;
