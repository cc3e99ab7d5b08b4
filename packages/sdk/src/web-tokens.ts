import { memoryStorage, openWebStorage, type WebStorage } from './locks.ts';
import { newRequestId } from './request-id.ts';
import { parseTokens, type TokenStore, type Tokens } from './tokens.ts';

const defaultKey = 'brokerdesk.session';

const answerMs = 150;

/** The id stays the same when its tokens are renewed, in every tab that has it. */
interface StoredSession {
  id: string;
  tokens: Tokens;
  /** The copy with more renewals has the newer tokens. */
  renewals: number;
}

export interface WebTokensOptions {
  /** Keeps a session that is remembered beyond the browser's end, for all tabs: `localStorage`. */
  local?: WebStorage | undefined;
  /** Keeps any other session, for its tab: `sessionStorage`. */
  session?: WebStorage | undefined;
  /** The name in the storages: `brokerdesk.session`. */
  key?: string | undefined;
  newId?: (() => string) | undefined;
  onRenewed?: ((tokens: Tokens) => void) | undefined;
}

export interface WebTokens extends TokenStore {
  read(): Tokens | null;
  write(tokens: Tokens | null): void;
  /** Makes the session this tab's from now on. */
  restore(): Tokens | null;
  /** Keeps, until the page is closed, tokens that open nothing but the check of a code. */
  hold(tokens: Tokens): void;
  begin(tokens: Tokens, remember: boolean): void;
  /** Forgets this tab's session, and never one that another tab has begun since. */
  forget(): void;
  currentId(): string | null;
  endedId(): string | null;
  tellBy(send: ((stored: string) => void) | null): void;
  /** Stores newer tokens, and returns them; older ones get this tab's in reply. */
  hear(stored: string): Tokens | null;
  catchUp(): Promise<void>;
  readonly key: string;
  readonly local: WebStorage;
}

export function parseStored(json: string | null): StoredSession | null {
  if (json === null) return null;
  try {
    const { id, tokens, renewals }: Record<string, unknown> = Object(JSON.parse(json));
    if (typeof id !== 'string') return null;
    return { id, tokens: parseTokens(tokens), renewals: Number(renewals) || 0 };
  } catch {
    return null;
  }
}

/**
 * Token store for browsers. Remembered sessions live in `localStorage`, shared by all tabs, others in
 * `sessionStorage`, and both in memory if the browser forbids storage or it is full.
 *
 * A tab has no session until it restores or begins one, and keeps to that: if another user signs in in
 * another tab, this tab is signed out. While the second factor is pending, tokens are in memory only.
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
  key = defaultKey,
  newId = newRequestId,
  onRenewed,
}: WebTokensOptions = {}): WebTokens {
  let id: string | null = null;
  let ended: string | null = null;
  let pending: Tokens | null = null;

  let send: ((stored: string) => void) | null = null;
  let onNewer = () => {};

  /** For what a full storage does not take: it lasts as long as the page. */
  const page = memoryStorage();
  const storedIn = (storage: WebStorage) => parseStored(storage.getItem(key));

  function newestStored() {
    let newest: { storage: WebStorage; stored: StoredSession } | undefined;
    for (const storage of id === null ? [] : [page, session, local]) {
      const stored = storedIn(storage);
      if (stored === null || stored.id !== id) continue;
      if (newest === undefined || stored.renewals > newest.stored.renewals) {
        newest = { storage, stored };
      }
    }
    return newest;
  }

  function store(storage: WebStorage, stored: StoredSession) {
    const json = JSON.stringify(stored);
    try {
      storage.setItem(key, json);
    } catch {
      page.setItem(key, json);
    }
  }

  function sendMine() {
    const mine = newestStored();
    if (mine !== undefined) send?.(JSON.stringify(mine.stored));
  }

  function forget() {
    for (let mine = newestStored(); mine !== undefined; mine = newestStored())
      mine.storage.removeItem(key);
    pending = null;
    ended = id;
    id = null;
  }

  return {
    key,
    local,
    restore() {
      const found = storedIn(session) ?? storedIn(local);
      id = found?.id ?? null;
      // A copy of a tab may be old: a tab that has newer tokens sends them.
      sendMine();
      return found?.tokens ?? null;
    },
    hold(tokens) {
      pending = tokens;
    },
    begin(tokens, remember) {
      forget();
      id = newId();
      store(remember ? local : session, { id, tokens, renewals: 0 });
    },
    forget,
    currentId: () => id,
    endedId: () => ended,
    read: () => pending ?? newestStored()?.stored.tokens ?? null,
    write(tokens) {
      if (tokens === null) return forget();
      const mine = newestStored();
      if (mine === undefined) return;
      const { storage, stored } = mine;
      store(storage, { ...stored, tokens, renewals: stored.renewals + 1 });
      sendMine();
      onRenewed?.(tokens);
    },
    tellBy(next) {
      send = next;
    },
    hear(json) {
      const theirs = parseStored(json);
      const mine = newestStored();
      if (mine === undefined || theirs === null || theirs.id !== id) return null;
      if (theirs.renewals < mine.stored.renewals) sendMine();
      if (theirs.renewals <= mine.stored.renewals) return null;
      store(mine.storage, theirs);
      onNewer();
      return theirs.tokens;
    },
    async catchUp() {
      if (send === null) return;
      await new Promise<void>((resolve) => {
        onNewer = resolve;
        setTimeout(resolve, answerMs);
        sendMine();
      });
    },
  };
}
