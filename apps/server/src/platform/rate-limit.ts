import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/db/database.ts';
import { rateLimit } from '../kernel/db/schema.ts';
import { Problem } from '../kernel/errors/problem.ts';
import { networkOf } from './network-of.ts';

/** Requests a minute; 0 for no limit. */
export interface RateLimits {
  account: number;
  address: number;
}

export const noRateLimits: RateLimits = { account: 0, address: 0 };

export interface RateLimiter {
  /** Throws TOO_MANY_REQUESTS. `ownLimit` replaces the default of the account. */
  consume(kind: keyof RateLimits, who: string, ownLimit?: number): Promise<void>;
}

const windowMs = 60 * 1000;
/** A process takes this share of a limit at a time: the database is asked once for many requests. */
const shareAtATime = 1 / 40;
const rememberedMax = 10_000;

interface Permits {
  left: number;
  until: number;
}

/**
 * Permits that a replica leaves unused are lost for the minute: a limit may hold a little earlier than it says, never
 * later.
 */
export function rateLimiter(db: Database, limits: RateLimits): RateLimiter {
  const known = new Map<string, Permits>();
  const asking = new Map<string, Promise<Permits>>();

  function permitsOf(subject: string, limit: number): Permits | Promise<Permits> {
    const permits = known.get(subject);
    // Refused is refused until the minute is over: a flood costs no query.
    if (permits !== undefined && permits.until > Date.now() && permits.left !== 0) return permits;
    const pending = asking.get(subject) ?? lease(subject, limit);
    asking.set(subject, pending);
    return pending;
  }

  async function lease(subject: string, limit: number): Promise<Permits> {
    try {
      const permits = await leasePermits(db, subject, limit);
      if (known.size >= rememberedMax) forgetExpired(known);
      known.set(subject, permits);
      return permits;
    } finally {
      asking.delete(subject);
    }
  }

  return {
    async consume(kind, who, ownLimit) {
      const limit = ownLimit ?? limits[kind];
      if (limit === 0) return;
      const subject = `${kind}:${kind === 'address' ? networkOf(who) : who}`;
      for (;;) {
        const permits = await permitsOf(subject, limit);
        if (permits.left > 0) {
          permits.left -= 1;
          return;
        }
        if (permits.left < 0) {
          const retryAfter = Math.max(1, Math.ceil((permits.until - Date.now()) / 1000));
          throw new Problem('TOO_MANY_REQUESTS', { retryAfter });
        }
      }
    },
  };
}

async function leasePermits(db: Database, subject: string, limit: number): Promise<Permits> {
  const wanted = Math.max(1, Math.floor(limit * shareAtATime));
  // The clock of the database: those of replicas differ.
  const window = sql`date_trunc('minute', clock_timestamp())`;
  const [row] = await db
    .insert(rateLimit)
    .values({ subject, window, used: wanted })
    .onConflictDoUpdate({
      target: rateLimit.subject,
      set: {
        used: sql`case when ${rateLimit.window} = excluded.window_start
          then least(${rateLimit.used} + excluded.used, 1000000000) else excluded.used end`,
        window: sql`greatest(${rateLimit.window}, excluded.window_start)`,
      },
    })
    .returning({
      used: rateLimit.used,
      endsInMs:
        sql<number>`${windowMs} - extract(epoch from clock_timestamp() - ${rateLimit.window}) * 1000`.mapWith(
          Number,
        ),
    });
  if (row === undefined) throw new Error('The permits were not returned by the database.');
  const granted = Math.min(wanted, limit - (row.used - wanted));
  return { left: granted > 0 ? granted : -1, until: Date.now() + Math.max(0, row.endsInMs) };
}

function forgetExpired(known: Map<string, Permits>): void {
  const now = Date.now();
  for (const [subject, { until }] of known) if (until <= now) known.delete(subject);
  if (known.size >= rememberedMax) known.clear();
}
