import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { amendment, staffUser } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { errorMessage } from '../../kernel/errors/error-message.ts';
import { Problem, timesIn } from '../../kernel/errors/problem.ts';
import { compare, type Decimal, minus } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { insufficientFunds } from '../../platform/ledger/ledger.ts';
import { type Approver, secondPersonView } from './approver.ts';

export function shortOf(
  account: { balance: Decimal; frozen: Decimal },
  needed: Decimal,
  currency: string,
): Problem | undefined {
  const available = minus(account.balance, account.frozen);
  if (compare(available, needed) >= 0) return undefined;
  return insufficientFunds({ currency, available, needed });
}

export function blockedView(
  denial: Problem | undefined,
  language: Language,
): Pick<Schemas.Decision, 'blocked_code' | 'blocked_reason' | 'blocked_times'> {
  if (denial === undefined) return { blocked_code: null, blocked_reason: null };
  const { code, details } = denial;
  const times = timesIn(details.values);
  return {
    blocked_code: code,
    blocked_reason: errorMessage(code, language, details.values),
    ...(times.length > 0 && { blocked_times: times }),
  };
}

function decisionOf(
  obstacles: Record<'approve' | 'reject' | 'rollback', Problem | undefined>,
  denial: Problem | undefined,
  { language }: Approver,
  secondPerson?: Schemas.SecondPerson,
): Schemas.Decision {
  return {
    approve: obstacles.approve === undefined,
    reject: obstacles.reject === undefined,
    rollback: obstacles.rollback === undefined,
    ...blockedView(denial, language),
    ...(secondPerson !== undefined && { second_person: secondPerson }),
  };
}

type ReversibleAction = 'approve' | 'reject' | 'rollback';

/** `open` is the action that moves money now, if any. */
export function reversibleDecision(
  denialFor: (action: ReversibleAction) => Problem | undefined,
  open: 'approve' | 'rollback' | undefined,
  actOf: (action: 'approve' | 'rollback') => Act,
  approver: Approver,
): Schemas.Decision {
  const obstacles = {
    approve: denialFor('approve'),
    reject: denialFor('reject'),
    rollback: denialFor('rollback'),
  };
  const second = open && secondPersonView(actOf(open), approver);
  return decisionOf(obstacles, obstacles[open ?? 'approve'], approver, second);
}

/** `act` is its approval if two users may have to sign it. */
export function finalDecision(
  denialFor: (action: 'approve' | 'reject') => Problem | undefined,
  act: Act | undefined,
  approver: Approver,
): Schemas.Decision {
  const approve = denialFor('approve');
  const obstacles = {
    ...{ approve, reject: denialFor('reject') },
    rollback: new Problem('INVALID_TRANSITION'),
  };
  return decisionOf(obstacles, approve, approver, act && secondPersonView(act, approver));
}

interface Decided {
  maker: { name: string } | null;
  checker: { name: string } | null;
  rolledBackBy?: { name: string } | null;
  record: {
    status: string;
    madeAt: Date;
    checkedAt: Date | null;
    reasonCode: string | null;
    reason: string | null;
    remark: string | null;
    clientRemark: string | null;
    rolledBackAt?: Date | null;
    rollbackReason?: string | null;
    overrideReason?: string | null;
  };
}

export function recordHistory(row: Decided): Schemas.DepositEvent[] {
  const { record } = row;
  const events: Schemas.DepositEvent[] = [
    {
      at: record.madeAt.toISOString(),
      action: 'created',
      actor: row.maker?.name ?? null,
      note: record.remark ?? record.clientRemark,
    },
  ];
  if (record.checkedAt !== null) {
    events.push({
      at: record.checkedAt.toISOString(),
      action: record.status === 'rejected' ? 'rejected' : 'approved',
      actor: row.checker?.name ?? null,
      note: record.reason ?? record.reasonCode,
      override_reason: record.overrideReason ?? null,
    });
  }
  if (record.rolledBackAt != null) {
    events.push({
      at: record.rolledBackAt.toISOString(),
      action: 'rolled_back',
      actor: row.rolledBackBy?.name ?? null,
      note: record.rollbackReason ?? null,
    });
  }
  return events;
}

export function approvedByMaker(
  { makerId, checkerId, status }: Record<'makerId' | 'checkerId' | 'status', PgColumn>,
  own: boolean,
): SQL {
  const approved = sql`${checkerId} is not null and ${status} <> 'rejected'`;
  return own
    ? sql`(${approved} and ${checkerId} = ${makerId})`
    : sql`(${approved} and ${checkerId} is distinct from ${makerId})`;
}

export async function amendmentEvents(
  reader: Reader,
  kind: Schemas.AmendableKind,
  targetId: string,
): Promise<Schemas.RecordEvent[]> {
  const rows = await reader
    .select({ amendment, checker: staffUser.name })
    .from(amendment)
    .innerJoin(staffUser, eq(staffUser.id, amendment.checkerId))
    .where(
      and(
        eq(amendment.kind, kind),
        eq(amendment.targetId, targetId),
        eq(amendment.status, 'applied'),
      ),
    )
    .orderBy(asc(amendment.checkedAt));
  return rows.map(({ amendment: { before, after, reason, checkedAt, madeAt }, checker }) => ({
    at: (checkedAt ?? madeAt).toISOString(),
    action: 'amended',
    actor: checker,
    note: reason,
    changes: Object.entries(after).map(([field, value]) => ({
      field,
      before: before[field] ?? null,
      after: value ?? null,
    })),
  }));
}
