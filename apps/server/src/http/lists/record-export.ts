import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';

/** Writes down, before the first row leaves, who exports what, by which filter, and how many rows. */
export async function recordExport(
  context: RequestContext,
  exported: { list: string; filter: Record<string, unknown>; count: number },
): Promise<void> {
  await context.db.transaction((tx) =>
    writeAudit(tx, context, {
      action: `${exported.list}.exported`,
      subject: { type: exported.list, id: 'list' },
      after: { filter: exported.filter, count: exported.count },
      changed: [],
    }),
  );
}
