import type { Tokens } from '@brokerdesk/sdk';
import { readStoredSession, sessionKey, type TokenStorage } from './token-storage.ts';

/** What the other tabs of this browser do to this tab's session. */
export type OtherTabs = {
  /** Tells the tabs that share the session that it is over. */
  announceEnd(id: string): void;
};

/**
 * Follows a session through the tabs that share it: when one signs out, or another person signs in,
 * all of them are signed out; when one renews the tokens, all of them know.
 */
export function followOtherTabs({
  storage,
  onEnded,
  onRenewed,
}: {
  storage: TokenStorage;
  onEnded: () => void;
  onRenewed: (tokens: Tokens) => void;
}): OtherTabs {
  // A duplicated tab has a copy of the session storage, which makes no storage events.
  const channel = new BroadcastChannel('brokerdesk.session-ended');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === storage.currentId()) onEnded();
  };

  window.addEventListener('storage', ({ key, oldValue, newValue, storageArea }) => {
    if (storageArea !== localStorage || (key !== sessionKey && key !== null)) return;
    const id = storage.currentId();
    if (id === null || (key !== null && readStoredSession(oldValue)?.id !== id)) return;
    const now = readStoredSession(newValue);
    if (now?.id === id) onRenewed(now.tokens);
    else if (storage.read() === null) onEnded();
  });

  return { announceEnd: (id) => channel.postMessage(id) };
}
