import { newRequestId } from './request-id.ts';
import { parseTokens, type TokenStore, type Tokens } from './tokens.ts';
import { openWebStorage, type WebStorage } from './web-storage.ts';

/** Where a browser keeps the session, unless `key` says otherwise. */
const usualKey = 'brokerdesk.session';

/** A stored session. The id stays the same when its tokens are renewed, in every tab that has it. */
interface StoredSession {
  id: string;
  tokens: Tokens;
}

export interface WebTokensOptions {
  /** Keeps a session that is remembered beyond the browser's end, for all tabs: `localStorage`. */
  local?: WebStorage | undefined;
  /** Keeps any other session, for its tab: `sessionStorage`. */
  session?: WebStorage | undefined;
  /** The name in the storages: `brokerdesk.session`. */
  key?: string | undefined;
  /** Names a session that begins: by default with a random UUID. */
  newId?: (() => string) | undefined;
  /** Told when this tab has replaced the tokens of its session by newer ones. */
  onRenewed?: ((tokens: Tokens) => void) | undefined;
}

/** The tokens of one browser tab; see {@link createWebTokens}. */
export interface WebTokens extends TokenStore {
  read(): Tokens | null;
  write(tokens: Tokens | null): void;
  /** The session that this tab can go on with; from now on, it is this tab's. */
  restore(): Tokens | null;
  /** Keeps, until the page is closed, tokens that open nothing but the check of a code. */
  hold(tokens: Tokens): void;
  /** Begins a session: remembered beyond the browser's end, or not. */
  begin(tokens: Tokens, remember: boolean): void;
  /** Forgets this tab's session, and never one that another tab has begun since. */
  forget(): void;
  /** The id of this tab's session. */
  currentId(): string | null;
  /** Its name in the storages. */
  readonly key: string;
  /** The storage that all tabs share. */
  readonly local: WebStorage;
}

/** The session in what a storage holds. */
export function parseStored(json: string | null): StoredSession | null {
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
 * A store for browsers: a session that is to be remembered lives in `localStorage`, which all tabs
 * share, any other one in `sessionStorage`, and both in memory where the browser forbids them.
 *
 * A tab has no session until it restores the stored one or begins its own, and keeps to that one: when
 * another person signs in in another tab, this tab is signed out, and never goes on as somebody else.
 * While the second factor is open, the tokens are only held in memory.
 *
 * @example
 * const tokens = createWebTokens();
 * const isSignedIn = tokens.restore() !== null;
 * // After a login:
 * tokens.begin(parseTokens(unwrap(login)), rememberMe);
 */
export function createWebTokens({
  local = openWebStorage('localStorage'),
  session = openWebStorage('sessionStorage'),
  key = usualKey,
  newId = newRequestId,
  onRenewed,
}: WebTokensOptions = {}): WebTokens {
  let id: string | null = null;
  let pending: Tokens | null = null;

  const places = [session, local];
  const storedIn = (place: WebStorage) => parseStored(place.getItem(key));
  // Before a session is restored or begun, the storage is nobody's: it is not even read.
  const home = () => (id === null ? undefined : places.find((place) => storedIn(place)?.id === id));
  const store = (place: WebStorage, stored: StoredSession) =>
    place.setItem(key, JSON.stringify(stored));

  function forget() {
    home()?.removeItem(key);
    pending = null;
    id = null;
  }

  return {
    key,
    local,
    restore() {
      const found = storedIn(session) ?? storedIn(local);
      id = found?.id ?? null;
      return found?.tokens ?? null;
    },
    hold(tokens) {
      pending = tokens;
    },
    begin(tokens, remember) {
      forget();
      id = newId();
      store(remember ? local : session, { id, tokens });
    },
    forget,
    currentId: () => id,
    read() {
      const place = home();
      return pending ?? (place ? (storedIn(place)?.tokens ?? null) : null);
    },
    write(tokens) {
      if (tokens === null) return forget();
      const place = home();
      if (id === null || place === undefined) return;
      store(place, { id, tokens });
      onRenewed?.(tokens);
    },
  };
}
