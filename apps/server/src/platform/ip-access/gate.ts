import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { ipRule } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type Caller, type IpRule, judge, readyRule, ruleColumns } from './verdict.ts';

/** How long after a change another replica may still go by the rules before it. */
const rulesKeptMs = 1000;
/** A hit is noted at most this often: a caller from many addresses must not make the rules write at each. */
const hitStepMs = 60 * 1000;

interface Kept {
  at: number;
  rules: Promise<readonly IpRule[]>;
}

const kept = new WeakMap<Database, Kept>();

export function readIpRules(db: Database): Promise<readonly IpRule[]> {
  const now = performance.now();
  const known = kept.get(db);
  if (known !== undefined && now - known.at < rulesKeptMs) return known.rules;
  const rules = db
    .select(ruleColumns)
    .from(ipRule)
    .then((rows) => rows.map(readyRule));
  // Failed reads are not cached: access must not depend on chance.
  rules.catch(() => forgetIpRules(db));
  kept.set(db, { at: now, rules });
  return rules;
}

/** Call it when a change of the rules has been committed. */
export function forgetIpRules(db: Database): void {
  kept.delete(db);
}

/** Throws ADDRESS_REFUSED. */
export function requireLetIn(rules: readonly IpRule[], address: string, caller: Caller): void {
  if (!isLetIn(rules, address, caller)) throw refused(address);
}

export function isLetIn(rules: readonly IpRule[], address: string, caller: Caller): boolean {
  return judge(rules, address, caller, new Date()).letIn;
}

/** Must not be called inside a transaction. */
export async function passGate(db: Database, address: string, caller: Caller): Promise<void> {
  const rules = await readIpRules(db);
  if (rules.length === 0 && !caller?.service) return;
  const { letIn, by } = judge(rules, address, caller, new Date());
  await noteHits(db, by, address);
  if (!letIn) throw refused(address);
}

async function noteHits(db: Database, rules: readonly IpRule[], address: string): Promise<void> {
  const now = new Date();
  const before = new Date(now.getTime() - hitStepMs);
  const due = rules.filter(({ lastHitAt }) => lastHitAt === null || lastHitAt < before);
  if (due.length === 0) return;
  // At once, so that calls that come together do not all write.
  for (const rule of due) rule.lastHitAt = now;
  const hit = JSON.stringify([{ at: now.toISOString(), address }]);
  const ids = due.map(({ id }) => id);
  await db
    .update(ipRule)
    .set({
      lastHitAt: now,
      lastHits: sql`jsonb_path_query_array(${hit}::jsonb || ${ipRule.lastHits}, '$[0 to 9]')`,
    })
    .where(
      and(inArray(ipRule.id, ids), or(isNull(ipRule.lastHitAt), lt(ipRule.lastHitAt, before))),
    );
}

function refused(address: string): Problem {
  return new Problem('ADDRESS_REFUSED', { values: { address } });
}
