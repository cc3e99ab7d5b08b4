import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { eachByItself } from '../../kernel/each-by-itself.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { applyTransitions } from './apply-transitions.ts';
import { lapse } from './trade-transitions.ts';

/**
 * Releases the allotments whose deadline has passed without the whole payment, and gives the parts
 * back; answers how many. Each in a transaction of its own. Of several replicas that do it at once,
 * each record is released by one. Throws as `eachByItself` does.
 */
export async function lapseUnpaidAllotments(db: Database, now: Date): Promise<number> {
  const overdue = and(
    inArray(tradeRecord.status, ['payment', 'outstanding']),
    lte(tradeRecord.payDeadline, now),
  );
  const found = await db
    .select({ id: tradeRecord.id })
    .from(tradeRecord)
    .where(overdue)
    .orderBy(tradeRecord.payDeadline);
  let lapsed = 0;
  await eachByItself(found, async ({ id }) => {
    const released = await db.transaction(async (tx) => {
      const [record] = await tx
        .select()
        .from(tradeRecord)
        .where(and(eq(tradeRecord.id, id), overdue))
        .for('update');
      if (record === undefined) return false;
      const transition = lapse(record, { actorId: null, at: now });
      const accounts = await applyTransitions(tx, [transition]);
      const { changed } = transition.audit;
      await writeAudit(tx, null, { ...transition.audit, changed: [...changed, ...accounts] });
      return true;
    });
    if (released) lapsed += 1;
  });
  return lapsed;
}
