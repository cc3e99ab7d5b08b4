import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Reader } from '../kernel/db/database.ts';
import { auditHead, auditLog } from '../kernel/db/schema.ts';
import { firstAuditHash, hashAuditEntry } from './audit-log.ts';

const batchSize = 1000;

export interface ChainBreak {
  /** `audit <seq>`, the first entry that does not follow from the one before it. */
  subject: string;
  expected: string;
  found: string;
}

type Entry = typeof auditLog.$inferSelect;

/** Follows the audit log from its first entry to its head. Undefined if it is whole. */
export async function checkAuditChain(reader: Reader): Promise<ChainBreak | undefined> {
  // Read first: what is added meanwhile comes after it and is not looked at.
  const [head] = await reader.select().from(auditHead).where(eq(auditHead.id, 1));
  if (head === undefined) return { subject: 'audit head', expected: 'one row', found: 'none' };
  let last = { seq: 0, hash: firstAuditHash };
  while (last.seq < head.seq) {
    const entries = await reader
      .select()
      .from(auditLog)
      .where(and(gt(auditLog.seq, last.seq), lte(auditLog.seq, head.seq)))
      .orderBy(asc(auditLog.seq))
      .limit(batchSize);
    for (const entry of entries) {
      const broken = breakBetween(last, entry);
      if (broken !== undefined) return broken;
      last = entry;
    }
    if (entries.length === 0) break;
  }
  if (head.seq === last.seq && head.hash === last.hash) return undefined;
  return {
    subject: 'audit head',
    expected: `${last.seq} ${last.hash}`,
    found: `${head.seq} ${head.hash}`,
  };
}

function breakBetween(
  last: { seq: number; hash: string },
  { hash, ...entry }: Entry,
): ChainBreak | undefined {
  const subject = `audit ${entry.seq}`;
  if (entry.seq !== last.seq + 1) {
    return { subject, expected: `entry ${last.seq + 1}`, found: 'a gap' };
  }
  if (entry.previousHash !== last.hash) {
    return { subject, expected: last.hash, found: entry.previousHash };
  }
  const due = hashAuditEntry(entry);
  return due === hash ? undefined : { subject, expected: due, found: hash };
}
