import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import { afterCommits } from '../../kernel/db/lost-connection.ts';
import {
  auditCheckpoint,
  auditHead,
  auditLeaf,
  auditLog,
  auditPending,
  event,
} from '../../kernel/db/schema.ts';
import { batches } from '../../kernel/db/update-each.ts';
import { isSystemError } from '../../kernel/make-data-folder.ts';
import type { AuditKeys } from '../key-ring.ts';
import { hashEntry } from './check-log.ts';
import {
  type Checkpoint,
  notesIn,
  openCheckpoint,
  parseCheckpoint,
  type Signer,
} from './checkpoint.ts';
import { LogTree } from './tree.ts';

export interface AuditSeal {
  publicKeys(): Promise<string[]>;
  seal(): Promise<void>;
  settled(): Promise<void>;
  checkpoint(): Promise<void>;
  published(): Promise<string[]>;
  stop(): Promise<void>;
}

interface Parts {
  db: Database;
  keys: AuditKeys;
  folder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export function auditSeal({ db, keys, folder, log }: Parts): AuditSeal {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let stopped = false;

  function seal(): Promise<void> {
    if (stopped) return Promise.resolve();
    if (running === undefined) {
      running = sealAll(db, () => stopped).finally(() => {
        running = undefined;
      });
      return running;
    }
    // The one under way may have read before the newest entry was there.
    next ??= settle(running).then(() => {
      next = undefined;
      return seal();
    });
    return next;
  }

  const stopListening = afterCommits(db, () => {
    seal().catch((err: unknown) => log.warn({ err }, 'audit entries wait for their seal'));
  });
  const settled = async () => {
    while (running ?? next) await settle(next ?? running);
  };
  return {
    publicKeys: keys.publicKeys,
    seal,
    settled,
    async checkpoint() {
      await seal();
      // Read before: inside the transaction, an embedded database would wait for itself.
      const publicKeys = await keys.publicKeys();
      await db.transaction(async (tx) => {
        await lockCheckpoints(tx);
        await publishNext(tx, { signer: await keys.signerIn(tx), publicKeys }, folder);
      });
    },
    published: async () => notesIn(await readPublished(folder)),
    async stop() {
      stopListening();
      stopped = true;
      await settled();
    },
  };
}

const sealEveryMs = 1000;
const checkpointEveryMs = 60 * 1000;

export function sealRegularly(
  seal: AuditSeal,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): () => Promise<void> {
  let publishing: Promise<void> | undefined;
  const publish = () => {
    publishing ??= seal
      .checkpoint()
      .catch((err: unknown) => log.error({ err }, 'no checkpoint of the audit log'))
      .finally(() => {
        publishing = undefined;
      });
    return publishing;
  };
  const timers = [
    setInterval(() => {
      seal.seal().catch((err: unknown) => log.warn({ err }, 'audit entries wait for their seal'));
    }, sealEveryMs),
    setInterval(publish, checkpointEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await publishing;
    await publish();
    await seal.stop();
  };
}

const settle = (run: Promise<void> | undefined) => run?.catch(() => {}) ?? Promise.resolve();

const batchSize = 500;

async function sealAll(db: Database, isStopped: () => boolean): Promise<void> {
  const isWaiting = async () =>
    (await db.select({ seq: auditPending.seq }).from(auditPending).limit(1)).length > 0;
  while (!isStopped() && (await isWaiting())) {
    if ((await db.transaction(sealBatch)) < batchSize) return;
  }
}

/**
 * Numbers follow the order in which entries are found: a reader who has read up to a number has missed none below it.
 */
async function sealBatch(tx: Transaction): Promise<number> {
  const head = await lockHead(tx);
  // A statement of its own: it sees what was committed while it waited for the lock.
  const waiting = await tx
    .select({ entry: auditLog, events: auditPending.events })
    .from(auditPending)
    .innerJoin(auditLog, eq(auditLog.seq, auditPending.seq))
    .orderBy(asc(auditPending.seq))
    .limit(batchSize);
  if (waiting.length === 0) return 0;
  const tree = new LogTree(head.size, head.peaks);
  const leaves = waiting.map(({ entry }) => {
    const hash = hashEntry(contentOf(entry));
    tree.add(hash);
    return { position: tree.size, seq: entry.seq, hash: hash.toString('hex') };
  });
  let { eventSeq } = head;
  // Not the entries' time, which the seed sets back.
  const at = new Date();
  const events = waiting
    .flatMap((each) => each.events)
    .map((each) => {
      eventSeq += 1;
      return { ...each, seq: eventSeq, at };
    });
  await tx.insert(auditLeaf).values(leaves);
  for (const batch of batches(events)) await tx.insert(event).values(batch);
  const sealed = leaves.map(({ seq }) => seq);
  await tx.delete(auditPending).where(inArray(auditPending.seq, sealed));
  const { size, peaks } = tree;
  await tx.update(auditHead).set({ size, peaks, eventSeq }).where(eq(auditHead.id, 1));
  return waiting.length;
}

async function lockHead(tx: Transaction) {
  const [head] = await tx.select().from(auditHead).where(eq(auditHead.id, 1)).for('update');
  if (head === undefined) throw new Error('The audit log has no head row: run the migrations.');
  return head;
}

export function contentOf({ at, ...entry }: typeof auditLog.$inferSelect) {
  return {
    seq: entry.seq,
    at: at.toISOString(),
    actor_id: entry.actorId,
    actor_name: entry.actorName,
    session_id: entry.sessionId,
    ip: entry.ip,
    device: entry.device,
    request_id: entry.requestId,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    before: entry.before,
    after: entry.after,
  };
}

const checkpointLock = 460_012;

export async function lockCheckpoints(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${checkpointLock})`);
}

/** Published before it is stored: a crash in between leaves a checkpoint of entries that are committed. */
async function publishNext(
  tx: Transaction,
  { signer, publicKeys }: { signer: Signer; publicKeys: readonly string[] },
  folder: string,
): Promise<void> {
  const [head] = await tx.select().from(auditHead).where(eq(auditHead.id, 1));
  const [stored] = await tx
    .select()
    .from(auditCheckpoint)
    .orderBy(desc(auditCheckpoint.size))
    .limit(1);
  if (head === undefined || head.size === (stored?.size ?? 0)) return;
  const file = await readEnd(folder);
  if (file === '') await publish(folder, await storedNotes(tx));
  else await requireSameLog(tx, lastSigned(notesIn(file), publicKeys), stored?.note);
  const { size, peaks } = head;
  const root = new LogTree(size, peaks).root();
  const note = signer.sign({ size, root, at: new Date().toISOString() });
  await publish(folder, [note]);
  await tx.insert(auditCheckpoint).values({ size, note });
}

export async function storedNotes(reader: Pick<Database, 'select'>): Promise<string[]> {
  const rows = await reader.select().from(auditCheckpoint).orderBy(asc(auditCheckpoint.size));
  return rows.map(({ note }) => note);
}

function lastSigned(notes: readonly string[], publicKeys: readonly string[]): Checkpoint | null {
  for (const note of notes.toReversed()) {
    const checkpoint = openCheckpoint(note, publicKeys);
    if (checkpoint !== null) return checkpoint;
  }
  return null;
}

async function requireSameLog(
  tx: Transaction,
  published: Checkpoint | null,
  stored: string | undefined,
): Promise<void> {
  if (published === null || isSame(published, parseCheckpoint(stored ?? ''))) return;
  const leaves = await tx
    .select({ hash: auditLeaf.hash })
    .from(auditLeaf)
    .where(lte(auditLeaf.position, published.size))
    .orderBy(asc(auditLeaf.position));
  const tree = new LogTree();
  for (const { hash } of leaves) tree.add(Buffer.from(hash, 'hex'));
  if (isSame(published, { size: tree.size, root: tree.root() })) return;
  throw new Error(
    `The audit log is not the one whose checkpoint of ${published.size} entries was published: see “Audit log” in docs/operating.md.`,
  );
}

type Root = Pick<Checkpoint, 'size' | 'root'>;

const isSame = (one: Root, other: Root | null) =>
  one.size === other?.size && one.root === other.root;

const fileName = 'checkpoints.txt';

async function readPublished(folder: string): Promise<string> {
  return (await readFile(join(folder, fileName), 'utf8').catch(unlessMissing)) ?? '';
}

const endBytes = 4096;

async function readEnd(folder: string): Promise<string> {
  const file = await open(join(folder, fileName)).catch(unlessMissing);
  if (file === null) return '';
  try {
    const { size } = await file.stat();
    const position = Math.max(0, size - endBytes);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(endBytes), position });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function unlessMissing(error: unknown): null {
  if (isSystemError(error, 'ENOENT')) return null;
  throw error;
}

async function publish(folder: string, notes: readonly string[]): Promise<void> {
  if (notes.length === 0) return;
  await mkdir(folder, { recursive: true });
  const file = await open(join(folder, fileName), 'a');
  try {
    // An empty line before each: one that a crash has cut off ends there.
    await file.appendFile(notes.map((note) => `\n${note}`).join(''));
    await file.datasync();
  } finally {
    await file.close();
  }
}
