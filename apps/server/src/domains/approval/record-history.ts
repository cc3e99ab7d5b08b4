import type { Schemas } from '@brokerdesk/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

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

/** Who made a record and what was decided on it, the oldest first. */
export function recordHistory(row: Decided): Schemas.RecordEvent[] {
  const { record } = row;
  const events: Schemas.RecordEvent[] = [
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

/** As a condition: the records that their maker approved, or those that someone else did. */
export function approvedByMaker(
  { makerId, checkerId, status }: Record<'makerId' | 'checkerId' | 'status', PgColumn>,
  own: boolean,
): SQL {
  const approved = sql`${checkerId} is not null and ${status} <> 'rejected'`;
  return own
    ? sql`(${approved} and ${checkerId} = ${makerId})`
    : sql`(${approved} and ${checkerId} is distinct from ${makerId})`;
}
