import { and, eq, lt, lte, max, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../kernel/db/database.ts';
import {
  attempt,
  bulkRun,
  captcha,
  event,
  file,
  idempotencyKey,
  notification,
  passkeyChallenge,
  rateLimit,
  refreshToken,
  staffDevice,
} from '../../kernel/db/schema.ts';
import { runEach } from '../../kernel/run-each.ts';
import { compactFigures, recount } from '../../platform/figures/figures.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { notificationsKeptMs } from '../../platform/notifications.ts';
import { attemptWindowMs } from '../auth/attempts.ts';
import { bulkRunKeptMs } from '../bulk-run/run-view.ts';
import { removeExpiredExports } from '../export/export-job.ts';
import { quotaWindowMs } from '../file/upload-quota.ts';
import { accrueSavings } from '../saving/accrue-interest.ts';
import { lapseUnpaidAllotments, renewSubscriptions } from '../settlement/payments.ts';
import { returnFromAbsent } from '../work/availability.ts';

const sweepEveryMs = 10 * 60 * 1000;
/** A console that was away for longer loads everything anew. */
const eventsKeptMs = 24 * 60 * 60 * 1000;
const notificationsOfUserMax = 500;
const rateLimitKeptMs = 10 * 60 * 1000;
/** Longer than any upload takes. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Throws as `runEach` does. */
export async function sweep(db: Database, files: FileStore, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const unused = and(eq(file.stored, false), lt(file.createdAt, before(quotaWindowMs)));
  const steps: readonly (() => PromiseLike<unknown>)[] = [
    () => db.delete(captcha).where(lt(captcha.expiresAt, now)),
    () => db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now)),
    () => db.delete(attempt).where(lt(attempt.at, before(attemptWindowMs))),
    () => db.delete(refreshToken).where(lt(refreshToken.expiresAt, now)),
    () => db.delete(staffDevice).where(lt(staffDevice.expiresAt, now)),
    () => db.delete(rateLimit).where(lt(rateLimit.window, before(rateLimitKeptMs))),
    () => db.delete(idempotencyKey).where(lt(idempotencyKey.expiresAt, now)),
    () => db.delete(file).where(unused),
    () => db.delete(bulkRun).where(lt(bulkRun.finishedAt, before(bulkRunKeptMs))),
    () => removeExpiredExports(db, files, now),
    () => sweepNotifications(db, before(notificationsKeptMs)),
    () => recount(db),
    () => compactFigures(db),
    () => sweepEvents(db, before(eventsKeptMs)),
    () => files.sweep(before(abandonedAfterMs)),
    () => lapseUnpaidAllotments(db, now),
    () => renewSubscriptions(db, now),
    () => accrueSavings(db, now),
    () => returnFromAbsent(db),
  ];
  await runEach(steps, (step) => step());
}

async function sweepNotifications(db: Database, before: Date): Promise<void> {
  await db.delete(notification).where(lt(notification.createdAt, before));
  await db.execute(sql`
    delete from ${notification} using (
      select id, row_number() over (partition by user_id order by created_at desc, id desc) as place
      from ${notification}
    ) placed
    where placed.id = ${notification.id} and placed.place > ${notificationsOfUserMax}`);
}

/** By number: clocks differ, and what is left must have no gaps. */
async function sweepEvents(db: Database, before: Date): Promise<void> {
  const [found] = await db
    .select({ last: max(event.seq) })
    .from(event)
    .where(lt(event.at, before));
  if (found?.last != null) await db.delete(event).where(lte(event.seq, found.last));
}

export function sweepRegularly(db: Database, files: FileStore, logger: Logger): () => void {
  const timer = setInterval(() => {
    sweep(db, files, new Date()).catch((failed: AggregateError) => {
      for (const err of failed.errors) logger.error({ err }, 'sweep failed');
    });
  }, sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
