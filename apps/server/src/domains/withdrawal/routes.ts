import { and, sql } from 'drizzle-orm';
import type { Routes } from '../../http/routes.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import { idempotentWrite } from '../../platform/idempotent.ts';
import { inSession } from '../../platform/in-session.ts';
import { actorOf } from '../../platform/request-context.ts';
import { amongIds, answerLedgerEntries, madeBy } from '../account/ledger-entries.ts';
import type { Appliers } from '../approval/appliers.ts';
import { revealDestination, withdrawalQuestions, withdrawalReview } from './audit-withdrawal.ts';
import { withdrawalFilter, withdrawalList } from './list-withdrawals.ts';
import { createPaymentFile, previewPaymentFile } from './payment-file.ts';
import { correctSent, markPaid, markSent, readReceipt, releaseFromFile } from './payout.ts';
import { readWithdrawalDetail } from './withdrawal-detail.ts';

export const withdrawalRoutes = {
  'GET /withdraw/admin/v1/list': ({ query }, context) => withdrawalList.answer(query, context),

  'GET /withdraw/admin/v1/lines': ({ query: { ids, ...filter } }, context) => {
    const asked = and(
      withdrawalFilter(actorOf(context), filter),
      when(ids, amongIds(withdrawal.id)),
    );
    const keys = sql`select ${withdrawal.id} from ${withdrawal} where ${asked}`;
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
  'POST /withdraw/admin/v1/audit/{id}': (tx, context, { path, body }) =>
    withdrawalReview.decide(tx, context, path.id, body),
  'PUT /withdraw/admin/v1/rollback/{id}': (tx, context, { path, body }) =>
    withdrawalReview.rollBack(tx, context, path.id, body),
  'POST /withdraw/admin/v1/payout/release/{id}': (tx, context, { path, body }) =>
    releaseFromFile(tx, context, path.id, body),
} satisfies Appliers;
