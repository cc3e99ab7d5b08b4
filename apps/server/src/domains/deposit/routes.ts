import type { Routes } from '../../http/routes.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { idempotent, idempotentWrite } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { answerLedgerEntries } from '../account/ledger-entries.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { readApprover } from '../approval/approver.ts';
import { inBaseAsBooked, notCounted } from '../currency/list-figures.ts';
import { answerFile } from '../file/attached-file.ts';
import { depositQuestions, depositReview, recordConfirmations } from './audit-deposit.ts';
import { createDeposit } from './create-deposit.ts';
import { readDepositDetail } from './deposit-detail.ts';
import { depositView, loadDepositRows, requireDepositRow } from './deposit-row.ts';
import { depositLedgerEntries, depositList, findDepositPage } from './list-deposits.ts';

export const depositRoutes = {
  'GET /deposit/admin/v1/list': async ({ query }, context) => {
    const { page, size, ...range } = pageOf(query);
    const approver = await readApprover(context.db, context);
    const { ids, figures } = await findDepositPage(context.db, actorOf(context), query, range);
    const rows = await loadDepositRows(context.db, ids, depositList.sorting(query));
    return {
      list: rows.map((row) => depositView(row, approver)),
      ...(figures ? inBaseAsBooked(figures, approver.currency) : notCounted),
      page,
      size,
    };
  },

  'GET /deposit/admin/v1/lines': ({ query }, context) =>
    answerLedgerEntries(context.db, query, depositLedgerEntries(actorOf(context), query)),

  'GET /deposit/admin/v1/detail/{id}': ({ path }, context) =>
    readDepositDetail(context.db, context, path.id),

  'GET /deposit/admin/v1/proof/{id}': async ({ path }, context) => {
    const { deposit, screenshot } = await requireDepositRow(context.db, actorOf(context), path.id);
    return answerFile(context, screenshot, deposit.orderNo);
  },

  'GET /deposit/admin/v1/export': ({ query }, context) => depositList.export(query, context),

  'POST /deposit/admin/v2/specialized/{clientId}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      createDeposit(tx, context, path.clientId, body),
    ),

  'PUT /deposit/admin/v1/audit/{id}': idempotentWrite(depositReview.decide),

  'PUT /deposit/admin/v1/confirmations/{id}': idempotentWrite(recordConfirmations),

  'POST /deposit/admin/v1/ask/{id}': idempotentWrite(depositQuestions.ask),

  'PUT /deposit/admin/v1/answer/{id}': idempotentWrite(depositQuestions.answer),

  'PUT /deposit/admin/v1/rollback/{id}': idempotentWrite(depositReview.rollBack),
} satisfies Routes;

export const depositAppliers = {
  'PUT /deposit/admin/v1/audit/{id}': applyTo(depositReview.decide),
  'PUT /deposit/admin/v1/rollback/{id}': applyTo(depositReview.rollBack),
} satisfies Appliers;
