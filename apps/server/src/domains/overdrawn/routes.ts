import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { nearerEnd } from '../../kernel/lists/nearer-end.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { answerLedgerEntries } from '../account/ledger-entries.ts';
import type { Appliers } from '../approval/appliers.ts';
import { readDecider } from '../approval/decider.ts';
import { inBaseAsBooked } from '../currency/list-figures.ts';
import { overdrawnReview } from './audit-overdrawn.ts';
import { createCredit } from './book-overdrawn.ts';
import {
  overdrawnFilter,
  overdrawnLedgerEntries,
  overdrawnSorting,
  overdrawnTotals,
  selectOverdrawn,
} from './list-overdrawn.ts';
import { payLoan, readLoansDue } from './loans-due.ts';
import { overdrawnColumns } from './overdrawn-columns.ts';
import { readOverdrawnDetail } from './overdrawn-detail.ts';

export const overdrawnRoutes = {
  'GET /overdrawn/admin/v1/record/list': async ({ query }, context) => {
    const { page, size, ...place } = pageOf(query);
    const where = overdrawnFilter(actorOf(context), query, 'read');
    const sorting = overdrawnSorting(query);
    const decider = await readDecider(context.db, context);
    const figures = await overdrawnTotals(context.db, actorOf(context), query, 'read');
    const reach = nearerEnd(place, figures.total);
    const { list } = await selectOverdrawn(context.db, decider, { where, sorting, ...reach });
    return { list, ...inBaseAsBooked(figures, decider.currency), page, size };
  },

  'GET /overdrawn/admin/v1/record/lines': ({ query }, context) =>
    answerLedgerEntries(context.db, query, overdrawnLedgerEntries(actorOf(context), query)),

  'GET /overdrawn/admin/v1/record/detail/{id}': ({ path }, context) =>
    readOverdrawnDetail(context.db, context, path.id),

  'GET /overdrawn/admin/v1/record/export': async ({ query }, context) => {
    const { format, columns, ...filter } = query;
    const where = overdrawnFilter(actorOf(context), filter, 'export');
    const sorting = overdrawnSorting(filter);
    const decider = await readDecider(context.db, context);
    const { total: count } = await overdrawnTotals(context.db, actorOf(context), filter, 'export');
    return answerExport(context, {
      list: 'overdrawn',
      query: { format, columns },
      filter,
      where,
      sorting,
      count,
      columns: overdrawnColumns,
      select: (slice) => selectOverdrawn(context.db, decider, slice),
    });
  },

  'GET /overdrawn/admin/v1/loan/due': ({ query }, context) =>
    readLoansDue(context.db, actorOf(context), {
      days: query.within_days ?? 7,
      fake: query.fake ?? false,
    }),

  'PUT /overdrawn/admin/v1/audit/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      overdrawnReview.decide(tx, context, path.id, body),
    ),

  'POST /overdrawn/admin/v1/compensation/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      createCredit(tx, context, 'compensation', path.id, body),
    ),

  'POST /overdrawn/admin/v1/bonus/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      createCredit(tx, context, 'bonus', path.id, body),
    ),

  'POST /overdrawn/admin/v1/loan/pay_fine/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => payLoan(tx, context, path.id, body)),
} satisfies Routes;

export const overdrawnAppliers = {
  'PUT /overdrawn/admin/v1/audit/{id}': {
    apply: (tx, context, { path, body }) => overdrawnReview.decide(tx, context, path.id, body),
  },
} satisfies Appliers;
