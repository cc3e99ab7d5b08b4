import { expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import {
  done,
  explore,
  failed,
  leafNames,
  leafOf,
  serializeState,
  uncoveredTransitions,
} from '../coverage.fixture.ts';
import { answered } from '../host.fixture.ts';
import { tokenRefreshMachine } from './machine.ts';

const after = (delay: string, state: string) => ({
  type: `xstate.after.${delay}.tokenRefresh.${state}`,
});

const tokens = (name: string) => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
});

const events = [
  { type: 'tokens.changed', tokens: tokens('first'), receivedNow: true },
  { type: 'tokens.changed', tokens: tokens('second') },
  { type: 'tokens.changed', tokens: { ...tokens('third'), refreshToken: '' } },
  { type: 'session.ended' },
  { type: 'clock.check' },
  after('recheck', 'waiting'),
  after('backoff', 'backing_off'),
  done('readTokenTimes', { issuedAt: 0, expiresAt: 900_000 }),
  done('readTokenTimes', { issuedAt: 0, expiresAt: Number.NaN }),
  failed('readTokenTimes'),
  done('readClock', { wallMs: 0, monotonicMs: 0 }),
  done('readClock', { wallMs: 900_000, monotonicMs: 900_000 }),
  done('readClock', { wallMs: Number.NaN, monotonicMs: 0 }),
  failed('readClock'),
  done('refresh', tokens('fresh')),
  done('refresh', undefined),
  failed('refresh', answered(401, 'Expired')),
  failed('refresh'),
  // `as`: the machine's own events leave out its actors' responses, which xstate makes itself.
] as never[];

/** Failures are counted without end: they are distinguished no further than needed. */
const upToTwoFailures: typeof serializeState = ({ value, context }) =>
  JSON.stringify([value, { ...context, failures: Math.min(context.failures, 2) }]);

const explored = explore(tokenRefreshMachine, events, undefined, upToTwoFailures);

test('every state can be reached', () => {
  const paths = getShortestPaths(tokenRefreshMachine, { events, serializeState: upToTwoFailures });
  const reached = new Set(paths.map(({ state }) => leafOf(state)));
  expect([...reached].sort()).toEqual(leafNames(tokenRefreshMachine));
});

test('every declared transition is taken', () => {
  expect(uncoveredTransitions(tokenRefreshMachine, explored)).toEqual([]);
});

test('there are tokens in every state but idle and failed, and none in those', () => {
  for (const { nextState } of explored) {
    expect(nextState.context.tokens !== null, serializeState(nextState)).toBe(
      !['idle', 'failed'].includes(leafOf(nextState)),
    );
  }
});

test('an error is there in failed, and nowhere else', () => {
  for (const { nextState } of explored) {
    expect(nextState.context.error !== null, serializeState(nextState)).toBe(
      leafOf(nextState) === 'failed',
    );
  }
});

test('the end of the session leads from every state to idle, with nothing left', () => {
  const ends = explored.filter(({ event }) => event.type === 'session.ended');
  expect([...new Set(ends.map(({ state }) => leafOf(state)))].sort()).toEqual(
    leafNames(tokenRefreshMachine),
  );
  for (const { nextState } of ends) {
    expect(leafOf(nextState)).toBe('idle');
    expect(nextState.context).toEqual(tokenRefreshMachine.config.context);
  }
});
