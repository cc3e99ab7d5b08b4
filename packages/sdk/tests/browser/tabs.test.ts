import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createWebTokens,
  type FollowedTabs,
  type FollowTabsOptions,
  followTabs,
} from '../../src/index.ts';
import { eventually } from '../eventually.ts';
import { connect, issued, refreshes } from './staff-page.ts';

const clients = '/client/admin/v1/list';

/** A frame of this origin has the storages of a tab of its own making: what it writes is an event for the others. */
function openTab() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const opened = frame.contentWindow;
  if (opened === null) throw new Error('The frame has no window.');
  return { tokens: createWebTokens({ local: opened.localStorage }), frame };
}

const followed: FollowedTabs[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const tabs of followed.splice(0)) tabs.stop();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe("the browser's storages", () => {
  test('keep a session that is remembered for all tabs, and any other for its own', async () => {
    const { valid } = await issued();
    createWebTokens().begin(valid, true);
    expect(localStorage).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
    expect(createWebTokens().restore()).toEqual(valid);

    localStorage.clear();
    createWebTokens().begin(valid, false);
    expect(localStorage).toHaveLength(0);
    expect(createWebTokens().restore()).toEqual(valid);
  });

  test('are done without if the browser forbids them', async () => {
    const { valid } = await issued();
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tokens = createWebTokens();
    tokens.begin(valid, true);
    forbidden.mockRestore();
    expect(tokens.read()).toEqual(valid);
    expect(localStorage).toHaveLength(0);
  });
});

describe("the browser's locks", () => {
  test('let one tab of several refresh, and the others take over what it got', async () => {
    const { expired } = await issued();
    const before = await refreshes();
    const mine = createWebTokens();
    mine.begin(expired, true);
    const { tokens: theirs } = openTab();
    theirs.restore();
    const tabs = [mine, theirs].map((tokens) => connect({ tokens }));
    const results = await Promise.all(tabs.flatMap((tab) => [tab.GET(clients), tab.GET(clients)]));
    expect(results.map(({ error }) => error)).toEqual(results.map(() => undefined));
    expect(await refreshes()).toBe(before + 1);
    expect(theirs.read()).toEqual((await issued()).valid);
  });

  test('are waited for: what another tab holds keeps the refresh back', async () => {
    const { expired } = await issued();
    const before = await refreshes();
    const tokens = createWebTokens();
    tokens.begin(expired, true);
    const name = `brokerdesk.refresh:${tokens.key}`;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const held = navigator.locks.request(name, () => promise);
    const call = connect({ tokens }).GET(clients);
    await eventually(async () =>
      (await navigator.locks.query()).pending?.some((lock) => lock.name === name),
    );
    expect(await refreshes()).toBe(before);
    release();
    await held;
    expect((await call).error).toBeUndefined();
    expect(await refreshes()).toBe(before + 1);
  });
});

describe('a tab that follows the others', () => {
  function follow(options: Partial<FollowTabsOptions> = {}) {
    const tokens = createWebTokens();
    const onEnded = vi.fn();
    const onRenewed = vi.fn();
    const tabs = followTabs(tokens, { onEnded, onRenewed, ...options });
    followed.push(tabs);
    return { tokens, tabs, onEnded, onRenewed };
  }

  test('knows when another one has renewed the tokens', async () => {
    const { valid, expired } = await issued();
    const { tokens, onRenewed, onEnded } = follow();
    tokens.begin(expired, true);
    const { tokens: theirs } = openTab();
    theirs.restore();
    theirs.write(valid);
    await eventually(() => onRenewed.mock.calls.length > 0);
    expect(onRenewed).toHaveBeenCalledExactlyOnceWith(valid);
    expect(onEnded).not.toHaveBeenCalled();
  });

  // @rule authentication-states: The end of a session in one tab ends it in all tabs sharing it
  // @in packages/sdk/src/follow-tabs.ts
  test.for([
    ['signs out', 'person'],
    ['signs in as somebody else', 'person'],
    ['is refused by the server', 'refusal'],
    ['clears everything', 'refusal'],
  ] as const)('is signed out when another one %s, and knows by whom (%s)', async ([what, by]) => {
    const { valid } = await issued();
    const { tokens, onEnded } = follow();
    tokens.begin(valid, true);
    const { tokens: theirs, frame } = openTab();
    theirs.restore();
    const id = theirs.currentId() ?? '';
    if (what === 'clears everything') frame.contentWindow?.localStorage.clear();
    else if (what === 'signs in as somebody else')
      createWebTokens({ local: theirs.local }).begin(valid, true);
    else theirs.forget();
    if (what === 'signs out') follow().tabs.announceEnd(id, 'person');
    await eventually(() => onEnded.mock.calls.length > 0);
    expect(onEnded).toHaveBeenCalledExactlyOnceWith(by);
    expect(tokens.read()).toBeNull();
  });

  test.for(['refusal', 'expiry'] as const)(
    'is notified that the session of its duplicate has ended, by %s',
    async (by) => {
      const { valid } = await issued();
      const [one, duplicate] = [follow(), follow()];
      one.tokens.begin(valid, false);
      duplicate.tokens.restore();
      const id = one.tokens.currentId() ?? '';
      one.tokens.write(null);
      expect([one.tokens.currentId(), one.tokens.endedId()]).toEqual([null, id]);
      one.tabs.announceEnd(id, by);
      await eventually(() => duplicate.onEnded.mock.calls.length > 0);
      expect(duplicate.onEnded).toHaveBeenCalledExactlyOnceWith(by);
    },
  );

  test('goes on with the session of another one, if that is of the same user', async () => {
    const { valid, expired } = await issued();
    const isSamePerson = vi.fn(() => true);
    const { tokens, onEnded, onRenewed } = follow({ isSamePerson });
    tokens.begin(expired, true);
    const before = tokens.currentId();
    const { tokens: theirs } = openTab();
    theirs.begin(valid, true);
    await eventually(() => onRenewed.mock.calls.length > 0);
    expect(isSamePerson).toHaveBeenCalledExactlyOnceWith(expired, valid);
    expect(onRenewed).toHaveBeenCalledExactlyOnceWith(valid);
    expect([tokens.currentId(), tokens.read()]).toEqual([theirs.currentId(), valid]);
    expect(tokens.currentId()).not.toBe(before);
    expect(onEnded).not.toHaveBeenCalled();
  });

  test('is notified of the end of a session that a duplicate of it had', async () => {
    const { valid } = await issued();
    const [one, duplicate, stranger] = [follow(), follow(), follow()];
    one.tokens.begin(valid, false);
    duplicate.tokens.restore();
    const id = one.tokens.currentId() ?? '';
    one.tokens.forget();
    one.tabs.announceEnd(id, 'person');
    await eventually(() => duplicate.onEnded.mock.calls.length > 0);
    expect(stranger.onEnded).not.toHaveBeenCalled();
  });

  test('is notified of the end once, whatever happens afterwards', async () => {
    const { valid } = await issued();
    const { tokens, onEnded } = follow();
    tokens.begin(valid, true);
    const { tokens: theirs, frame } = openTab();
    theirs.restore();
    theirs.forget();
    await eventually(() => onEnded.mock.calls.length > 0);
    theirs.begin(valid, true);
    await nextStorageEvent();
    tokens.forget();
    frame.contentWindow?.localStorage.clear();
    await nextStorageEvent();
    new BroadcastChannel(`${tokens.key}-ended`).postMessage(null);
    await untilOthersAreNotified();
    expect(onEnded).toHaveBeenCalledOnce();
  });

  test('keeps a session of its own, whatever the others do with the shared one', async () => {
    const { valid } = await issued();
    const { tokens, onEnded, onRenewed } = follow();
    tokens.begin(valid, false);
    const { tokens: theirs, frame } = openTab();
    theirs.begin(valid, true);
    await nextStorageEvent();
    theirs.forget();
    await nextStorageEvent();
    frame.contentWindow?.localStorage.setItem('something else', '1');
    await nextStorageEvent();
    frame.contentWindow?.localStorage.clear();
    await nextStorageEvent();
    expect(onEnded).not.toHaveBeenCalled();
    expect(onRenewed).not.toHaveBeenCalled();
    expect(tokens.read()).toEqual(valid);
  });

  test('is notified of nothing more once it has stopped', async () => {
    const { valid } = await issued();
    const [stopped, witness] = [follow(), follow()];
    stopped.tokens.begin(valid, true);
    witness.tokens.restore();
    stopped.tabs.stop();
    witness.tabs.announceEnd(stopped.tokens.currentId() ?? '', 'person');
    await untilOthersAreNotified();
    const { tokens: theirs } = openTab();
    theirs.restore();
    theirs.forget();
    await eventually(() => witness.onEnded.mock.calls.length > 0);
    expect(stopped.onEnded).not.toHaveBeenCalled();
  });

  /** Listeners that were added before have been called by then. */
  const nextStorageEvent = () =>
    new Promise((resolve) =>
      addEventListener('storage', () => setTimeout(resolve), { once: true }),
    );

  /** A channel delivers to everyone in the order of the messages. */
  async function untilOthersAreNotified() {
    const { tokens, tabs } = follow();
    const channel = new BroadcastChannel(`${tokens.key}-ended`);
    const last = new Promise((resolve) => {
      channel.onmessage = ({ data }) => Object(data).id === 'last' && setTimeout(resolve);
    });
    tabs.announceEnd('last', 'person');
    await last;
    channel.close();
  }
});
