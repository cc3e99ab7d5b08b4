import type { EndedBy, SdkProblem } from '@brokerdesk/sdk';
import type { AnyRouter } from '@tanstack/react-router';
import { createStore, type Store } from '#/core/browser/store.ts';
import { loginPath } from '#/core/navigation/paths.ts';
import { type AccessState, pageSuspension } from './access-state.ts';
import type { AuthActor } from './auth-actor.ts';

export type EndReason =
  | 'person'
  | 'owner'
  | 'expired'
  | 'unauthorized'
  | 'elsewhere'
  | 'guard'
  | 'mfa_enabled'
  | 'mfa_disabled'
  | 'password_changed'
  | 'password_unknown';

const reasonsOfTabs = {
  person: 'elsewhere',
  owner: 'owner',
  expiry: 'expired',
  refusal: 'unauthorized',
} as const;

export const reasonFromTab = (by: EndedBy): EndReason => reasonsOfTabs[by];

export function reasonFromRefusal({ code, ended_by }: SdkProblem): EndReason {
  if (code !== 'SESSION_ENDED') return 'expired';
  return ended_by ?? 'unauthorized';
}

export function reportToTabs(reason: EndReason | null): EndedBy {
  if (reason === 'person' || reason === 'owner') return reason;
  return reason === 'expired' ? 'expiry' : 'refusal';
}

const refused: ReadonlySet<EndReason | null> = new Set(['expired', 'owner', 'unauthorized']);

/** The server knows already, or another tab has reported it: nothing is left to revoke. */
const endedByOthers = new Set<EndReason | null>([...refused, 'elsewhere', 'mfa_disabled']);

export function createSessionEnd(auth: AuthActor) {
  const reason = createStore<EndReason | null>(null);
  let expected: EndReason | null = null;

  return {
    reason,
    end(next: EndReason): void {
      reason.write(refused.has(next) ? (expected ?? next) : next);
      const snapshot = auth.getSnapshot();
      if (snapshot.matches('mfa_required')) auth.send({ type: 'mfa.cancel' });
      else auth.send({ type: endedByOthers.has(next) ? 'session.rejected' : 'logout' });
    },
    endAfterOtherTab(): void {
      reason.write('elsewhere');
      auth.send({ type: 'logout' });
    },
    /**
     * Any call may be refused first: the user sees their own wish as the reason, not the refusal. `null` means that
     * nothing has ended.
     */
    expect(next: EndReason | null): void {
      expected = next;
      if (next !== null && refused.has(reason.read())) reason.write(next);
    },
    clear(): void {
      expected = null;
      reason.write(null);
    },
  };
}

export type SessionEnd = ReturnType<typeof createSessionEnd>;

export function leaveOnEnd({
  auth,
  accessState,
  sessionEnd,
  router,
}: {
  auth: AuthActor;
  accessState: Store<AccessState | null>;
  sessionEnd: SessionEnd;
  router: AnyRouter;
}): void {
  let wasSignedIn = false;
  auth.subscribe((snapshot) => {
    const isSignedIn = snapshot.matches('authenticated');
    if (wasSignedIn && !isSignedIn) {
      const reason = sessionEnd.reason.read();
      const byNobodyElse = reason === 'expired' || reason === 'owner';
      const isSuspended = byNobodyElse && pageSuspension.suspend?.() === true;
      // The guard leads its own navigation to the login page.
      if (!isSuspended && reason !== 'guard') {
        const { href } = router.state.location;
        const search = reason === 'person' ? {} : { redirect: href };
        void router.navigate({ to: loginPath, search, replace: true });
      }
      accessState.write(null);
    }
    wasSignedIn = isSignedIn;
  });
}

export function followAccess(accessState: Store<AccessState | null>, router: AnyRouter): void {
  let before = accessState.read();
  accessState.subscribe(() => {
    const now = accessState.read();
    if (before !== null && now !== null && before.permissions !== now.permissions) {
      void router.invalidate();
    }
    before = now;
  });
}
