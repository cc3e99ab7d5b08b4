import type { Routes } from '../../http/routes.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import { idempotentWrite, inSession } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { answerLedgerEntries, keysOf, madeBy } from '../account/ledger-entries.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { revealDestination, withdrawalQuestions, withdrawalReview } from './audit-withdrawal.ts';
import { withdrawalFilter, withdrawalList } from './list-withdrawals.ts';
import { createPaymentFile, previewPaymentFile } from './payment-file.ts';
import { correctSent, markPaid, markSent, readReceipt, releaseFromFile } from './payout.ts';
import { readWithdrawalDetail } from './withdrawal-detail.ts';

export const withdrawalRoutes = {
  'GET /withdraw/admin/v1/list': ({ query }, context) => withdrawalList.answer(query, context),

  'GET /withdraw/admin/v1/lines': ({ query: { ids, ...filter } }, context) => {
    const keys = keysOf(withdrawal, withdrawalFilter(actorOf(context), filter), ids);
    return answerLedgerEntries(context.db, filter, { transaction: madeBy(['withdrawal'], keys) });
  },

  'GET /withdraw/admin/v1/detail/{id}': ({ path }, context) =>
    readWithdrawalDetail(context.db, context, path.id),

  'POST /withdraw/admin/v1/reveal/{id}': ({ path }, context) =>
    inSession(context, (tx) => revealDestination(tx, context, path.id)),

  'POST /withdraw/admin/v1/payout/sent/{id}': idempotentWrite(markSent),

  'PUT /withdraw/admin/v1/payout/sent/{id}': idempotentWrite(correctSent),

  'POST /withdraw/admin/v1/payout/file/preview': ({ body }, context) =>
    previewPaymentFile(context.db, context, body),

  'POST /withdraw/admin/v1/payout/file': ({ body }, context) =>
    inSession(context, (tx) => createPaymentFile(tx, context, body)),

  'POST /withdraw/admin/v1/payout/paid/{id}': idempotentWrite(markPaid),

  'POST /withdraw/admin/v1/payout/release/{id}': idempotentWrite(releaseFromFile),

  'GET /withdraw/admin/v1/payout/receipt/{id}': ({ path }, context) =>
    readReceipt(context.db, context, path.id),

  'GET /withdraw/admin/v1/export': ({ query }, context) => withdrawalList.export(query, context),

  'POST /withdraw/admin/v1/ask/{id}': idempotentWrite(withdrawalQuestions.ask),

  'PUT /withdraw/admin/v1/answer/{id}': idempotentWrite(withdrawalQuestions.answer),

  'POST /withdraw/admin/v1/audit/{id}': idempotentWrite(withdrawalReview.decide),

  'PUT /withdraw/admin/v1/rollback/{id}': idempotentWrite(withdrawalReview.rollBack),
} satisfies Routes;

export const withdrawalAppliers = {
  'POST /withdraw/admin/v1/audit/{id}': applyTo(withdrawalReview.decide),
  'PUT /withdraw/admin/v1/rollback/{id}': applyTo(withdrawalReview.rollBack),
  'POST /withdraw/admin/v1/payout/release/{id}': applyTo(releaseFromFile),
} satisfies Appliers;
