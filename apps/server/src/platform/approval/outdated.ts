import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { proposal } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { Change, Topic } from '../changes.ts';

/** The stored reason of a proposal whose record was changed, decided or amended in the meantime. */
export const outdatedReason = 'RECORD_CHANGED';

export const outdatedWords: Record<Language, string> = {
  'zh-CN': '记录已变更，提案自动关闭，请重新提交',
  'en-US': 'The record has changed since; propose it again',
};

/** Topics of the records that proposals are bound to by version. */
const recordTopics: readonly Topic[] = [
  'deposit',
  'withdrawal',
  'loan',
  'compensation',
  'kyc',
  'trade',
  'amendment',
  'crypto_address',
  'ip_rule',
];

/** An entry of the audit log. */
interface Closed {
  action: 'proposal.expired';
  subject: { type: 'proposal'; id: string };
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  at: Date;
  changed: readonly Change[];
}

/**
 * Closes proposals about records that have changed: a first signature for one version is none for the next. Returns
 * the audit entries. `applied` is the proposal that is being carried out.
 */
export async function closeOutdated(
  tx: Transaction,
  changed: readonly Change[],
  applied: string | undefined,
): Promise<Closed[]> {
  const versions = new Map(
    changed
      .filter(({ topic }) => recordTopics.includes(topic))
      .map(({ id, version }) => [id, version]),
  );
  if (versions.size === 0) return [];
  const waiting = await tx
    .select()
    .from(proposal)
    .where(
      and(
        eq(proposal.status, 'pending'),
        inArray(proposal.subjectId, [...versions.keys()]),
        applied === undefined ? undefined : ne(proposal.id, applied),
      ),
    );
  const at = new Date();
  const entries: Closed[] = [];
  for (const { id, subjectId, subjectVersion, version, subjectName } of waiting) {
    const now = versions.get(subjectId ?? '');
    if (now === undefined || subjectVersion === null || subjectVersion >= now) continue;
    const closing = { status: 'expired', reason: outdatedReason } as const;
    const closed = await tx
      .update(proposal)
      .set({ ...closing, checkedAt: at, version: version + 1, updatedAt: at })
      .where(and(eq(proposal.id, id), eq(proposal.status, 'pending')))
      .returning({ id: proposal.id });
    if (closed.length === 0) continue;
    entries.push({
      action: 'proposal.expired',
      subject: { type: 'proposal', id },
      before: { subject: subjectName },
      after: closing,
      at,
      changed: [{ topic: 'proposal', id, version: version + 1 }],
    });
  }
  return entries;
}
