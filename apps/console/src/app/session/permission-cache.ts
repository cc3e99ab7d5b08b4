import type { StoredPermissions } from '@brokerdesk/machines';
import { parsePermissions } from '@brokerdesk/policy';
import { type KeyValueStorage, storeIfRoom } from '#/core/browser/browser-storage.ts';
import { permissionsKey } from '#/core/session/permissions-key.ts';

/** Keeps a person's permissions for a reload of the page. Of another person's it knows nothing. */
export function createPermissionCache(storage: KeyValueStorage) {
  return {
    read(userId: string): StoredPermissions | null {
      const json = storage.getItem(permissionsKey);
      if (json === null) return null;
      try {
        const { payload, loadedAt }: { payload?: unknown; loadedAt?: unknown } = Object(
          JSON.parse(json),
        );
        const parsed = parsePermissions(payload);
        return parsed.ok && parsed.payload.userId === userId && typeof loadedAt === 'number'
          ? { payload: parsed.payload, loadedAt }
          : null;
      } catch {
        return null;
      }
    },
    write(stored: StoredPermissions): void {
      storeIfRoom(storage, permissionsKey, JSON.stringify(stored));
    },
  };
}

export type PermissionCache = ReturnType<typeof createPermissionCache>;
