import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Logger } from 'pino';
import { operationOf } from '../../http/contract.ts';
import type { Database, Reader } from '../../kernel/db/database.ts';
import { auditLog, proposal, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { limitRules } from '../../platform/approval/verdict.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { noCookies } from '../../platform/cookies.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';
import type { RequestContext, Services } from '../../platform/request-context.ts';
import { actorOfStaff } from '../../platform/sessions/sessions.ts';
import { type Appliers, applierOf } from './appliers.ts';
import type { ProposalRecord } from './approver.ts';
import { carryOut, inputOf } from './audit-proposal.ts';
import { closeProposal, lapsedReason } from './close-proposal.ts';
import { hasLapsed, isAlone, readColleagues, tiedTo } from './colleagues.ts';
import { lockProposal, mayApprove } from './proposal-row.ts';

const dueEveryMs = 60 * 1000;

interface Parts {
  db: Database;
  services: Services;
  log: Logger;
}

/** Handles each by itself: one that cannot be carried out any more expires. */
export async function closeDueProposals(
  parts: Parts,
  appliers: Appliers,
  now: Date,
): Promise<void> {
  const pending = await parts.db
    .select()
    .from(proposal)
    .where(eq(proposal.status, 'pending'))
    .orderBy(asc(proposal.createdAt));
  if (pending.length === 0) return;
  const colleagues = await readColleagues(parts.db);
  for (const record of pending) {
    const isLapsed = hasLapsed(record, colleagues);
    if (!isLapsed && !isDueAt(record, now)) continue;
    try {
      await closeDue(parts, appliers, record, { now, isLapsed });
    } catch (err) {
      parts.log.error({ err, proposal: record.id }, 'a proposal that is due was not closed');
    }
  }
}

function isDueAt({ expiresAt, effectiveAt }: ProposalRecord, now: Date): boolean {
  return expiresAt <= now || (effectiveAt !== null && effectiveAt <= now);
}

async function closeDue(
  { db, services, log }: Parts,
  appliers: Appliers,
  record: ProposalRecord,
  { now, isLapsed }: { now: Date; isLapsed: boolean },
): Promise<void> {
  const applier = applierOf(appliers, record.operation);
  const colleagues = await readColleagues(db);
  const isWeakened = await hasWeakenedOthers(db, record, tiedTo(colleagues, record.makerId));
  const isStillAlone = isAlone(colleagues, record.makerId, now);
  const isOver = isLapsed || isWeakened || record.expiresAt <= now;
  // Another account can approve money now, so the change needs a second approver.
  if (!isOver && !isStillAlone) return;
  const [maker] = await db.select().from(staffUser).where(eq(staffUser.id, record.makerId));
  const takesEffect =
    !isLapsed &&
    !isWeakened &&
    isStillAlone &&
    record.effectiveAt !== null &&
    record.effectiveAt <= now &&
    // Money never moves on one signature, whatever the row says.
    limitRules[record.limit].waitsWhereAlone === true &&
    maker?.active === true &&
    mayApprove(
      { permissions: permissionsOf(maker.role) },
      operationOf(record.operation),
      record.path,
    );
  if (maker === undefined) return;
  const context: RequestContext = {
    db,
    services,
    actor: actorOfStaff(maker, record.makerSessionId),
    accessUntil: null,
    requestId: record.id,
    ip: '',
    device: { os: 'Unknown', type: 'desktop', incognito: false },
    cookies: noCookies,
    language: 'zh-CN',
    log,
    operation: null,
    proposal: null,
  };
  const carriedOut = takesEffect && (await tryCarryOut(context, appliers, record));
  if (carriedOut) return;
  await db.transaction(async (tx) => {
    await lockProposal(tx, record.id);
    await applier.lockFirst?.(tx, context, inputOf(record));
    const reason = isLapsed ? lapsedReason : null;
    const closing = { status: 'expired', checkerId: null, reason } as const;
    const closed = await closeProposal(tx, record, closing);
    await applier.discard?.(tx, context, inputOf(record));
    await writeAudit(tx, { ...context, actor: null }, closed);
  });
}

/** Actions by the maker or a tied account that close a waiting change: they weaken colleagues who could stop it. */
const weakening = [
  'user.disabled',
  'user.deleted',
  'user.changed',
  'user.reset',
  'user.mfa_closed',
  'user.session_ended',
  'ip_rule.created',
  'ip_rule.changed',
  'ip_rule.deleted',
];

async function hasWeakenedOthers(
  reader: Reader,
  { makerId, madeAt }: ProposalRecord,
  makers: string[],
): Promise<boolean> {
  const [found] = await reader
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.actorId, makers),
        inArray(auditLog.action, weakening),
        ne(auditLog.subjectId, makerId),
        gte(auditLog.at, madeAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}

async function tryCarryOut(
  context: RequestContext,
  appliers: Appliers,
  record: ProposalRecord,
): Promise<boolean> {
  const applier = applierOf(appliers, record.operation);
  try {
    await context.db.transaction(async (tx) => {
      await lockProposal(tx, record.id);
      await applier.lockFirst?.(tx, context, inputOf(record));
      await carryOut(tx, context, applier, record, { takesEffectByItself: true });
      const closing = { status: 'applied', checkerId: null, reason: null } as const;
      await writeAudit(tx, { ...context, actor: null }, await closeProposal(tx, record, closing));
    });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

export function closeDueRegularly(parts: Parts, appliers: Appliers): () => void {
  const timer = setInterval(() => {
    closeDueProposals(parts, appliers, new Date()).catch((err: unknown) =>
      parts.log.error({ err }, 'proposals that are due were not looked for'),
    );
  }, dueEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
