import { asc, eq, gt, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditHead, auditLeaf, auditLog, event } from '../kernel/db/schema.ts';
import { writeAudit } from '../platform/audit-log.ts';
import { linesOf, verifyLog } from '../platform/audit-seal/evidence.ts';
import { atOnce } from '../testing/at-once.ts';
import { useReplicas } from '../testing/replicas.ts';
import type { TestServer } from '../testing/test-server.ts';

const replicas = useReplicas();

const entryOf = (id: string) => ({
  action: 'test.written',
  subject: { type: 'test', id },
  changed: [{ topic: 'setting' as const, id, version: 1 }],
});

const write = ({ db }: TestServer, id: string) =>
  db.transaction((tx) => writeAudit(tx, null, entryOf(id)));

// @rule writes: Audited writes do not wait for each other
// @in platform/audit-log.ts
it('two transactions that write to the audit log do not wait for each other', async () => {
  const { first, second } = replicas();
  const [head] = await first.db.select().from(auditHead);
  let release = () => {};
  let isStored = () => {};
  const stored = new Promise<void>((resolve) => {
    isStored = resolve;
  });
  const held = first.db.transaction(async (tx) => {
    // Inside another one it is stored at once, and not before the commit.
    await tx.transaction((inner) => writeAudit(inner, null, entryOf('held')));
    isStored();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await stored;
  await write(second, 'quick');
  await second.services.auditSeal.seal();
  const written = () =>
    first.db
      .select({ id: auditLog.subjectId, seq: auditLog.seq, position: auditLeaf.position })
      .from(auditLog)
      .innerJoin(auditLeaf, eq(auditLeaf.seq, auditLog.seq))
      .where(inArray(auditLog.subjectId, ['held', 'quick']))
      .orderBy(asc(auditLeaf.position));
  expect((await written()).map(({ id }) => id)).toEqual(['quick']);

  release();
  await held;
  await first.services.auditSeal.seal();
  // In the order of the commits, which is not that of the numbers.
  const [quick, late] = await written();
  expect([quick?.id, late?.id]).toEqual(['quick', 'held']);
  expect(late?.seq).toBeLessThan(quick?.seq ?? 0);
  const sent = await first.db
    .select({ id: event.recordId })
    .from(event)
    .where(gt(event.seq, head?.eventSeq ?? 0))
    .orderBy(asc(event.seq));
  expect(sent.map(({ id }) => id)).toEqual([`${quick?.seq}`, 'quick', `${late?.seq}`, 'held']);
});

it('replicas that write and seal at once make one log without gaps, and a check at either finds nothing', async () => {
  const { first, second } = replicas();
  await atOnce(80, async (count) => {
    const replica = count % 2 === 0 ? first : second;
    await write(replica, `n${count}`);
    if (count % 10 === 0) await replica.services.auditSeal.checkpoint();
  });
  for (const { db, services } of [first, second]) {
    expect((await verifyLog(db, services.auditSeal)).findings).toEqual([]);
  }
  const positions: (number | null)[] = [];
  for await (const { position } of linesOf(first.db, 10_000)) positions.push(position);
  expect(positions).toEqual(positions.map((_, at) => at + 1));
  const events = await first.db.select({ seq: event.seq }).from(event).orderBy(asc(event.seq));
  const [head] = await first.db.select().from(auditHead);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
  expect(head?.eventSeq).toBe(events.length);
});
