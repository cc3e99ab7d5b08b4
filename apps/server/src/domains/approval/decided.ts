import type { Step } from './reviewed-record.ts';

const statusAfter = { approve: 'approved', reject: 'rejected', rollback: 'rolled_back' } as const;

/** `more` are further columns, `facts` are for the audit log alone. */
export function decided<Stored extends { status: string; version: number }>(
  record: Stored,
  step: Step,
  { more = {}, facts = {} }: { more?: Partial<Stored>; facts?: Record<string, unknown> } = {},
) {
  const { action, actorId, at, reason = null, reasonCode = null, overrideReason = null } = step;
  const why = { reasonCode, reason };
  const changed = {
    ...(action === 'rollback'
      ? { rolledBackById: actorId, rolledBackAt: at, rollbackReason: reason }
      : { checkerId: actorId, checkedAt: at, ...why, ...(overrideReason && { overrideReason }) }),
    ...more,
    status: statusAfter[action],
    version: record.version + 1,
    updatedAt: at,
  };
  const after: Stored = { ...record, ...changed };
  return {
    changed,
    after,
    audit: {
      before: { status: record.status, version: record.version },
      after: {
        status: changed.status,
        version: changed.version,
        ...facts,
        ...(action === 'rollback' ? { reason } : why),
      },
      at,
    },
  };
}
