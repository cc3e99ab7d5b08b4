import { eq } from 'drizzle-orm';
import { storeResolution } from '../domains/exception/resolve-exception.ts';
import { runChecks } from '../domains/exception/run-checks.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { dataException } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';
import { writeAudit } from '../platform/audit-log.ts';
import type { DemoStaff } from './staff.ts';

/**
 * What the checks find in the set: call it when everything else is there. One of the findings is
 * resolved, so that both states are shown.
 */
export async function seedExceptions(
  tx: Transaction,
  { random, staff, now: at }: { random: Random; staff: DemoStaff; now: Date },
): Promise<void> {
  await runChecks(tx, null, { at, makeId: () => random.id(at) });
  const [exception] = await tx
    .select()
    .from(dataException)
    .where(eq(dataException.checkName, 'same_proof'))
    .orderBy(dataException.subjectId)
    .limit(1);
  if (exception === undefined) return;
  const note = '两位客户为夫妻，共用同一张转账凭证，银行已确认两笔到账';
  const entry = await storeResolution(tx, exception, { note, byId: staff.god, at });
  await writeAudit(tx, null, { ...entry, changed: [] });
}
