import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Routes } from '../../http/routes.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { clientRiskLevels } from '../../kernel/db/schema/client.ts';
import { auditLog, proposal, staffUser } from '../../kernel/db/schema.ts';
import { invalidTransition } from '../../kernel/errors/problem.ts';
import { outdatedReason } from '../../platform/approval/outdated.ts';
import { deferAudit } from '../../platform/audit-log.ts';
import { inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/versioned-record.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { closeProposal } from '../approval/close-proposal.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { changeClient } from '../client/change-client.ts';
import { type ClientRecord, lockClient } from '../client/lock-client.ts';
import { clientRiskLevel } from '../client-access/client-ref.ts';
import { requireClient } from '../client-access/find-client.ts';
import { reassessDepositsOf } from '../deposit/deposit-risk.ts';
import { reassessWithdrawalsOf } from '../withdrawal/withdrawal-evidence.ts';

const operation = 'POST /client/admin/v1/risk/{id}';
const subjectType = 'client_risk';
const changesMax = 20;

type Level = Schemas.ClientRiskLevel;
const rankOf = (level: Level) => clientRiskLevels.indexOf(level);

async function readClientRisk(
  reader: Reader,
  context: RequestContext,
  clientId: string,
): Promise<Schemas.ClientRisk> {
  const client = await requireClient(reader, actorOf(context), clientId);
  return {
    client_id: clientId,
    level: clientRiskLevel(client),
    version: client.riskVersion,
    changes: await readChanges(reader, clientId),
    waiting: await readWaiting(reader, context, [operation], eq(proposal.clientId, clientId)),
  };
}

async function readChanges(reader: Reader, clientId: string): Promise<Schemas.ClientRiskChange[]> {
  const rows = await reader
    .select({ entry: auditLog, maker: { id: staffUser.id, name: staffUser.name } })
    .from(auditLog)
    .leftJoin(staffUser, eq(sql`${staffUser.id}::text`, sql`${auditLog.after} ->> 'requested_by'`))
    .where(
      and(
        eq(auditLog.subjectType, 'client'),
        eq(auditLog.subjectId, clientId),
        inArray(auditLog.action, ['client.risk_raised', 'client.risk_lowered']),
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(changesMax);
  return rows.map(({ entry: { at, before, after, actorId, actorName }, maker }) => ({
    at: at.toISOString(),
    // Written by `writeLevel` alone.
    before: before?.['risk_level'] as Level,
    after: after?.['risk_level'] as Level,
    reason: String(after?.['reason']),
    by: { id: actorId ?? '', name: actorName ?? '' },
    requested_by: maker,
  }));
}

async function setClientRisk(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  { level, reason, version }: Schemas.ClientRiskRequest,
): Promise<Schemas.ClientRisk> {
  const locked = await lockClient(tx, context, clientId);
  const current = await readClientRisk(tx, context, clientId);
  const [last] = current.changes;
  const updatedAt = last && new Date(last.at);
  const changed = { updatedAt, changedBy: last?.by.name };
  requireVersion({ version: current.version, ...changed, view: current }, version);
  if (level === current.level) {
    throw invalidTransition((language) => codeLabel('record', 'client_risk', level, language));
  }
  const wanted = { level, reason: reason.trim(), version };
  const isLower = rankOf(level) < rankOf(current.level);
  if (isLower && (await isLeftToSecondPerson(tx, context, locked, { current, wanted }))) {
    return readClientRisk(tx, context, clientId);
  }
  if (!isLower) await closeWaiting(tx, clientId);
  const change = await writeLevel(tx, context, locked, wanted);
  const { changes, ...risk } = await readClientRisk(tx, context, clientId);
  // The entry is stored right before the commit.
  return { ...risk, changes: [change, ...changes].slice(0, changesMax) };
}

async function isLeftToSecondPerson(
  tx: Transaction,
  context: RequestContext,
  { id, username }: ClientRecord,
  { current, wanted }: { current: Schemas.ClientRisk; wanted: Schemas.ClientRiskRequest },
): Promise<boolean> {
  const proposed = await signOrPropose(
    tx,
    context,
    {
      limit: 'config',
      operation,
      subject: { type: subjectType, id, name: username },
      makerId: null,
      clientId: id,
      baseAmount: null,
      chain: chainOf('client'),
      secondAsks: false,
    },
    {
      input: { path: { id }, body: wanted },
      changes: [
        { field: 'risk_level', before: current.level, after: wanted.level },
        ...raisesUndone(current, wanted.level),
      ],
    },
  );
  return proposed !== null;
}

/** Each raise since the client last had that level or less: a later one must not hide the reason of an earlier one. */
function raisesUndone({ changes }: Schemas.ClientRisk, level: Level) {
  const last = changes.findIndex(({ after }) => rankOf(after) <= rankOf(level));
  const since = last === -1 ? changes : changes.slice(0, last);
  return since
    .filter(({ before, after }) => rankOf(after) > rankOf(before))
    .map(({ at, after, by, reason }) => ({
      field: `risk_raised.${after}.${at}`,
      before: null,
      after: `${reason} · ${by.name}`,
    }));
}

async function closeWaiting(tx: Transaction, clientId: string): Promise<void> {
  const waiting = await tx
    .select()
    .from(proposal)
    .where(
      and(
        eq(proposal.status, 'pending'),
        eq(proposal.subjectType, subjectType),
        eq(proposal.subjectId, clientId),
      ),
    );
  const closing = { status: 'expired', checkerId: null, reason: outdatedReason } as const;
  for (const record of waiting) deferAudit(tx, await closeProposal(tx, record, closing));
}

async function writeLevel(
  tx: Transaction,
  context: RequestContext,
  locked: ClientRecord,
  { level: after, reason }: Schemas.ClientRiskRequest,
): Promise<Schemas.ClientRiskChange> {
  const before = clientRiskLevel(locked);
  const [at, by, makerId] = [new Date(), actorOf(context), context.proposal?.makerId];
  const [maker = null] =
    makerId === undefined
      ? []
      : await tx
          .select({ id: staffUser.id, name: staffUser.name })
          .from(staffUser)
          .where(eq(staffUser.id, makerId));
  await changeClient(tx, context, locked, {
    what: rankOf(after) < rankOf(before) ? 'risk_lowered' : 'risk_raised',
    set: { riskLevel: rankOf(after), riskVersion: locked.riskVersion + 1 },
    before: { risk_level: before },
    after: { risk_level: after, reason, ...(maker && { requested_by: maker.id }) },
    at,
    along: async () => [
      ...(await reassessDepositsOf(tx, locked.id)),
      ...(await reassessWithdrawalsOf(tx, locked.id)),
    ],
  });
  return {
    ...{ at: at.toISOString(), before, after, reason },
    ...{ by: { id: by.id, name: by.name }, requested_by: maker },
  };
}

export const clientRiskRoutes = {
  'GET /client/admin/v1/risk/{id}': ({ path }, context) =>
    readClientRisk(context.db, context, path.id),

  'POST /client/admin/v1/risk/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => setClientRisk(tx, context, path.id, body)),
} satisfies Routes;

export const clientRiskAppliers = {
  'POST /client/admin/v1/risk/{id}': applyTo(setClientRisk),
} satisfies Appliers;
