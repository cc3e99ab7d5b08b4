import { assign, setup } from 'xstate';
import type { Tokens } from '../auth/session.ts';
import { failureOf, present } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import { refusalOf, type TokenRefreshError, type TokenRefreshErrorCode } from './refresh-error.ts';
import { type ClockReading, dueInMs, refreshSpacingMs, type TokenTimes } from './schedule.ts';

/** Read it through the selectors. */
export interface TokenRefreshContext {
  /** Present while a session is followed: in every state but `idle` and `failed`. */
  tokens: Tokens | null;
  receivedNow: boolean;
  spacingMs: number;
  times: TokenTimes | null;
  seenAt: ClockReading | null;
  dueInMs: number;
  failures: number;
  error: TokenRefreshError | null;
}

/** Events that may be sent at any time; a state ignores those that it does not handle. */
export type TokenRefreshEvent =
  /**
   * `receivedNow` says that the server issued them just now: after a sign-in, a verified code or a refresh, not for
   * tokens out of the storage. The same tokens again change nothing.
   */
  | { type: 'tokens.changed'; tokens: Tokens; receivedNow?: boolean }
  | { type: 'session.ended' }
  /** The computer woke, the tab was shown, the network came back: look at the clocks at once. */
  | { type: 'clock.check' };

export const nothing: TokenRefreshContext = {
  tokens: null,
  receivedNow: false,
  spacingMs: 0,
  times: null,
  seenAt: null,
  dueInMs: 0,
  failures: 0,
  error: null,
};

function dueSeen({ times, seenAt, ...context }: TokenRefreshContext, now: ClockReading): number {
  return dueInMs({ ...context, times: present(times, 'times'), seenAt: seenAt ?? now }, now);
}

const isFilled = (token: unknown) => typeof token === 'string' && token !== '';

export const tokenRefresh = setup({
  // `as`: xstate reads the type of this object only, never its value.
  types: {} as { context: TokenRefreshContext; events: TokenRefreshEvent; tags: 'busy' },
  actors: {
    readTokenTimes: unprovided<TokenTimes, { accessToken: string }>('readTokenTimes'),
    readClock: unprovided<ClockReading>('readClock'),
    refresh: unprovided<Tokens, { accessToken: string }>('refresh'),
  },
  actions: {
    forget: assign(nothing),
    follow: assign(({ context }, news: { tokens: Tokens; receivedNow?: boolean }) => ({
      ...nothing,
      tokens: news.tokens,
      receivedNow: news.receivedNow ?? false,
      // Tokens that come after others may be the work of a refresh.
      spacingMs: context.tokens === null ? 0 : refreshSpacingMs,
    })),
    keepTimes: assign((_, times: TokenTimes) => ({ times })),
    keepDue: assign(({ context }, now: ClockReading) => ({
      seenAt: context.seenAt ?? now,
      dueInMs: dueSeen(context, now),
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    fail: assign((_, { code, error }: { code: TokenRefreshErrorCode; error?: unknown }) => ({
      ...nothing,
      error: failureOf(code, error),
    })),
    giveUp: assign((_, error: TokenRefreshError | null) => ({ ...nothing, error })),
  },
  guards: {
    isKnown: ({ context: { tokens } }, { accessToken, refreshToken }: Tokens) =>
      tokens?.accessToken === accessToken && tokens.refreshToken === refreshToken,
    hasNoRefreshToken: (_, tokens: Tokens) => tokens.refreshToken === '',
    isMalformed: (_, times: TokenTimes) =>
      ![times?.issuedAt ?? 0, times?.expiresAt].every(Number.isFinite),
    isUnreadable: (_, now: ClockReading) => ![now?.wallMs, now?.monotonicMs].every(Number.isFinite),
    isDue: ({ context }, now: ClockReading) => dueSeen(context, now) <= 0,
    areTokens: (_, answer: Tokens) =>
      isFilled(answer?.accessToken) && isFilled(answer?.refreshToken),
    isRefused: (_, error: unknown) => refusalOf(error) !== null,
  },
  delays: {
    // Timers stand still while the computer sleeps: look again often enough to notice.
    recheck: ({ context }) => Math.min(30_000, context.dueInMs),
    backoff: ({ context }) => Math.min(60_000, 5_000 * 2 ** (context.failures - 1)),
  },
});
