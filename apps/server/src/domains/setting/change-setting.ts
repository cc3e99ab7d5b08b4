import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { setting } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { parseSetting, type SettingKey, type SettingValue } from '../../platform/settings.ts';
import { requireUnchanged } from '../../platform/versioned-record.ts';

export interface VersionedSetting<K extends SettingKey> {
  value: SettingValue<K>;
  version: number;
}

export async function readVersioned<K extends SettingKey>(
  reader: Reader,
  key: K,
): Promise<VersionedSetting<K>> {
  const [row] = await reader.select().from(setting).where(eq(setting.key, key));
  return { value: parseSetting(key, row?.value), version: row?.version ?? 1 };
}

interface How<K extends SettingKey> {
  view: (current: VersionedSetting<K>) => object;
  topic?: 'setting' | 'trade_config';
  check?: (tx: Transaction, current: SettingValue<K>) => Promise<void>;
  noted?: Readonly<Record<string, string>>;
}

export function changeSetting<K extends SettingKey>(
  context: RequestContext,
  key: K,
  next: VersionedSetting<K>,
  how: How<K>,
): Promise<VersionedSetting<K>> {
  return inSession(context, async (tx) => {
    const current = await lockSetting(tx, key, next.version, how);
    return writeSetting(tx, context, { key, current, value: next.value }, how);
  });
}

/** Throws STALE_RECORD, with the record as `view` shows it, and the errors of `check`. */
export async function lockSetting<K extends SettingKey>(
  tx: Transaction,
  key: K,
  seen: number,
  { view, check }: How<K>,
): Promise<VersionedSetting<K>> {
  // A row to lock, also for the first change.
  await tx.insert(setting).values({ key, value: {} }).onConflictDoNothing();
  const [row] = await tx.select().from(setting).where(eq(setting.key, key)).for('update');
  if (row === undefined) throw new Error('The setting was not stored.');
  const current = { value: parseSetting(key, row.value), version: row.version };
  await requireUnchanged(tx, { ...row, view: () => view(current) }, seen);
  await check?.(tx, current.value);
  return current;
}

export async function writeSetting<K extends SettingKey>(
  tx: Transaction,
  context: RequestContext,
  { key, current, value }: { key: K; current: VersionedSetting<K>; value: SettingValue<K> },
  { topic = 'setting', noted }: Pick<How<K>, 'topic' | 'noted'>,
): Promise<VersionedSetting<K>> {
  const changed = { value, version: current.version + 1 };
  await tx
    .update(setting)
    .set({ ...changed, updatedAt: new Date(), updatedById: actorOf(context).id })
    .where(and(eq(setting.key, key), eq(setting.version, current.version)));
  await writeAudit(tx, context, {
    action: 'setting.changed',
    subject: { type: 'setting', id: key },
    before: current.value,
    after: { ...changed.value, ...noted },
    changed: [{ topic, id: key, version: changed.version }],
  });
  return changed;
}
