import type { Schemas } from '@brokerdesk/sdk';
import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { actorOf } from '../../platform/request-context.ts';
import { checks, checkTitle } from './checks.ts';
import {
  exceptionColumns,
  exceptionFilter,
  exceptionSorting,
  requireCheck,
} from './exception-filter.ts';
import { countExceptions, selectExceptions } from './exception-row.ts';
import { resolveException } from './resolve-exception.ts';
import { type Run, runChecks } from './run-checks.ts';
import { summarizeExceptions } from './summarize-exceptions.ts';

export const exceptionRoutes = {
  'GET /exception/admin/v1/list': async ({ query }, context) => {
    const { page, size, ...slice } = pageOf(query);
    const where = exceptionFilter(actorOf(context), query);
    const sorting = exceptionSorting(query);
    const of = { where, sorting, ...slice };
    const { list } = await selectExceptions(context.db, context.language, of);
    return { list, total: await countExceptions(context.db, where), page, size };
  },

  'GET /exception/admin/v1/export': async ({ query }, context) => {
    const { format, columns, ...filter } = query;
    const where = exceptionFilter(actorOf(context), filter);
    return answerExport(context, {
      list: 'exception',
      query: { format, columns },
      filter,
      where,
      sorting: exceptionSorting(filter),
      count: await countExceptions(context.db, where),
      columns: exceptionColumns,
      select: (slice) => selectExceptions(context.db, context.language, slice),
    });
  },

  'GET /exception/admin/v1/summary': ({ query }, context) =>
    summarizeExceptions(
      context.db,
      context.language,
      exceptionFilter(actorOf(context), query),
      actorOf(context).scope === 'all',
    ),

  'POST /exception/admin/v1/check': ({ header, query }, context) => {
    const only = query.check && requireCheck(query.check);
    // Which check it is makes it another request, as a body would.
    return idempotent(context, { header, ...(only && { body: { check: only } }) }, async (tx) =>
      runView(await runChecks(tx, context, { only }), context.language, only),
    );
  },

  'PUT /exception/admin/v1/{id}': ({ path, body }, context) =>
    resolveException(context, path.id, body),
} satisfies Routes;

function runView(
  { at, findings, ...counts }: Run,
  language: Language,
  only?: string,
): Schemas.CheckRun {
  return {
    checked_at: at.toISOString(),
    found: findings.length,
    ...counts,
    checks: (only ? [only] : Object.keys(checks)).map((check) => ({
      check,
      title: checkTitle(check, language),
      found: findings.filter(({ checkName }) => checkName === check).length,
    })),
  };
}
