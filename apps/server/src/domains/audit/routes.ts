import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { auditLog } from '../../kernel/db/schema.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import {
  auditColumns,
  auditFilter,
  auditSorting,
  selectAuditEntries,
  verifyAuditLog,
} from './list-audit.ts';

export const auditRoutes = {
  'GET /audit/admin/v1/list': async ({ query }, { db }) => {
    const { page, size, ...slice } = pageOf(query);
    const where = auditFilter(query);
    const sorting = auditSorting(query);
    const { list } = await selectAuditEntries(db, { where, sorting, ...slice });
    return { list, total: await db.$count(auditLog, where), page, size };
  },

  'GET /audit/admin/v1/export': async ({ query }, context) => {
    const { format, columns, ...filter } = query;
    const where = auditFilter(filter);
    return answerExport(context, {
      list: 'audit',
      query: { format, columns },
      filter,
      where,
      sorting: auditSorting(filter),
      count: await context.db.$count(auditLog, where),
      columns: auditColumns,
      select: (slice) => selectAuditEntries(context.db, slice),
    });
  },

  'GET /audit/admin/v1/verify': (_input, { db, services }) =>
    verifyAuditLog(db, services.auditSeal),
} satisfies Routes;
