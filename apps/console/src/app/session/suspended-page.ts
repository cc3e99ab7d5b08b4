import { type Profile, sessionProfile } from '@brokerdesk/machines';
import { createStore } from '#/core/browser/store.ts';
import type { AccessState } from '#/core/session/access-state.ts';
import { pageSuspension } from '#/core/session/access-state.ts';
import { accessState, auth, sessionEnd } from '#/core/session/page-session.ts';

/** No token, and nothing that opens anything. */
export type SuspendedPage = {
  user: Profile;
  access: AccessState;
  endedByOwner: boolean;
  focused: Element | null;
};

export const suspendedPage = createStore<SuspendedPage | null>(null);

let lastUser = sessionProfile(auth.getSnapshot());

function untilResumed(): Promise<void> {
  return new Promise((resolve) => {
    const leave = suspendedPage.subscribe(() => {
      if (suspendedPage.read() !== null) return;
      leave();
      pageSuspension.resumed = null;
      resolve();
    });
  });
}

export function suspendOnExpiry(): () => void {
  lastUser = sessionProfile(auth.getSnapshot()) ?? lastUser;
  const subscription = auth.subscribe((snapshot) => {
    lastUser = sessionProfile(snapshot) ?? lastUser;
  });
  pageSuspension.suspend = () => {
    // Keeps its owner, even if another user signs in over it.
    if (suspendedPage.read() !== null) return true;
    const access = accessState.read();
    if (lastUser === null || access === null) return false;
    suspendedPage.write({
      user: lastUser,
      access,
      endedByOwner: sessionEnd.reason.read() === 'owner',
      focused: document.activeElement,
    });
    pageSuspension.resumed = untilResumed();
    return true;
  };
  return () => {
    pageSuspension.suspend = null;
    subscription.unsubscribe();
    suspendedPage.write(null);
  };
}
