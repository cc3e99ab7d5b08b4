import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createWebTokens, type Tokens } from './index.ts';
import { memoryStorage } from './locks.ts';

const key = 'brokerdesk.session';

const tokens = (name: string, mfa = false): Tokens => ({
  access_token: `e30.${btoa(JSON.stringify({ sub: name }))}.x`,
  refresh_token: `refresh-${name}`,
  mfa,
});

function browser() {
  const local = memoryStorage();
  return {
    local,
    tab(session = memoryStorage()) {
      const renewed: Tokens[] = [];
      const onRenewed = (next: Tokens) => renewed.push(next);
      return { session, renewed, store: createWebTokens({ local, session, onRenewed }) };
    },
  };
}

describe('the tokens of a tab', () => {
  // @rule sign-in: "Remember me" stores the session in local storage; otherwise it stays in the tab
  test('outlive the browser when the login is to be remembered', () => {
    const { tab } = browser();
    tab().store.begin(tokens('one'), true);
    expect(tab().store.restore()).toEqual(tokens('one'));
  });

  test('stay with the tab when it is not', () => {
    const { tab } = browser();
    const first = tab();
    first.store.begin(tokens('one'), false);
    expect(tab().store.restore()).toBeNull();
    expect(tab(first.session).store.restore()).toEqual(tokens('one'));
  });

  test('are not even looked for before a session is restored or begun', () => {
    const unreadable = {
      ...memoryStorage(),
      getItem: () => {
        throw new Error('The storage cannot be read.');
      },
    };
    const store = createWebTokens({ local: unreadable, session: unreadable });
    expect(store.read()).toBeNull();
    expect(() => store.restore()).toThrow('The storage cannot be read.');
  });

  test('are stored under the name that the host gives, or brokerdesk.session', () => {
    const local = memoryStorage();
    createWebTokens({ local }).begin(tokens('one'), true);
    const other = createWebTokens({ local, key: 'other' });
    other.begin(tokens('other'), true);
    expect(local.getItem(key)).toContain('refresh-one');
    expect(local.getItem('other')).toContain('refresh-other');
    expect([other.key, other.local]).toEqual(['other', local]);
  });

  test('belong to a session that has an id, from its beginning to its end', () => {
    const { tab } = browser();
    const [one, other] = [tab(), tab()];
    expect(one.store.currentId()).toBeNull();
    one.store.begin(tokens('one'), true);
    const id = one.store.currentId();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    one.store.write(tokens('newer'));
    other.store.restore();
    expect([one.store.currentId(), other.store.currentId()]).toEqual([id, id]);
    one.store.forget();
    expect(one.store.currentId()).toBeNull();
  });

  test('are not kept if the tab has no session', () => {
    const { tab, local } = browser();
    const { store, session, renewed } = tab();
    expect(store.restore()).toBeNull();
    store.write(tokens('newer'));
    expect([local.getItem(key), session.getItem(key), ...renewed]).toEqual([null, null]);
  });

  test('leave nothing in the storages when they are forgotten', () => {
    const { tab, local } = browser();
    const { store, renewed } = tab();
    store.begin(tokens('one'), true);
    store.write(null);
    expect(local.getItem(key)).toBeNull();
    expect(renewed).toEqual([]);
  });

  test('are not given out before the session is restored', () => {
    const { tab } = browser();
    tab().store.begin(tokens('one'), true);
    expect(tab().store.read()).toBeNull();
  });

  test('are never written anywhere while the code is still to be checked', () => {
    const { tab, local } = browser();
    const { store, session } = tab();
    store.hold(tokens('one', true));
    expect(store.read()).toEqual(tokens('one', true));
    expect([local.getItem(key), session.getItem(key)]).toEqual([null, null]);
    store.forget();
    expect(store.read()).toBeNull();
  });

  test('take the place of those that were held, once the code was right', () => {
    const { store } = browser().tab();
    store.hold(tokens('one', true));
    store.begin(tokens('one'), false);
    expect(store.read()).toEqual(tokens('one'));
  });

  test('are renewed for every tab of a remembered session', () => {
    const { tab } = browser();
    const [one, other] = [tab(), tab()];
    one.store.begin(tokens('one'), true);
    other.store.restore();
    one.store.write(tokens('newer'));
    expect(other.store.read()).toEqual(tokens('newer'));
    expect(one.renewed).toEqual([tokens('newer')]);
  });

  // @rule tokens: A tab never continues with another person's session
  test('are not those of a session that another user has begun in another tab', () => {
    const { tab } = browser();
    const [one, other] = [tab(), tab()];
    one.store.begin(tokens('one'), true);
    other.store.begin(tokens('other'), true);
    expect(one.store.read()).toBeNull();
    one.store.write(tokens('newer'));
    one.store.forget();
    expect(other.store.read()).toEqual(tokens('other'));
  });

  test('are not brought back by a renewal that comes after a sign-out', () => {
    const { tab } = browser();
    const { store } = tab();
    store.begin(tokens('one'), true);
    store.write(null);
    store.write(tokens('newer'));
    expect(store.read()).toBeNull();
    expect(tab().store.restore()).toBeNull();
  });

  test.for([
    'not json',
    '{}',
    '{"id":"a","tokens":{"access_token":7}}',
    JSON.stringify({ tokens: tokens('one') }),
    'null',
    '7',
  ])('are none if something else is stored: %s', (json) => {
    const { tab, local } = browser();
    local.setItem(key, json);
    expect(tab().store.restore()).toBeNull();
  });
});

describe('tokens that the storage has no room for', () => {
  function full() {
    const storage = memoryStorage();
    const setItem = vi.spyOn(storage, 'setItem');
    return {
      storage,
      setItem,
      fill: () =>
        setItem.mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    };
  }

  test.for([true, false])('last as long as the page (remembered: %s)', (remember) => {
    const { storage, fill } = full();
    fill();
    const store = createWebTokens({ local: storage, session: storage });
    store.begin(tokens('one'), remember);
    expect(store.read()).toEqual(tokens('one'));
    store.write(tokens('newer'));
    expect(store.read()).toEqual(tokens('newer'));
    store.forget();
    expect(store.read()).toBeNull();
  });

  test('take the place of the older ones in it, and leave nothing there when they are forgotten', () => {
    const { storage, fill } = full();
    const store = createWebTokens({ local: storage, session: memoryStorage() });
    store.begin(tokens('one'), true);
    fill();
    store.write(tokens('newer'));
    expect(store.read()).toEqual(tokens('newer'));
    store.forget();
    expect(store.read()).toBeNull();
    expect(storage.getItem(key)).toBeNull();
  });

  test('give way to those that another tab had room for later', () => {
    const { storage, fill, setItem } = full();
    const [mine, theirs] = [1, 2].map(() =>
      createWebTokens({ local: storage, session: memoryStorage() }),
    );
    mine?.begin(tokens('one'), true);
    theirs?.restore();
    fill();
    mine?.write(tokens('newer'));
    setItem.mockRestore();
    for (const name of ['newer', 'newest']) theirs?.write(tokens(name));
    expect(mine?.read()).toEqual(tokens('newest'));
  });
});

describe('tabs that notify each other', () => {
  function copies() {
    const original = createWebTokens({ local: memoryStorage(), session: memoryStorage() });
    const session = memoryStorage();
    original.begin(tokens('one'), false);
    const copy = createWebTokens({ local: memoryStorage(), session });
    session.setItem(key, JSON.stringify({ id: original.currentId(), tokens: tokens('one') }));
    copy.restore();
    const sent: string[] = [];
    const connect = () => {
      original.tellBy((stored) => sent.push(stored) && setTimeout(() => copy.hear(stored)));
      copy.tellBy((stored) => sent.push(stored) && setTimeout(() => original.hear(stored)));
    };
    return { original, copy, connect, sent };
  }

  test('ask for newer tokens before they spend the old ones', async () => {
    const { original, copy, connect } = copies();
    original.write(tokens('newer'));
    connect();
    const since = performance.now();
    await copy.catchUp();
    expect(copy.read()).toEqual(tokens('newer'));
    expect(performance.now() - since).toBeLessThan(100);
  });

  test('receive newer tokens as soon as they go on with an older copy', async () => {
    const { original, copy, connect } = copies();
    original.write(tokens('newer'));
    connect();
    expect(copy.restore()).toEqual(tokens('one'));
    await vi.waitFor(() => expect(copy.read()).toEqual(tokens('newer')));
  });

  test('wait 150 ms if no tab has newer ones, and not at all if none can answer', async () => {
    vi.useFakeTimers();
    const { original, copy, connect } = copies();
    await copy.catchUp();
    connect();
    let waited = false;
    const asking = copy.catchUp().then(() => {
      waited = true;
    });
    await vi.advanceTimersByTimeAsync(149);
    expect(waited).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await asking;
    vi.useRealTimers();
    expect([original.read(), copy.read()]).toEqual([tokens('one'), tokens('one')]);
  });

  test('fall silent once all have the newest', async () => {
    const { original, copy, connect, sent } = copies();
    connect();
    for (const name of ['newer', 'newest']) original.write(tokens(name));
    await vi.waitFor(() => expect(copy.read()).toEqual(tokens('newest')));
    await setImmediate();
    expect(sent).toHaveLength(2);
  });

  test('take nothing from who is behind, or has another session, or says something else', () => {
    const { original, copy } = copies();
    original.write(tokens('newer'));
    const other = { id: 'other', tokens: tokens('other'), renewals: 7 };
    for (const stored of [JSON.stringify(other), 'x', '{}', JSON.stringify({ id: 'other' })])
      expect(original.hear(stored)).toBeNull();
    const behind = { id: original.currentId(), tokens: tokens('older') };
    expect(original.hear(JSON.stringify(behind))).toBeNull();
    expect(original.read()).toEqual(tokens('newer'));
    copy.forget();
    expect(copy.hear(JSON.stringify({ ...behind, renewals: 7 }))).toBeNull();
    expect(copy.read()).toBeNull();
  });
});

test('tokens last as long as the program if there is no storage, as in Node before 25', () => {
  const store = createWebTokens();
  store.begin(tokens('one'), false);
  expect(store.read()).toEqual(tokens('one'));
});
