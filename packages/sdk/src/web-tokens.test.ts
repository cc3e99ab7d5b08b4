import { describe, expect, test } from 'vitest';
import { createWebTokens, type Tokens } from './index.ts';
import { memoryStorage } from './web-storage.ts';

const key = 'brokerdesk.session';

const tokens = (name: string, mfa = false): Tokens => ({
  access_token: `e30.${btoa(JSON.stringify({ sub: name }))}.x`,
  refresh_token: `refresh-${name}`,
  mfa,
});

/** A browser: each of its tabs has a session storage of its own, and they share the local one. */
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

  test('are not kept where the tab has no session', () => {
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

  test('are not those of a session that somebody else has begun in another tab', () => {
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
  ])('are none where something else is stored: %s', (json) => {
    const { tab, local } = browser();
    local.setItem(key, json);
    expect(tab().store.restore()).toBeNull();
  });
});

test('where there is no storage, as in Node before 25, tokens last as long as the program', () => {
  const store = createWebTokens();
  store.begin(tokens('one'), false);
  expect(store.read()).toEqual(tokens('one'));
});
