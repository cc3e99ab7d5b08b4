import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database, Reader } from '../../kernel/db/database.ts';
import { auditHead, auditLeaf, auditLog, auditPending } from '../../kernel/db/schema.ts';
import { checkLog, type Finding, type LogLine } from './check-log.ts';
import { parseCheckpoint } from './checkpoint.ts';
import { type AuditSeal, contentOf, storedNotes } from './sealer.ts';
import { LogTree } from './tree.ts';

const pageSize = 1000;

export async function* linesOf(reader: Reader, upTo: number): AsyncGenerator<LogLine> {
  for (let after = 0; after < upTo; ) {
    const rows = await reader
      .select({ leaf: auditLeaf, entry: auditLog })
      .from(auditLeaf)
      .leftJoin(auditLog, eq(auditLog.seq, auditLeaf.seq))
      .where(and(gt(auditLeaf.position, after), lte(auditLeaf.position, upTo)))
      .orderBy(asc(auditLeaf.position))
      .limit(pageSize);
    for (const { leaf, entry } of rows) {
      yield { position: leaf.position, hash: leaf.hash, entry: entry && contentOf(entry) };
    }
    const last = rows.at(-1)?.leaf.position;
    if (last === undefined) break;
    after = last;
  }
  const strangers = await reader
    .select({ entry: auditLog })
    .from(auditLog)
    .leftJoin(auditLeaf, eq(auditLeaf.seq, auditLog.seq))
    .leftJoin(auditPending, eq(auditPending.seq, auditLog.seq))
    .where(and(isNull(auditLeaf.seq), isNull(auditPending.seq)))
    .orderBy(asc(auditLog.seq))
    .limit(pageSize);
  for (const { entry } of strangers) yield { position: null, hash: null, entry: contentOf(entry) };
}

/** Does not check signatures and published checkpoints. */
export async function checkSealedLog(reader: Reader): Promise<Finding[]> {
  // Before the head, which then is no earlier.
  const checkpoints = await storedNotes(reader);
  const [head] = await reader.select().from(auditHead).where(eq(auditHead.id, 1));
  const { size, peaks } = head ?? { size: 0, peaks: [] };
  const found = await checkLog({
    lines: linesOf(reader, size),
    checkpoints,
    published: null,
    publicKeys: null,
    end: { size, root: new LogTree(size, peaks).root() },
  });
  return [...found, ...(await checkWaiting(reader))];
}

async function checkWaiting(reader: Reader): Promise<Finding[]> {
  const gone = await reader
    .select({ seq: auditPending.seq })
    .from(auditPending)
    .leftJoin(auditLog, eq(auditLog.seq, auditPending.seq))
    .where(isNull(auditLog.seq))
    .limit(pageSize);
  return gone.map(({ seq }) => ({
    ...{ first: seq, last: seq, subject: `audit ${seq}` },
    ...{ expected: 'an entry that waits for its seal', found: 'none' },
  }));
}

export interface Verification {
  entries: number;
  findings: Finding[];
  checkpoint: string | null;
}

export async function verifyLog(db: Database, seal: AuditSeal): Promise<Verification> {
  const refused = await seal.checkpoint().then(
    () => false,
    () => true,
  );
  const checkpoints = await storedNotes(db);
  // Read later, so that each stored one is among them.
  const published = await seal.published();
  const sizes = [...checkpoints, ...published].map((note) => parseCheckpoint(note)?.size ?? 0);
  const [head] = await db.select({ size: auditHead.size }).from(auditHead);
  // Entries sealed from now on have no checkpoint yet. If none could be made, the check says so.
  const entries = Math.max(0, ...sizes, refused ? (head?.size ?? 0) : 0);
  const findings = await checkLog({
    lines: linesOf(db, entries),
    checkpoints,
    published,
    publicKeys: await seal.publicKeys(),
  });
  return { entries, findings, checkpoint: checkpoints.at(-1) ?? null };
}

export async function exportLog(db: Database, seal: AuditSeal, folder: string): Promise<number> {
  await seal.checkpoint();
  const checkpoints = await storedNotes(db);
  const entries = parseCheckpoint(checkpoints.at(-1) ?? '')?.size ?? 0;
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'checkpoints.txt'),
    checkpoints.map((note) => `\n${note}`),
  );
  await writeFile(join(folder, 'key.txt'), `${(await seal.publicKeys()).join('\n')}\n`);
  async function* texts() {
    for await (const line of linesOf(db, entries)) yield `${JSON.stringify(line)}\n`;
  }
  await pipeline(texts, createWriteStream(join(folder, 'entries.jsonl')));
  return entries;
}
