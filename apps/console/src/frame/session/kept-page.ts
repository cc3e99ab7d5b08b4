import { type Profile, sessionProfile } from '@brokerdesk/machines';
import { accessState, auth } from '#/boot/page-session.ts';
import type { AccessState } from '#/boot/session/access-state.ts';
import { pageKeeper } from '#/boot/session/page-keeper.ts';
import { createStore } from '#/boot/store.ts';

/**
 * What a page is drawn with while nobody is signed in: whose it is, and what that person might see. No
 * token, and nothing that opens anything.
 */
export type KeptPage = {
  user: Profile;
  access: AccessState;
  /** Where the person was. */
  focused: Element | null;
};

/** The page that waits, unseen, for its person to sign in again. */
export const keptPage = createStore<KeptPage | null>(null);

let lastUser = sessionProfile(auth.getSnapshot());

function untilNoneIsKept(): Promise<void> {
  return new Promise((resolve) => {
    const leave = keptPage.subscribe(() => {
      if (keptPage.read() !== null) return;
      leave();
      pageKeeper.waiting = null;
      resolve();
    });
  });
}

/** Keeps the page of the shell from now on, until the answer is called. */
export function keepPages(): () => void {
  lastUser = sessionProfile(auth.getSnapshot()) ?? lastUser;
  const subscription = auth.subscribe((snapshot) => {
    lastUser = sessionProfile(snapshot) ?? lastUser;
  });
  pageKeeper.keep = () => {
    // It stays whose it was, whoever has signed in over it meanwhile.
    if (keptPage.read() !== null) return true;
    const access = accessState.read();
    if (lastUser === null || access === null) return false;
    keptPage.write({ user: lastUser, access, focused: document.activeElement });
    pageKeeper.waiting = untilNoneIsKept();
    return true;
  };
  return () => {
    pageKeeper.keep = null;
    subscription.unsubscribe();
    keptPage.write(null);
  };
}
