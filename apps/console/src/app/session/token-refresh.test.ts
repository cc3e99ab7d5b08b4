import { refreshStatus, sessionTokens } from '@brokerdesk/machines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { issueTokens, problem, restoredSession } from './session.fixture.ts';
import { startTokenRefresh } from './token-refresh.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

beforeEach(() => {
  // On a whole second, as tokens are.
  vi.useFakeTimers({
    now: new Date('2026-11-21T12:00:00Z'),
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => vi.useRealTimers());

async function refreshing(stored = issueTokens()) {
  const session = await restoredSession(stored);
  let wakeUp = () => {};
  const actor = startTokenRefresh({
    ...session,
    onWakeUp: (listener) => {
      wakeUp = listener;
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  return {
    ...session,
    status: () => refreshStatus(actor.getSnapshot()),
    wakeUp: () => wakeUp(),
  };
}

describe('the access token of a session', () => {
  it('is renewed once, 60 seconds before it ends, and the session goes on with the new one', async () => {
    const { auth, refreshes, storage } = await refreshing();
    const first = sessionTokens(auth.getSnapshot());
    await vi.advanceTimersByTimeAsync(14 * minuteMs - secondMs);
    expect(refreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(2 * secondMs);
    expect(refreshes()).toBe(1);
    const second = sessionTokens(auth.getSnapshot());
    expect(second).not.toEqual(first);
    expect(storage.read()).toMatchObject({ access_token: second?.accessToken });
    await vi.advanceTimersByTimeAsync(13 * minuteMs);
    expect(refreshes()).toBe(1);
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(refreshes()).toBe(2);
  });

  it('is renewed at once if it is read from the storage with less time left', async () => {
    expect((await refreshing(issueTokens(14.5 * minuteMs))).refreshes()).toBe(1);
    expect((await refreshing(issueTokens(13.5 * minuteMs))).refreshes()).toBe(0);
  });

  it('is not renewed when another tab has done so', async () => {
    const { storage, refreshes } = await refreshing();
    await vi.advanceTimersByTimeAsync(13 * minuteMs);
    storage.write(issueTokens());
    await vi.advanceTimersByTimeAsync(13 * minuteMs);
    expect(refreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(minuteMs + secondMs);
    expect(refreshes()).toBe(1);
  });

  it('just received has its whole life, on a computer whose clock is an hour fast', async () => {
    const { storage, refreshes } = await refreshing();
    storage.write(issueTokens(60 * minuteMs));
    await vi.advanceTimersByTimeAsync(13 * minuteMs);
    expect(refreshes()).toBe(0);
  });

  it('is renewed when the computer wakes from a sleep in which timers stood still', async () => {
    const { refreshes, wakeUp } = await refreshing();
    vi.setSystemTime(Date.now() + 14 * minuteMs);
    expect(refreshes()).toBe(0);
    wakeUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshes()).toBe(1);
  });

  it('is renewed again after a network failure, and the session goes on', async () => {
    const { auth, refreshes, refusesRefresh, wakeUp } = await refreshing();
    refusesRefresh(problem(503, 'BUSY'));
    await vi.advanceTimersByTimeAsync(14 * minuteMs);
    expect(refreshes()).toBe(1);
    wakeUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshes()).toBe(2);
    expect(sessionTokens(auth.getSnapshot())).not.toBeNull();
  });
});

describe('the end of a session', () => {
  // @rule tokens: A scheduled refresh that is refused ends the session; a network failure retries
  it('comes with a refresh that the server refuses, as unauthorised', async () => {
    const { auth, sessionEnd, refreshes, refusesRefresh } = await refreshing();
    refusesRefresh(problem(401, 'SESSION_ENDED'));
    await vi.advanceTimersByTimeAsync(14 * minuteMs);
    expect(sessionTokens(auth.getSnapshot())).toBeNull();
    expect(sessionEnd.reason.read()).toBe('unauthorized');
    await vi.advanceTimersByTimeAsync(60 * minuteMs);
    expect(refreshes()).toBe(1);
  });

  it('is the end of its refreshes', async () => {
    const { auth, refreshes, status } = await refreshing();
    expect(status()).toBe('waiting');
    auth.send({ type: 'logout' });
    expect(status()).toBe('idle');
    await vi.advanceTimersByTimeAsync(60 * minuteMs);
    expect(refreshes()).toBe(0);
  });
});
