import {
  type NavigationDecision,
  type NavigationRequest,
  navigationGuardMachine,
  type SignedOutReason,
} from '@brokerdesk/machines';
import { createActor, fromPromise, toPromise } from 'xstate';
import { devLogSource } from '#/core/browser/dev-log-source.ts';
import type { Access } from './access-state.ts';
import { type AuthActor, bootstrapped } from './auth-actor.ts';

export function createGuard({
  auth,
  loadAccess,
  onSignOut,
}: {
  auth: AuthActor;
  loadAccess: () => Promise<Access>;
  onSignOut: (reason: SignedOutReason) => void;
}) {
  const machine = navigationGuardMachine.provide({
    actors: {
      bootstrapAuth: fromPromise(async ({ signal }) => {
        const { session } = (await bootstrapped(auth, signal)).context;
        return session && { accessToken: session.tokens.accessToken };
      }),
      ensureProfile: fromPromise(async () => {
        const { session } = auth.getSnapshot().context;
        if (session === null) throw new Error('The session ended.');
        return { role: session.profile.role };
      }),
      loadStoredPermissions: fromPromise(async () => (await loadAccess()).stored()),
      fetchPermissions: fromPromise(async ({ input, signal }) =>
        (await loadAccess()).fetch(input.role, signal),
      ),
      applyPermissions: fromPromise(async ({ input }) => (await loadAccess()).apply(input)),
      buildMenuRoutes: fromPromise(async ({ input }) =>
        (await loadAccess()).buildMenu(input.accessToken),
      ),
      signOut: fromPromise(async ({ input }) => onSignOut(input.reason)),
    },
  });

  return async function judge(
    request: NavigationRequest,
    signal: AbortSignal,
  ): Promise<NavigationDecision> {
    const actor = createActor(machine, {
      input: request,
      inspect: (event) => devLogSource.inspect(event),
    });
    const cancel = () => actor.send({ type: 'navigation.cancel' });
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const decision = toPromise(actor);
      actor.start();
      if (signal.aborted) cancel();
      return await decision;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}
