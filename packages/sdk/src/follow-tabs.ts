import type { Tokens } from './tokens.ts';
import { parseStored, type WebTokens } from './web-tokens.ts';

export interface FollowTabsOptions {
  /** Another tab has ended this tab's session, or another person has signed in there. */
  onEnded: () => void;
  /** Another tab has renewed the tokens of this tab's session. */
  onRenewed?: ((tokens: Tokens) => void) | undefined;
}

/** This tab among the others of its browser; see {@link followTabs}. */
export interface FollowedTabs {
  /** Tells the tabs that share the session that it is over. */
  announceEnd(id: string): void;
  /** Listens no more. */
  stop(): void;
}

/**
 * Follows a session through the tabs that share it: when one signs out, or another person signs in,
 * all of them are signed out; when one renews the tokens, all of them know. For browsers.
 *
 * @example
 * const tabs = followTabs(tokens, { onEnded: showLogin });
 * // To sign out in all of them:
 * const id = tokens.currentId();
 * tokens.forget();
 * if (id !== null) tabs.announceEnd(id);
 */
export function followTabs(
  tokens: WebTokens,
  { onEnded, onRenewed }: FollowTabsOptions,
): FollowedTabs {
  // A duplicated tab has a copy of the session storage, which makes no storage events.
  const channel = new BroadcastChannel(`${tokens.key}-ended`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== null && data === tokens.currentId()) onEnded();
  };

  function onStorage({ key, oldValue, newValue }: StorageEvent) {
    const id = tokens.currentId();
    // Without a key everything was cleared; otherwise it was this tab's session, or nothing of it.
    if (id === null || (key !== null && parseStored(oldValue)?.id !== id)) return;
    const now = parseStored(newValue);
    if (now?.id === id) onRenewed?.(now.tokens);
    else if (tokens.read() === null) onEnded();
  }
  addEventListener('storage', onStorage);

  return {
    announceEnd: (id) => channel.postMessage(id),
    stop() {
      removeEventListener('storage', onStorage);
      channel.close();
    },
  };
}
