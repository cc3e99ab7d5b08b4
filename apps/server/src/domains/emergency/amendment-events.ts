import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { amendment, staffUser } from '../../kernel/db/schema.ts';

/** What was amended of an order, for its history: who applied it, and what became what. */
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
