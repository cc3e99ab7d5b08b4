import type { Routes } from '../../http/routes.ts';
import { inSession, sessionWrite } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { kycQuestions, kycReview } from './audit-kyc.ts';
import { kycDetail, openDocument, revealIdNo } from './kyc-detail.ts';
import { requireKycOfClient, requireKycRow } from './kyc-row.ts';
import { kycList } from './list-kyc.ts';
import { correctKyc, fillKyc } from './submit-kyc.ts';

export const kycRoutes = {
  'GET /identify/admin/v1/list': ({ query }, context) => kycList.answer(query, context),

  'GET /identify/admin/v1/export': ({ query }, context) => kycList.export(query, context),

  'GET /identify/admin/v1/client_detail/{id}': async ({ path }, context) =>
    kycDetail(context.db, context, await requireKycOfClient(context.db, actorOf(context), path.id)),

  'GET /identify/admin/v1/detail/{id}': async ({ path }, context) =>
    kycDetail(context.db, context, await requireKycRow(context.db, actorOf(context), path.id)),

  'PUT /identify/admin/v1/fill/{id}': sessionWrite(fillKyc),

  'PUT /identify/admin/v1/{id}': sessionWrite(correctKyc),

  'POST /identify/admin/v1/ask/{id}': sessionWrite(kycQuestions.ask),

  'PUT /identify/admin/v1/answer/{id}': sessionWrite(kycQuestions.answer),

  'POST /identify/admin/v1/audit/{id}': sessionWrite(kycReview.decide),

  'POST /identify/admin/v1/reveal/{id}': ({ path }, context) =>
    inSession(context, (tx) => revealIdNo(tx, context, path.id)),

  'GET /identify/admin/v1/document/{id}/{documentId}': ({ path }, context) =>
    inSession(context, (tx) => openDocument(tx, context, path)),
} satisfies Routes;

export const kycAppliers = {
  'POST /identify/admin/v1/audit/{id}': applyTo(kycReview.decide),
} satisfies Appliers;
