import type { Tokens } from '@brokerdesk/sdk';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#/app/browser-storage.ts';
import { createTokenStorage, sessionKey } from './token-storage.ts';

const tokens = (name: string, mfa = false): Tokens => ({
  access_token: `e30.${btoa(JSON.stringify({ sub: name }))}.x`,
  refresh_token: `refresh-${name}`,
  mfa,
});

/** A browser: each of its tabs has a session storage of its own, and they share the local one. */
function browser() {
  const local = memoryStorage();
  let ids = 0;
  return {
    local,
    tab(session = memoryStorage()) {
      const renewed: Tokens[] = [];
      const storage = createTokenStorage({
        local,
        session,
        newId: () => `session-${++ids}`,
        onRenewed: (next) => renewed.push(next),
      });
      return { storage, session, renewed };
    },
  };
}

describe('the tokens of a tab', () => {
  it('outlive the browser when the login is to be remembered', () => {
    const { tab } = browser();
    tab().storage.begin(tokens('one'), true);
    expect(tab().storage.restore()).toEqual(tokens('one'));
  });

  it('stay with the tab when it is not', () => {
    const { tab } = browser();
    const first = tab();
    first.storage.begin(tokens('one'), false);
    expect(tab().storage.restore()).toBeNull();
    expect(tab(first.session).storage.restore()).toEqual(tokens('one'));
  });

  it('are not given out before the session is restored', () => {
    const { tab } = browser();
    tab().storage.begin(tokens('one'), true);
    expect(tab().storage.read()).toBeNull();
  });

  it('are never written anywhere while the code is still to be checked', () => {
    const { tab, local } = browser();
    const { storage, session } = tab();
    storage.hold(tokens('one', true));
    expect(storage.read()).toEqual(tokens('one', true));
    expect([local.getItem(sessionKey), session.getItem(sessionKey)]).toEqual([null, null]);
    storage.forget();
    expect(storage.read()).toBeNull();
  });

  it('are renewed for every tab of a remembered session', () => {
    const { tab } = browser();
    const [one, other] = [tab(), tab()];
    one.storage.begin(tokens('one'), true);
    other.storage.restore();
    one.storage.write(tokens('newer'));
    expect(other.storage.read()).toEqual(tokens('newer'));
    expect(one.renewed).toEqual([tokens('newer')]);
  });

  it('are not those of a session that somebody else has begun in another tab', () => {
    const { tab } = browser();
    const [one, other] = [tab(), tab()];
    one.storage.begin(tokens('one'), true);
    other.storage.begin(tokens('other'), true);
    expect(one.storage.read()).toBeNull();
    one.storage.write(tokens('newer'));
    one.storage.forget();
    expect(other.storage.read()).toEqual(tokens('other'));
  });

  it.each(['not json', '{}', '{"id":"a","tokens":{"access_token":7}}', 'null'])(
    'are none where something else is stored: %s',
    (json) => {
      const { tab, local } = browser();
      local.setItem(sessionKey, json);
      expect(tab().storage.restore()).toBeNull();
    },
  );
});
