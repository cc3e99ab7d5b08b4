import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, gt, isNull, ne, not, notInArray, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../kernel/db/database.ts';
import { client, workItem } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import {
  applyClaim,
  clock,
  freeWork,
  isHeld,
  openedWork,
  readWork,
  type WorkKey,
  workChange,
} from '../../platform/work-item.ts';
import { requireKycRow } from '../kyc/kyc-row.ts';
import { standingOf } from './availability.ts';
import { countsSince, isQueued, type Queue, queueOf } from './work-queues.ts';
import { inScope, isForUser, mayDecideOf, waitsSince, workRecords } from './work-records.ts';

async function claim(
  tx: Transaction,
  context: RequestContext,
  key: WorkKey,
  { takeOver = false, reveal = false } = {},
): Promise<boolean> {
  const { work } = await readSetting(tx, 'trade');
  const { mine, began } = await applyClaim(tx, key, {
    ...{ staffId: actorOf(context).id, minutes: work.claim_minutes, takeOver },
    since: await waitsSince(tx, key),
  });
  if (began !== null) await writeLook(tx, context, key, `work.${began}`, reveal);
  else if (reveal) await writeLook(tx, context, key, 'kyc.id_no_revealed', true);
  return mine;
}

/** Programs may listen to the claims of identity checks by a topic of their own. */
async function writeLook(
  tx: Transaction,
  context: RequestContext,
  { type, id }: WorkKey,
  action: 'work.opened' | 'work.closed' | 'work.taken_over' | 'kyc.id_no_revealed',
  reveals = false,
): Promise<void> {
  const changed: Change[] = action === 'kyc.id_no_revealed' ? [] : [workChange(type)];
  if (type === 'kyc' && changed.length > 0) {
    const { kyc } = await requireKycRow(tx, actorOf(context), id);
    changed.push({ topic: 'kyc_claim', id, version: kyc.version, clientId: kyc.clientId });
  }
  const after = reveals && { after: { id_no_revealed: true } };
  await writeAudit(tx, context, { action, subject: { type, id }, ...after, changed });
}

async function wholeIdNo(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<string | null> {
  const { idNoSealed } = (await requireKycRow(tx, actorOf(context), id)).kyc;
  return idNoSealed && context.services.secrets.unseal(idNoSealed);
}

/** Leaves a decided record as it is, and shows nothing of it. Throws NOT_FOUND and FORBIDDEN. */
export async function claimWork(
  tx: Transaction,
  context: RequestContext,
  key: WorkKey,
  { take_over: takeOver = false, reveal = false }: Schemas.WorkClaimRequest,
): Promise<Schemas.WorkClaim> {
  const decision = await workRecords[key.type].decide(tx, context, key.id);
  const claimed = await claimOpen(tx, context, key, decision, { takeOver, reveal });
  if (claimed !== null) return claimed;
  if (decision.blocked_code === 'FORBIDDEN' || !mayDecideOf(actorOf(context), key.type)) {
    throw new Problem('FORBIDDEN');
  }
  return openedWork(tx, key, false);
}

export async function claimOpen(
  tx: Transaction,
  context: RequestContext,
  key: WorkKey,
  { approve, reject }: Pick<Schemas.Decision, 'approve' | 'reject'>,
  { takeOver = false, reveal = false },
): Promise<Schemas.WorkClaim | null> {
  if (!approve && !reject) return null;
  const reveals = reveal && key.type === 'kyc';
  const mine = await claim(tx, context, key, { takeOver, reveal: reveals });
  return {
    ...(await openedWork(tx, key, mine)),
    ...(reveals && { id_no: await wholeIdNo(tx, context, key.id) }),
  };
}

/** An assignment stays. Throws NOT_FOUND. */
export async function releaseWork(
  tx: Transaction,
  context: RequestContext,
  key: WorkKey,
): Promise<Schemas.Done> {
  await workRecords[key.type].decide(tx, context, key.id);
  const own = and(
    ...[eq(workItem.type, key.type), eq(workItem.recordId, key.id)],
    ...[eq(workItem.holderId, actorOf(context).id), isNull(workItem.assignedById)],
  );
  const freed = await freeWork(tx, own);
  if (freed.length > 0) await writeLook(tx, context, key, 'work.closed');
  return { ok: true };
}

/** Throws NOT_FOUND. */
export async function claimKyc(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.KycClaim> {
  await requireKycRow(tx, actorOf(context), id);
  const key = { type: 'kyc', id } as const;
  const mine = await claim(tx, context, key);
  const { holder } = await readWork(tx, key);
  return { viewers: mine || holder === null ? [] : [holder] };
}

const triesMax = 50;

/** Lock the user first. Throws FORBIDDEN and as `queueOf`. */
export async function nextWork(
  tx: Transaction,
  context: RequestContext,
  { queue, kind }: Schemas.NextWorkRequest,
): Promise<Schemas.NextWork> {
  const actor = actorOf(context);
  const of = queueOf(queue, kind);
  const { type, target } = of;
  if (!mayDecideOf(actor, type, of)) throw new Problem('FORBIDDEN');
  const { away, open, capacity } = await standingOf(tx, actor.id);
  if (away !== null) return { item: null, reason: 'away' };
  if (open >= capacity) return { item: null, reason: 'capacity' };

  const { queue_targets: targets } = await readSetting(tx, 'trade');
  const targeted = { queue: of, minutes: targets[target] ?? 0 };
  const tried: string[] = [];
  while (tried.length < triesMax) {
    const id = await lockMostUrgent(tx, actor, targeted, tried);
    if (id === undefined) break;
    const key = { type, id };
    tried.push(id);
    if ((await isForUser(tx, context, key)) && (await claim(tx, context, key))) {
      return { item: await readWork(tx, key), reason: null };
    }
  }
  return { item: null, reason: 'empty' };
}

interface TargetedQueue {
  queue: Queue;
  minutes: number;
}

async function lockMostUrgent(
  tx: Transaction,
  actor: Actor,
  { queue, minutes }: TargetedQueue,
  tried: readonly string[],
): Promise<string | undefined> {
  const { type, makerId } = queue;
  const records = workRecords[type];
  const { table, clientId, risk } = records;
  const since = countsSince(queue, clock);
  const unavailable = sql`exists (select from ${workItem} where ${and(
    eq(workItem.type, type),
    eq(workItem.recordId, table.id),
    or(isHeld, gt(workItem.asideUntil, clock)),
  )})`;
  const isLate = sql`${since} + make_interval(mins => ${minutes}::int) < ${clock}`;
  const vip =
    clientId && sql`(select ${client.vipLevel} from ${client} where ${client.id} = ${clientId})`;
  const [found] = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(
      and(
        ...[isQueued(queue), await inScope(tx, actor, records), not(unavailable)],
        makerId && or(isNull(makerId), ne(makerId, actor.id)),
        tried.length > 0 ? notInArray(table.id, [...tried]) : undefined,
      ),
    )
    .orderBy(desc(isLate), ...[risk, vip].flatMap((by) => (by ? [desc(by)] : [])), since, table.id)
    .limit(1)
    .for('no key update', { skipLocked: true });
  return found?.id;
}
