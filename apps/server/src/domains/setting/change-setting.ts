import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { setting, staffUser } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { parseSetting, type SettingKey, type SettingValue } from './settings.ts';

export interface VersionedSetting<K extends SettingKey> {
  value: SettingValue<K>;
  version: number;
}

/** A setting with its version; one that was never changed has version 1. */
export async function readVersioned<K extends SettingKey>(
  reader: Reader,
  key: K,
): Promise<VersionedSetting<K>> {
  const [row] = await reader.select().from(setting).where(eq(setting.key, key));
  return { value: parseSetting(key, row?.value), version: row?.version ?? 1 };
}

/**
 * Replaces a setting. Throws STALE_RECORD, with the record as `view` shows it, where it is not the
 * version that the person saw.
 */
export async function changeSetting<K extends SettingKey>(
  context: RequestContext,
  key: K,
  next: VersionedSetting<K>,
  view: (current: VersionedSetting<K>) => Record<string, unknown>,
): Promise<VersionedSetting<K>> {
  const actor = actorOf(context);
  return context.db.transaction(async (tx) => {
    // A row to lock, also for the first change.
    await tx.insert(setting).values({ key, value: {} }).onConflictDoNothing();
    const [row] = await tx
      .select({ setting, changedBy: staffUser.name })
      .from(setting)
      .leftJoin(staffUser, eq(staffUser.id, setting.updatedById))
      .where(eq(setting.key, key))
      .for('update', { of: setting });
    const current = {
      value: parseSetting(key, row?.setting.value),
      version: row?.setting.version ?? 1,
    };
    if (current.version !== next.version) {
      throw new Problem('STALE_RECORD', {
        current: view(current),
        ...(row?.changedBy != null && { changedBy: row.changedBy }),
        ...(row !== undefined && { changedAt: row.setting.updatedAt.toISOString() }),
      });
    }
    const changed = { value: next.value, version: current.version + 1 };
    await tx
      .update(setting)
      .set({ ...changed, updatedAt: new Date(), updatedById: actor.id })
      .where(and(eq(setting.key, key), eq(setting.version, current.version)));
    await writeAudit(tx, context, {
      action: 'setting.changed',
      subject: { type: 'setting', id: key },
      before: current.value,
      after: changed.value,
      changed: [{ topic: 'setting', id: key, version: changed.version }],
    });
    return changed;
  });
}
