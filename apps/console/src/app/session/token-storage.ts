import { parseTokens, type TokenStore, type Tokens } from '@brokerdesk/sdk';
import type { KeyValueStorage } from '#/app/browser-storage.ts';

export const sessionKey = 'brokerdesk.session';

/** A stored session. The id stays the same when its tokens are renewed, in every tab that has it. */
export type StoredSession = { id: string; tokens: Tokens };

export type TokenStorage = TokenStore & {
  /** The session that this tab can go on with; from now on, it is this tab's. */
  restore(): Tokens | null;
  /** Keeps, until the page is closed, tokens that open nothing but the check of a code. */
  hold(tokens: Tokens): void;
  /** Begins a session: remembered beyond the browser's end, or not. */
  begin(tokens: Tokens, rememberMe: boolean): void;
  /** Forgets this tab's session, and never one that another tab has begun since. */
  forget(): void;
  /** The id of this tab's session. */
  currentId(): string | null;
};

export function readStoredSession(json: string | null): StoredSession | null {
  if (json === null) return null;
  try {
    const { id, tokens }: { id?: unknown; tokens?: unknown } = Object(JSON.parse(json));
    return typeof id === 'string' ? { id, tokens: parseTokens(tokens) } : null;
  } catch {
    // Written by another version, or by hand: as good as nothing.
    return null;
  }
}

/**
 * Where the tokens of this tab's session live: a remembered one in `local`, which all tabs share,
 * any other one in `session`.
 */
export function createTokenStorage({
  local,
  session,
  newId,
  onRenewed,
}: {
  local: KeyValueStorage;
  session: KeyValueStorage;
  newId: () => string;
  /** The tokens of the session were replaced by newer ones. */
  onRenewed: (tokens: Tokens) => void;
}): TokenStorage {
  let id: string | null = null;
  let pending: Tokens | null = null;

  const places = [session, local];
  const storedIn = (place: KeyValueStorage) => readStoredSession(place.getItem(sessionKey));
  const home = () => places.find((place) => id !== null && storedIn(place)?.id === id);

  function forget() {
    home()?.removeItem(sessionKey);
    pending = null;
    id = null;
  }

  return {
    restore() {
      const found = storedIn(session) ?? storedIn(local);
      id = found?.id ?? null;
      return found?.tokens ?? null;
    },
    hold(tokens) {
      pending = tokens;
    },
    begin(tokens, rememberMe) {
      forget();
      id = newId();
      const stored: StoredSession = { id, tokens };
      (rememberMe ? local : session).setItem(sessionKey, JSON.stringify(stored));
    },
    forget,
    currentId: () => id,
    read() {
      const place = home();
      return pending ?? (place ? (storedIn(place)?.tokens ?? null) : null);
    },
    write(tokens) {
      if (tokens === null) {
        forget();
        return;
      }
      const place = home();
      if (id === null || place === undefined) return;
      const stored: StoredSession = { id, tokens };
      place.setItem(sessionKey, JSON.stringify(stored));
      onRenewed(tokens);
    },
  };
}
