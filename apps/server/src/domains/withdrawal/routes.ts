import { and, sql } from 'drizzle-orm';
import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import { nearerEnd } from '../../kernel/lists/nearer-end.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { when } from '../../kernel/lists/when.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { inSession } from '../../platform/in-session.ts';
import { actorOf } from '../../platform/request-context.ts';
import { amongIds, answerLedgerEntries, madeBy } from '../account/ledger-entries.ts';
import type { Appliers } from '../approval/appliers.ts';
import { readDecider } from '../approval/decider.ts';
import { inBaseAsBooked } from '../currency/list-figures.ts';
import { auditWithdrawal, rollbackWithdrawal } from './audit-withdrawal.ts';
import { selectWithdrawals, withdrawalTotals } from './list-withdrawals.ts';
import { markPaid, markSent, readReceipt } from './payout.ts';
import { revealDestination } from './reveal-destination.ts';
import { withdrawalColumns } from './withdrawal-csv.ts';
import { readWithdrawalDetail } from './withdrawal-detail.ts';
import { withdrawalFilter, withdrawalSorting } from './withdrawal-filter.ts';

export const withdrawalRoutes = {
  'GET /withdraw/admin/v1/list': async ({ query }, context) => {
    const { page, size, ...place } = pageOf(query);
    const where = withdrawalFilter(actorOf(context), query);
    const sorting = withdrawalSorting(query);
    const decider = await readDecider(context.db, context);
    const figures = await withdrawalTotals(context.db, actorOf(context), query);
    const reach = nearerEnd(place, figures.total);
    const { list } = await selectWithdrawals(context.db, decider, { where, sorting, ...reach });
    return { list, ...inBaseAsBooked(figures, decider.currency), page, size };
  },

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

  'POST /withdraw/admin/v1/payout/sent/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => markSent(tx, context, path.id, body)),

  'POST /withdraw/admin/v1/payout/paid/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => markPaid(tx, context, path.id, body)),

  'GET /withdraw/admin/v1/payout/receipt/{id}': ({ path }, context) =>
    readReceipt(context.db, context, path.id),

  'GET /withdraw/admin/v1/export': async ({ query }, context) => {
    const { format, columns, ...filter } = query;
    const where = withdrawalFilter(actorOf(context), filter);
    const sorting = withdrawalSorting(filter);
    const decider = await readDecider(context.db, context);
    const { total: count } = await withdrawalTotals(context.db, actorOf(context), filter);
    return answerExport(context, {
      list: 'withdrawal',
      query: { format, columns },
      filter,
      where,
      sorting,
      count,
      columns: withdrawalColumns,
      select: (slice) => selectWithdrawals(context.db, decider, slice),
    });
  },

  'POST /withdraw/admin/v1/audit/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      auditWithdrawal(tx, context, path.id, body),
    ),

  'PUT /withdraw/admin/v1/rollback/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      rollbackWithdrawal(tx, context, path.id, body),
    ),
} satisfies Routes;

export const withdrawalAppliers = {
  'POST /withdraw/admin/v1/audit/{id}': {
    apply: (tx, context, { path, body }) => auditWithdrawal(tx, context, path.id, body),
  },
  'PUT /withdraw/admin/v1/rollback/{id}': {
    apply: (tx, context, { path, body }) => rollbackWithdrawal(tx, context, path.id, body),
  },
} satisfies Appliers;
