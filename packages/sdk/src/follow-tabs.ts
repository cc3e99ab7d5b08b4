import type { Tokens } from './tokens.ts';
import { parseStored, type WebTokens } from './web-tokens.ts';

export interface FollowTabsOptions {
  /**
   * This tab's session has ended in another one: the person has left it there or somebody else has
   * signed in, or, as far as is known, the server has refused it.
   */
  onEnded: (by: 'person' | 'refusal') => void;
  /** Another tab has renewed the tokens of this tab's session. */
  onRenewed?: ((tokens: Tokens) => void) | undefined;
}

/** This tab among the others of its browser; see {@link followTabs}. */
export interface FollowedTabs {
  /** Tells the tabs that share the session that it is over, by the person's wish unless told otherwise. */
  announceEnd(id: string, by?: 'person' | 'refusal'): void;
  /** Listens no more. */
  stop(): void;
}

/** How long after the tokens are gone from the storage it may become known that it was a person's wish. */
const reasonMs = 100;

/** The way to the other tabs of this origin; null in a browser that has none. */
const openChannel = (name: string) =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

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
  let unexplained: ReturnType<typeof setTimeout> | undefined;

  function end(by: 'person' | 'refusal') {
    clearTimeout(unexplained);
    onEnded(by);
  }

  // A duplicated tab has a copy of the session storage, which makes no storage events.
  const channel = openChannel(`${tokens.key}-ended`);
  if (channel !== null) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const id = tokens.currentId();
      if (id !== null && Object(data).refused === id) return end('refusal');
      if (typeof data !== 'string') return;
      if (data === id) return end('person');
      const newer = tokens.hear(data);
      if (newer !== null) onRenewed?.(newer);
    };
    tokens.tellBy((stored) => channel.postMessage(stored));
  }

  function onStorage({ key, oldValue, newValue }: StorageEvent) {
    const id = tokens.currentId();
    // Without a key everything was cleared; otherwise it was this tab's session, or nothing of it.
    if (id === null || (key !== null && parseStored(oldValue)?.id !== id)) return;
    const now = parseStored(newValue);
    if (now?.id === id) onRenewed?.(now.tokens);
    else if (tokens.read() !== null) return;
    else if (now !== null) end('person');
    else {
      clearTimeout(unexplained);
      unexplained = setTimeout(() => tokens.currentId() === id && end('refusal'), reasonMs);
    }
  }
  addEventListener('storage', onStorage);

  return {
    announceEnd: (id, by = 'person') =>
      channel?.postMessage(by === 'person' ? id : { refused: id }),
    stop() {
      clearTimeout(unexplained);
      removeEventListener('storage', onStorage);
      tokens.tellBy(null);
      channel?.close();
    },
  };
}
