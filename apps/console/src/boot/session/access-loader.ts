import type { Access } from './access-state.ts';

/** What every session needs and the login page does not. */
export type SessionCode = Pick<typeof import('#/frame/after-sign-in.ts'), 'createSessionAccess'>;

/** Loads what a signed-in person may do. Its code comes when it is first asked for; a failure can be retried. */
export function createAccessLoader(
  loadCode: () => Promise<SessionCode>,
  parts: Parameters<SessionCode['createSessionAccess']>[0],
): () => Promise<Access> {
  let loaded: Promise<Access> | undefined;
  return () => {
    loaded ??= loadCode().then(
      ({ createSessionAccess }) => createSessionAccess(parts),
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
}
