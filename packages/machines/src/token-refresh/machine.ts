import { failWith, ifRejection, present } from '../failure.ts';
import { noRefreshToken, refusalOf } from './refresh-error.ts';
import { nothing, tokenRefresh } from './setup.ts';

const onMalformed = { target: 'failed', actions: failWith('MALFORMED_TOKENS') };

const onClockUnreadable = { target: 'failed', actions: failWith('REFRESH_UNAVAILABLE') };

/**
 * Refreshes the access token {@link refreshLeadMs} before it expires, for as long as the session
 * lasts: `idle`, `scheduling`, `waiting`, `checking_clock`, `refreshing`, `backing_off`, `failed`.
 * Run one for the life of the page. There are never two refreshes at once.
 *
 * Provide the actors
 * - `readTokenTimes`: when an access token was issued and expires; rejects for one that it cannot
 *   read
 * - `readClock`: the wall clock and a monotonic one
 * - `refresh`: new tokens in place of the given access token, stored already. A rejection with
 *   `status` 401 or 403, or with one of the codes of {@link TokenRefreshErrorCode}, is the end;
 *   after any other one it is called again, after 5 s and then ever later, up to a minute.
 *
 * @example
 * const refresh = createActor(
 *   tokenRefreshMachine.provide({
 *     actors: {
 *       readTokenTimes: fromPromise(async ({ input }) => timesOf(input.accessToken)),
 *       readClock: fromPromise(async () => ({
 *         wallMs: Date.now(),
 *         monotonicMs: performance.now(),
 *       })),
 *       refresh: fromPromise(({ input }) => session.newerThan(input.accessToken)),
 *     },
 *   }),
 * ).start();
 * refresh.send({ type: 'tokens.changed', tokens, receivedNow: true });
 */
export const tokenRefreshMachine = tokenRefresh.createMachine({
  id: 'tokenRefresh',
  context: nothing,
  initial: 'idle',
  on: {
    'session.ended': { target: '.idle', actions: 'forget' },
    'tokens.changed': [
      // The host may report tokens that it had from here.
      { guard: { type: 'isKnown', params: ({ event }) => event.tokens } },
      {
        guard: { type: 'hasNoRefreshToken', params: ({ event }) => event.tokens },
        target: '.failed',
        actions: { type: 'giveUp', params: noRefreshToken },
      },
      { target: '.scheduling', actions: { type: 'follow', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {},
    scheduling: {
      tags: 'busy',
      invoke: {
        id: 'readTokenTimes',
        src: 'readTokenTimes',
        input: ({ context }) => ({ accessToken: present(context.tokens, 'tokens').accessToken }),
        onDone: [
          { guard: { type: 'isMalformed', params: ({ event }) => event.output }, ...onMalformed },
          {
            target: 'checking_clock',
            actions: { type: 'keepTimes', params: ({ event }) => event.output },
          },
        ],
        onError: onMalformed,
      },
    },
    waiting: {
      after: { recheck: 'checking_clock' },
      on: { 'clock.check': 'checking_clock' },
    },
    checking_clock: {
      tags: 'busy',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.output },
            ...onClockUnreadable,
          },
          { guard: { type: 'isDue', params: ({ event }) => event.output }, target: 'refreshing' },
          { target: 'waiting', actions: { type: 'keepDue', params: ({ event }) => event.output } },
        ],
        onError: onClockUnreadable,
      },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => ({ accessToken: present(context.tokens, 'tokens').accessToken }),
        onDone: [
          {
            guard: { type: 'areTokens', params: ({ event }) => event.output },
            target: 'scheduling',
            actions: {
              type: 'follow',
              params: ({ event }) => ({ tokens: event.output, receivedNow: true }),
            },
          },
          onMalformed,
        ],
        onError: [
          {
            guard: ifRejection('isRefused'),
            target: 'failed',
            actions: { type: 'giveUp', params: ({ event }) => refusalOf(event.error) },
          },
          { target: 'backing_off', actions: 'countFailure' },
        ],
      },
    },
    backing_off: {
      after: { backoff: 'refreshing' },
      on: { 'clock.check': 'refreshing' },
    },
    failed: {},
  },
});
