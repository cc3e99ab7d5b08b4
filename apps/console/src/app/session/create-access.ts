import type { StoredPermissions } from '@brokerdesk/machines';
import {
  compilePermissions,
  type MenuEntry,
  menuFor,
  menuTree,
  type PermissionPayload,
  type Permissions,
  parsePermissions,
  type Role,
  roleChanged,
} from '@brokerdesk/policy';
import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { type KeyValueStorage, storeIfRoom } from '#/core/browser/browser-storage.ts';
import type { Store } from '#/core/browser/store.ts';
import type { Access, AccessState } from '#/core/session/access-state.ts';
import type { AuthActor } from '#/core/session/auth-actor.ts';
import type { EarlyRights } from '#/core/session/early-rights.ts';
import { permissionsKey } from '#/core/session/permissions-key.ts';
import { existingEntries, leafPaths } from '../navigation/menu.ts';
import type { PageEntry } from '../pages/page-registry.ts';

function treeOfUnlisted(
  entries: readonly MenuEntry[],
  pages: readonly PageEntry[],
): readonly MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    const { children: _, ...leaf } = entry;
    const below = [
      ...treeOfUnlisted(entry.children ?? [], pages),
      ...pages
        .filter(({ parent }) => parent?.name === entry.name)
        .map(({ path, resource }) => ({ ...leaf, path, meta: { ...leaf.meta, resource } })),
    ];
    return below.length > 0 ? [{ ...entry, children: below }] : [];
  });
}

/** A page without an entry opens for readers of its resource, at tenants that have its parent. */
export function permittedPages({
  pages,
  ...audience
}: {
  permissions: Permissions;
  tenant: string;
  pages: readonly PageEntry[];
}): { menu: readonly MenuEntry[]; paths: ReadonlySet<string> } {
  const listed = pages.filter(({ parent }) => parent === null);
  const menu = existingEntries(menuFor(audience), new Set(listed.map(({ path }) => path)));
  const unlisted = menuFor({ ...audience, tree: treeOfUnlisted(menuTree, pages) });
  return { menu, paths: new Set([...leafPaths(menu), ...leafPaths(unlisted)]) };
}

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

type PermissionCache = ReturnType<typeof createPermissionCache>;

/** Nothing of it is needed before a user signs in, so it is a file of its own, loaded with the first session. */
export function createAccess({
  state,
  sdk,
  auth,
  cache,
  tenant,
  pages,
  onApplied,
}: {
  state: Store<AccessState | null>;
  sdk: Sdk;
  auth: AuthActor;
  cache: PermissionCache;
  tenant: string;
  pages: readonly PageEntry[];
  onApplied?: () => void;
}): Access {
  const userId = () => auth.getSnapshot().context.session?.profile.id ?? null;

  const menuOf = (permissions: Permissions): Pick<AccessState, 'menu' | 'paths'> =>
    permittedPages({ permissions, tenant, pages });

  let early: { id: string; payload: Promise<PermissionPayload | null> } | null = null;

  async function fetch(role: Role, signal?: AbortSignal): Promise<PermissionPayload> {
    const id = userId();
    if (id === null) throw new Error('The session is missing.');
    const payload = early?.id === id ? await early.payload : null;
    early = null;
    return payload && !roleChanged(payload, role) ? payload : ask(id, role, signal);
  }

  async function ask(userId: string, role: Role, signal?: AbortSignal): Promise<PermissionPayload> {
    const answer = await sdk.GET('/auth/admin/v1/permission/{userId}', {
      params: { path: { userId }, query: { role } },
      ...(signal && { signal }),
    });
    return read(unwrap(answer));
  }

  function read(answer: unknown): PermissionPayload {
    const parsed = parsePermissions(answer);
    if (parsed.ok) return parsed.payload;
    throw new Error(parsed.problems.map(({ message }) => message).join(' '));
  }

  function apply(stored: StoredPermissions): void {
    const now = state.read();
    cache.write(stored);
    onApplied?.();
    // Most navigations bring what is there already: then nothing is drawn again.
    if (now !== null && JSON.stringify(now.permissions) === JSON.stringify(stored.payload)) return;
    const permissions = compilePermissions(stored.payload);
    state.write({ permissions, ...menuOf(permissions), menuBuiltFor: now?.menuBuiltFor ?? null });
  }

  return {
    stored(): StoredPermissions | null {
      const id = userId();
      return id === null ? null : cache.read(id);
    },
    expect({ id, answer }: EarlyRights): void {
      early = { id, payload: answer.then(read).catch(() => null) };
    },
    fetch,
    apply,
    buildMenu(accessToken: string): void {
      const now = state.read();
      if (now === null) throw new Error('The permissions are missing.');
      state.write({ ...now, ...menuOf(now.permissions), menuBuiltFor: accessToken });
    },
    async revalidate(now: number): Promise<void> {
      const session = auth.getSnapshot().context.session;
      if (session === null) return;
      const payload = await fetch(session.profile.role);
      if (userId() === session.profile.id) apply({ payload, loadedAt: now });
    },
  };
}
