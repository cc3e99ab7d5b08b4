import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createWebTokens,
  type FollowedTabs,
  followTabs,
  type WebStorage,
} from '../../src/index.ts';
import { memoryStorage } from '../../src/locks.ts';
import { eventually } from '../eventually.ts';
import { connect, issued, refreshes } from './staff-page.ts';

const clients = '/client/admin/v1/list';
const key = 'brokerdesk.session';

const followed: FollowedTabs[] = [];
afterEach(() => {
  for (const tabs of followed.splice(0)) tabs.stop();
  localStorage.clear();
});

/** The session storage that a duplicate of the tab begins with: its own, with the same in it. */
function copyOf(storage: WebStorage): WebStorage {
  const copy = memoryStorage();
  copy.setItem(key, storage.getItem(key) ?? '');
  return copy;
}

/** A tab with a session storage of its own. */
function openTab({ session = memoryStorage(), local = memoryStorage(), tenant = 'es' } = {}) {
  const tokens = createWebTokens({ local, session });
  const onEnded = vi.fn();
  const onRenewed = vi.fn();
  const tabs = followTabs(tokens, { onEnded, onRenewed });
  followed.push(tabs);
  const onSessionEnded = vi.fn();
  const sdk = connect({ tokens, tenant, onSessionEnded, retry: false });
  return { session, tokens, tabs, sdk, onEnded, onRenewed, onSessionEnded };
}

/** A tab whose access token has expired, and a duplicate of it. */
async function duplicated() {
  const { expired } = await issued();
  const original = openTab();
  original.tokens.begin(expired, false);
  const duplicate = openTab({ session: copyOf(original.session) });
  duplicate.tokens.restore();
  return { original, duplicate, expired };
}

type Tab = ReturnType<typeof openTab>;

async function expectBothGoOn(...tabs: Tab[]) {
  const { valid } = await issued();
  for (const tab of tabs) {
    expect(tab.onSessionEnded).not.toHaveBeenCalled();
    expect(tab.onEnded).not.toHaveBeenCalled();
    expect(tab.tokens.read()).toEqual(valid);
  }
}

describe('a tab and a duplicate of it', () => {
  // @rule tokens: A tab and its duplicate refresh once between them, and both continue
  // @in packages/sdk/src/web-tokens.ts
  test('refresh once between them when both are refused at once, and both go on', async () => {
    const { original, duplicate } = await duplicated();
    const before = await refreshes();
    const answers = await Promise.all([original, duplicate].map(({ sdk }) => sdk.GET(clients)));
    expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
    expect(await refreshes()).toBe(before + 1);
    await expectBothGoOn(original, duplicate);
  });

  test('know of each other’s refreshes, again and again, and which of them was the last', async () => {
    const { original, duplicate } = await duplicated();
    for (const [one, other] of [
      [original, duplicate],
      [duplicate, original],
      [duplicate, original],
    ] as const) {
      other.onRenewed.mockClear();
      const renewed = await one.sdk.refresh();
      await eventually(() => other.onRenewed.mock.calls.length > 0);
      expect(other.onRenewed).toHaveBeenCalledExactlyOnceWith(renewed);
    }
    await expectBothGoOn(original, duplicate);
  });

  test('go on if the duplicate was asleep when the tokens were renewed', async () => {
    const { original, expired } = await duplicated();
    const asleep = copyOf(original.session);
    await original.sdk.refresh();
    const before = await refreshes();
    const duplicate = openTab({ session: asleep });
    expect(duplicate.tokens.restore()).toEqual(expired);
    expect((await duplicate.sdk.GET(clients)).error).toBeUndefined();
    expect(await refreshes()).toBe(before);
    await expectBothGoOn(original, duplicate);
  });

  test('take nothing from the tab of another session, and send it nothing', async () => {
    const { original, duplicate } = await duplicated();
    const stranger = openTab();
    const theirs = { ...(await issued()).valid, refresh_token: 'of somebody else' };
    stranger.tokens.begin(theirs, false);
    await original.sdk.refresh();
    await eventually(() => duplicate.onRenewed.mock.calls.length > 0);
    expect(stranger.onRenewed).not.toHaveBeenCalled();
    expect(stranger.tokens.read()).toEqual(theirs);
  });

  test('are both signed out when one of them is', async () => {
    const { original, duplicate } = await duplicated();
    const id = duplicate.tokens.currentId() ?? '';
    duplicate.tokens.forget();
    duplicate.tabs.announceEnd(id, 'person');
    await eventually(() => original.onEnded.mock.calls.length > 0);
    expect(original.onEnded).toHaveBeenCalledOnce();
  });

  test('do not bring the session back for one that has signed out', async () => {
    const { original, duplicate } = await duplicated();
    original.tokens.forget();
    await duplicate.sdk.refresh();
    const witness = openTab({ session: copyOf(duplicate.session) });
    witness.tokens.restore();
    await duplicate.sdk.refresh();
    await eventually(() => witness.onRenewed.mock.calls.length > 0);
    expect(original.tokens.read()).toBeNull();
    expect(original.session.getItem(key)).toBeNull();
  });
});

test('a tab without an answer refreshes by itself', async () => {
  const { expired } = await issued();
  const alone = openTab();
  alone.tokens.begin(expired, false);
  expect((await alone.sdk.GET(clients)).error).toBeUndefined();
  await expectBothGoOn(alone);
});

test('a browser without channels between tabs has a tab that works by itself', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('BroadcastChannel', undefined);
  const { expired } = await issued();
  const alone = openTab();
  alone.tokens.begin(expired, false);
  expect((await alone.sdk.GET(clients)).error).toBeUndefined();
  alone.tabs.announceEnd(alone.tokens.currentId() ?? '', 'person');
  await expectBothGoOn(alone);
});

test('two windows of one remembered session refresh once between them, whatever the tenant in their address', async () => {
  const { expired } = await issued();
  const before = await refreshes();
  const windows = ['es', 'kun'].map((tenant) => openTab({ local: localStorage, tenant }));
  windows[0]?.tokens.begin(expired, true);
  windows[1]?.tokens.restore();
  const answers = await Promise.all(windows.map(({ sdk }) => sdk.GET(clients)));
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(await refreshes()).toBe(before + 1);
  await expectBothGoOn(...windows);
});
