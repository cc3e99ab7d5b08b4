import { tokenRefreshMachine } from '@brokerdesk/machines';
import {
  answered,
  elapsed,
  faulty,
  nonsensical,
  rarely,
  slowly,
  told,
  unable,
} from '../paths/describe-events.ts';
import type { Model } from '../paths/model.ts';

const issuedAt = 1_800_000_000_000;
const lifeMs = 15 * 60_000;

const tokens = { accessToken: 'access', refreshToken: 'refresh' };
const siblings = { accessToken: 'access-sibling', refreshToken: 'refresh-sibling' };
const renewed = { accessToken: 'access-renewed', refreshToken: 'refresh-renewed' };

/** The clocks when the access token lives so long still. */
function leftOf(seconds: number) {
  const passedMs = lifeMs - seconds * 1000;
  return { wallMs: issuedAt + passedMs, monotonicMs: passedMs };
}

const refreshed = answered('refresh', renewed, 'the server answers new tokens');

export const tokenRefreshModel: Model = {
  name: 'token-refresh',
  machine: tokenRefreshMachine,
  situations: [{ id: 'no-session', says: 'nobody is signed in' }],
  events: [
    told({ type: 'tokens.changed', tokens }, 'a stored session goes on', 'session restored'),
    told(
      { type: 'tokens.changed', tokens: siblings, receivedNow: true },
      'another tab brings newer tokens',
      'tokens from another tab',
    ),
    told(
      { type: 'tokens.changed', tokens: { ...tokens, refreshToken: '' } },
      'a session comes without a refresh token',
      'no refresh token',
    ),
    told({ type: 'session.ended' }, 'the session ends'),
    told({ type: 'clock.check' }, 'the computer wakes'),
    answered(
      'readTokenTimes',
      { issuedAt, expiresAt: issuedAt + lifeMs },
      'the token tells when it expires',
    ),
    nonsensical(
      'readTokenTimes',
      { issuedAt: null, expiresAt: Number.NaN },
      'the token tells no expiry',
    ),
    unable('readTokenTimes', 'the token cannot be read'),
    answered('readClock', { wallMs: issuedAt, monotonicMs: 0 }, 'it is early', 'early'),
    answered(
      'readClock',
      { wallMs: issuedAt + 2 * lifeMs, monotonicMs: 2 * lifeMs },
      'less than 60 seconds are left',
      'due',
    ),
    rarely(answered('readClock', leftOf(61), '61 seconds are left', '61-left')),
    rarely(answered('readClock', leftOf(60), '60 seconds are left', '60-left')),
    nonsensical('readClock', { wallMs: Number.NaN, monotonicMs: 0 }, 'the clock tells no time'),
    unable('readClock', 'the clock cannot be read'),
    refreshed,
    slowly(refreshed),
    nonsensical('refresh', { accessToken: '' }, 'the server answers something else than tokens'),
    ...faulty('refresh', 'the refresh', { tellApart: ['401', '403'] }),
    elapsed(
      'xstate.after.recheck.tokenRefresh.waiting',
      'it is time to look at the clock',
      'recheck',
    ),
    elapsed('xstate.after.backoff.tokenRefresh.backing_off', 'it is time to try again', 'backoff'),
  ],
  states: {
    idle: 'there is nothing to refresh',
    scheduling: 'the expiry is read from the token',
    checking_clock: 'the clock is read',
    waiting: 'the refresh waits for its time',
    refreshing: 'one refresh is under way',
    backing_off: 'the refresh has failed and waits before it tries again',
    failed: 'there will be no refresh',
  },
};
