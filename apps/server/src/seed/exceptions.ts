import { eq } from 'drizzle-orm';
import { checks } from '../domains/data-check/checks.ts';
import { storeResolution } from '../domains/data-check/resolve-exception.ts';
import { runChecks } from '../domains/data-check/run-checks.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { dataException, exceptionDay } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';
import { writeAudit } from '../platform/audit-log.ts';
import type { DemoStaff } from './staff.ts';

const foundBefore: Readonly<Record<string, readonly number[]>> = {
  same_reference: [0, 0, 2, 3, 3, 1, 0],
  same_proof: [1, 1, 1, 0, 0, 0, 1],
};
const daysBefore = 7;
const dayMs = 24 * 60 * 60 * 1000;

export async function seedExceptions(
  tx: Transaction,
  { random, staff, now: at }: { random: Random; staff: DemoStaff; now: Date },
): Promise<void> {
  await runChecks(tx, null, { at, makeId: () => random.id(at) });
  await seedTrend(tx, at);
  const [exception] = await tx
    .select()
    .from(dataException)
    .where(eq(dataException.checkName, 'same_proof'))
    .orderBy(dataException.subjectId)
    .limit(1);
  if (exception === undefined) return;
  const note = '两位客户为夫妻，共用同一张转账凭证，银行已确认两笔到账';
  const entry = await storeResolution(tx, exception, { note, byId: staff.god, at });
  await writeAudit(tx, null, entry);
}

async function seedTrend(tx: Transaction, now: Date): Promise<void> {
  const days = Object.keys(checks).flatMap((checkName) =>
    Array.from({ length: daysBefore }, (_, at) => ({
      ...{ checkName, found: foundBefore[checkName]?.[at] ?? 0 },
      day: new Date(now.getTime() - (daysBefore - at) * dayMs).toISOString().slice(0, 10),
    })),
  );
  // In some time zones today is still the day before.
  await tx.insert(exceptionDay).values(days).onConflictDoNothing();
}
