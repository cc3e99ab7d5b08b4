import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';

/** Writes down, before the first row leaves, who exports what, by which filter, how many rows, and as what; `columns` where not all were taken. */
export async function recordExport(
  context: RequestContext,
  {
    list,
    ...after
  }: {
    list: string;
    filter: Record<string, unknown>;
    count: number;
    format: string;
    columns?: string;
  },
): Promise<void> {
  await context.db.transaction((tx) =>
    writeAudit(tx, context, {
      action: `${list}.exported`,
      subject: { type: list, id: 'list' },
      after,
      changed: [],
    }),
  );
}
