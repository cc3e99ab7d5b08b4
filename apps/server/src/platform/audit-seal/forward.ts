import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../kernel/db/database.ts';
import { auditForward, auditHead, auditLeaf, auditLog } from '../../kernel/db/schema.ts';
import { contentOf } from './sealer.ts';

export interface ForwardTarget {
  /** Takes JSON lines by POST. */
  url: string;
  token: string | null;
}

interface Parts {
  db: Database;
  target: ForwardTarget;
  log: Pick<FastifyBaseLogger, 'error'>;
  everyMs?: number;
  timeoutMs?: number;
}

const batchSize = 200;
/** A place that refuses is asked less and less often: at last once in this many intervals. */
const pauseMax = 30;
/** Longer than a request may take: another replica goes on after one that was killed. */
const leaseMs = 60_000;

/** Sends each entry at least once. The cursor moves once the place has answered with success. */
export function forwardRegularly(parts: Parts): () => Promise<void> {
  const { log, everyMs = 2000 } = parts;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let failures = 0;
  let skipped = 0;
  const run = async () => {
    while (!stopping.signal.aborted && (await forwardBatch(parts, stopping.signal)));
  };
  const timer = setInterval(() => {
    if (running !== undefined || skipped++ < Math.min(2 ** failures - 1, pauseMax)) return;
    skipped = 0;
    running = run()
      .then(() => {
        failures = 0;
      })
      .catch((err: unknown) => {
        failures += 1;
        if (!stopping.signal.aborted) log.error({ err }, 'audit entries wait to be forwarded');
      })
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

const cursor = eq(auditForward.id, 1);

/** Returns whether more may wait. The lease keeps other replicas away; without it entries would only arrive twice. */
async function forwardBatch(parts: Parts, stopping: AbortSignal): Promise<boolean> {
  const { db } = parts;
  const leasedUntil = new Date(Date.now() + leaseMs);
  const hasMore = lt(auditForward.position, db.select({ size: auditHead.size }).from(auditHead));
  const isFree = or(isNull(auditForward.leasedUntil), lt(auditForward.leasedUntil, new Date()));
  const [claimed] = await db
    .update(auditForward)
    .set({ leasedUntil })
    .where(and(cursor, hasMore, isFree))
    .returning({ position: auditForward.position });
  if (claimed === undefined) return false;
  const { position: from } = claimed;
  let position = from;
  let sent = 0;
  try {
    const rows = await db
      .select({ leaf: auditLeaf, entry: auditLog })
      .from(auditLeaf)
      .innerJoin(auditLog, eq(auditLog.seq, auditLeaf.seq))
      .where(gt(auditLeaf.position, from))
      .orderBy(asc(auditLeaf.position))
      .limit(batchSize);
    if (rows.length > 0) {
      const lines = rows.map(({ leaf, entry }) =>
        JSON.stringify({ position: leaf.position, hash: leaf.hash, entry: contentOf(entry) }),
      );
      await post(parts, `${lines.join('\n')}\n`, stopping);
      sent = rows.length;
      position = rows.at(-1)?.leaf.position ?? from;
    }
  } finally {
    const isMine = and(eq(auditForward.position, from), eq(auditForward.leasedUntil, leasedUntil));
    await db.update(auditForward).set({ position, leasedUntil: null }).where(and(cursor, isMine));
  }
  return sent === batchSize;
}

async function post({ target, timeoutMs = 15_000 }: Parts, body: string, stopping: AbortSignal) {
  const response = await fetch(target.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-ndjson',
      ...(target.token !== null && { authorization: `Bearer ${target.token}` }),
    },
    body,
    // The token and the entries go to no other address.
    redirect: 'error',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The place of audit entries answered ${response.status}.`);
}
