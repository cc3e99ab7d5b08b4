import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { proposal } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { Change, Topic } from '../changes.ts';

export const outdatedReason = 'RECORD_CHANGED';

export const outdatedMessages: Record<Language, string> = {
  'zh-CN': '记录已变更，提案自动关闭，请重新提交',
  'en-US': 'The record has changed since; propose it again',
};

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
  'product',
];

const unversioned: readonly string[] = [
  'client_bank',
  'client_trade_setting',
  'currency_pair',
  'document',
  'rate',
  'service_account',
  'setting',
  'staff_user',
  'support_channel',
];

interface Written {
  subject: { type: string; id: string };
  changed: readonly Change[];
}

/** A first signature for one version is none for the next. `current` are proposals that stay. */
export async function closeOutdated(
  tx: Transaction,
  written: readonly Written[],
  current: readonly string[],
) {
  const versions = new Map(
    written
      .flatMap(({ changed }) => changed)
      .filter(({ topic }) => recordTopics.includes(topic))
      .map(({ id, version }) => [id, version]),
  );
  const subjects = new Set(
    written
      // A comment changes nothing about its record.
      .filter(
        ({ subject, changed }) =>
          unversioned.includes(subject.type) && changed.some(({ topic }) => topic !== 'comment'),
      )
      .map(({ subject: { type, id } }) => `${type} ${id}`),
  );
  const ids = [...versions.keys(), ...[...subjects].map((subject) => subject.split(' ')[1] ?? '')];
  if (ids.length === 0) return [];
  const waiting = await tx
    .select()
    .from(proposal)
    .where(
      and(
        eq(proposal.status, 'pending'),
        inArray(proposal.subjectId, ids),
        notInArray(proposal.id, [...current]),
      ),
    );
  const at = new Date();
  const entries = [];
  for (const { id, subjectType, subjectId, subjectVersion, version, subjectName } of waiting) {
    const isOutdated =
      subjectVersion === null
        ? subjects.has(`${subjectType} ${subjectId}`)
        : subjectVersion < (versions.get(subjectId ?? '') ?? 0);
    if (!isOutdated) continue;
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
      changed: [{ topic: 'proposal' as const, id, version: version + 1 }],
    });
  }
  return entries;
}
