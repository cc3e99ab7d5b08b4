import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { nearerEnd } from '../../kernel/lists/nearer-end.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { inSession } from '../../platform/in-session.ts';
import { actorOf } from '../../platform/request-context.ts';
import type { Appliers } from '../approval/appliers.ts';
import { readDecider } from '../approval/decider.ts';
import { kycQuestions, kycReview } from './audit-kyc.ts';
import { kycColumns } from './kyc-columns.ts';
import { kycDetail, openDocument, revealIdNo } from './kyc-detail.ts';
import { requireKycOfClient, requireKycRow } from './kyc-row.ts';
import { countKyc, kycFilter, kycSorting, kycTotal, selectKyc } from './list-kyc.ts';
import { correctKyc, fillKyc } from './submit-kyc.ts';

export const kycRoutes = {
  'GET /identify/admin/v1/list': async ({ query }, context) => {
    const { page, size, ...slice } = pageOf(query);
    const where = kycFilter(actorOf(context), context.services.secrets, query);
    const sorting = kycSorting(query);
    const total = await kycTotal(context.db, actorOf(context), query, where);
    const reach = nearerEnd(slice, total);
    const decider = await readDecider(context.db, context);
    const { list } = await selectKyc(context.db, decider, { where, sorting, ...reach });
    return { list, total, page, size };
  },

  'GET /identify/admin/v1/export': async ({ query }, context) => {
    const { format, columns, ...filter } = query;
    const where = kycFilter(actorOf(context), context.services.secrets, filter);
    const decider = await readDecider(context.db, context);
    return answerExport(context, {
      list: 'kyc',
      query: { format, columns },
      filter,
      where,
      sorting: kycSorting(filter),
      count: await countKyc(context.db, where),
      columns: kycColumns,
      select: (slice) => selectKyc(context.db, decider, slice),
    });
  },

  'GET /identify/admin/v1/client_detail/{id}': async ({ path }, context) =>
    kycDetail(context.db, context, await requireKycOfClient(context.db, actorOf(context), path.id)),

  'GET /identify/admin/v1/detail/{id}': async ({ path }, context) =>
    kycDetail(context.db, context, await requireKycRow(context.db, actorOf(context), path.id)),

  'PUT /identify/admin/v1/fill/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => fillKyc(tx, context, path.id, body)),

  'PUT /identify/admin/v1/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => correctKyc(tx, context, path.id, body)),

  'POST /identify/admin/v1/ask/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => kycQuestions.ask(tx, context, path.id, body)),

  'PUT /identify/admin/v1/answer/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => kycQuestions.answer(tx, context, path.id, body)),

  'POST /identify/admin/v1/audit/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => kycReview.decide(tx, context, path.id, body)),

  'POST /identify/admin/v1/reveal/{id}': ({ path }, context) =>
    inSession(context, (tx) => revealIdNo(tx, context, path.id)),

  'GET /identify/admin/v1/document/{id}/{documentId}': ({ path }, context) =>
    inSession(context, (tx) => openDocument(tx, context, path)),
} satisfies Routes;

export const kycAppliers = {
  'POST /identify/admin/v1/audit/{id}': (tx, context, { path, body }) =>
    kycReview.decide(tx, context, path.id, body),
} satisfies Appliers;
