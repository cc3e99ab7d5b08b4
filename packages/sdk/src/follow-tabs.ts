import type { Tokens } from './tokens.ts';
import { parseStored, type WebTokens } from './web-tokens.ts';

/** `person`: the user signed out, or another one signed in. `owner`: ended from another device. */
export type EndedBy = 'person' | 'expiry' | 'owner' | 'refusal';

export interface FollowTabsOptions {
  /** This tab's session has ended in another one. */
  onEnded: (by: EndedBy) => void;
  /** Returns true if a new session belongs to the same user: this tab then continues with it. Default: never. */
  isSamePerson?: ((before: Tokens, now: Tokens) => boolean) | undefined;
  onRenewed?: ((tokens: Tokens) => void) | undefined;
}

export interface FollowedTabs {
  announceEnd(id: string, by: EndedBy): void;
  stop(): void;
}

/** How long after the tokens are gone from the storage it may become known that it was a person's wish. */
const reasonMs = 100;

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
 * if (id !== null) tabs.announceEnd(id, 'person');
 */
export function followTabs(
  tokens: WebTokens,
  { onEnded, onRenewed, isSamePerson = () => false }: FollowTabsOptions,
): FollowedTabs {
  let unexplained: ReturnType<typeof setTimeout> | undefined;

  function end(by: EndedBy) {
    clearTimeout(unexplained);
    onEnded(by);
  }

  // A duplicated tab has a copy of the session storage, which makes no storage events.
  const channel = openChannel(`${tokens.key}-ended`);
  if (channel !== null) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { id, by } = Object(data);
      if (id && id === tokens.currentId()) return end(by);
      const newer = tokens.hear(String(data));
      if (newer !== null) onRenewed?.(newer);
    };
    tokens.tellBy((stored) => channel.postMessage(stored));
  }

  function onStorage({ key, oldValue, newValue }: StorageEvent) {
    const id = tokens.currentId();
    const before = parseStored(oldValue);
    // Without a key everything was cleared; otherwise it was this tab's session, or nothing of it.
    if (id === null || (key !== null && before?.id !== id)) return;
    const now = parseStored(newValue);
    if (now?.id === id) return onRenewed?.(now.tokens);
    if (tokens.read() !== null) return;
    if (now === null) {
      // Another tab reports the reason within a moment, or none does.
      clearTimeout(unexplained);
      unexplained = setTimeout(() => tokens.currentId() === id && end('refusal'), reasonMs);
    } else if (before !== null && isSamePerson(before.tokens, now.tokens)) {
      tokens.restore();
      onRenewed?.(now.tokens);
    } else end('person');
  }
  addEventListener('storage', onStorage);

  return {
    announceEnd: (id, by) => channel?.postMessage({ id, by }),
    stop() {
      clearTimeout(unexplained);
      removeEventListener('storage', onStorage);
      tokens.tellBy(null);
      channel?.close();
    },
  };
}
