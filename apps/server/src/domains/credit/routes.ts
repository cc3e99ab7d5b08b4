import type { Routes } from '../../http/routes.ts';
import { idempotent, idempotentWrite } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { answerLedgerEntries } from '../account/ledger-entries.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { overdrawnReview } from './audit-overdrawn.ts';
import { createCredit } from './book-overdrawn.ts';
import { overdrawnLedgerEntries, overdrawnList } from './list-overdrawn.ts';
import { payLoan, readLoansDue } from './loans-due.ts';
import { readOverdrawnDetail } from './overdrawn-detail.ts';

export const overdrawnRoutes = {
  'GET /overdrawn/admin/v1/record/list': ({ query }, context) =>
    overdrawnList.answer(query, context),

  'GET /overdrawn/admin/v1/record/lines': ({ query }, context) =>
    answerLedgerEntries(context.db, query, overdrawnLedgerEntries(actorOf(context), query)),

  'GET /overdrawn/admin/v1/record/detail/{id}': ({ path }, context) =>
    readOverdrawnDetail(context.db, context, path.id),

  'GET /overdrawn/admin/v1/record/export': ({ query }, context) =>
    overdrawnList.export(query, context),

  'GET /overdrawn/admin/v1/loan/due': ({ query }, context) =>
    readLoansDue(context.db, actorOf(context), {
      days: query.within_days ?? 7,
      fake: query.fake ?? false,
    }),

  'PUT /overdrawn/admin/v1/audit/{id}': idempotentWrite(overdrawnReview.decide),

  'POST /overdrawn/admin/v1/compensation/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      createCredit(tx, context, 'compensation', path.id, body),
    ),

  'POST /overdrawn/admin/v1/bonus/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      createCredit(tx, context, 'bonus', path.id, body),
    ),

  'POST /overdrawn/admin/v1/loan/pay_fine/{id}': idempotentWrite(payLoan),
} satisfies Routes;

export const overdrawnAppliers = {
  'PUT /overdrawn/admin/v1/audit/{id}': applyTo(overdrawnReview.decide),
} satisfies Appliers;
