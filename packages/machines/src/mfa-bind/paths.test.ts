import { expect, test } from 'vitest';
import {
  done,
  explore,
  failed,
  leafNames,
  leafOf,
  namesOf,
  uncoveredStates,
  uncoveredTransitions,
} from '../coverage.fixture.ts';
import { answered } from '../host.fixture.ts';
import { mfaBindMachine } from './machine.ts';
import { binding, recoveryCodes } from './mfa-bind.fixture.ts';
import { nothing } from './setup.ts';

const events = [
  { type: 'toggle.on' },
  { type: 'code.submit', code: '123456' },
  { type: 'code.submit', code: '12345' },
  { type: 'retry' },
  { type: 'finish' },
  { type: 'cancel' },
  { type: 'session.ended' },
  done('startBinding', binding),
  failed('startBinding', answered(409, 'Set up', 'MFA_ALREADY_ENABLED')),
  failed('startBinding'),
  done('verifyCode'),
  failed('verifyCode', answered(409, 'Too old', 'MFA_BINDING_NOT_STARTED')),
  failed('verifyCode'),
  done('checkProfile', { mfa: true }),
  done('checkProfile', { mfa: false }),
  failed('checkProfile'),
  done('fetchRecoveryCodes', recoveryCodes),
  done('fetchRecoveryCodes', []),
  failed('fetchRecoveryCodes'),
  done('reloadProfile', { mfa: true }),
  failed('reloadProfile', answered(401, 'Expired')),
  failed('reloadProfile'),
  done('signOut'),
  failed('signOut'),
  // `as`: the machine's own events leave out its actors' responses, which xstate makes itself.
] as never[];

const explored = explore(mfaBindMachine, events);

test('every state can be reached', () => {
  expect(uncoveredStates(mfaBindMachine, events)).toEqual([]);
});

test('every declared transition is taken', () => {
  expect(uncoveredTransitions(mfaBindMachine, explored)).toEqual([]);
});

test('the QR code, the recovery codes and an error are there in the states that show them, and nowhere else', () => {
  const having = (name: keyof typeof nothing) =>
    namesOf(
      explored.map(({ nextState }) => nextState).filter(({ context }) => context[name] !== null),
    );
  expect(having('binding')).toEqual(['awaiting_code', 'code_failed', 'verifying']);
  expect(having('recoveryCodes')).toEqual(['showing_recovery_codes']);
  expect(having('error')).toEqual([
    'awaiting_code',
    'checking_start',
    'code_failed',
    'outcome_unknown',
    'profile_failed',
    'qr_failed',
    'recovery_codes_failed',
  ]);
});

test('the end of the session leads from every state to off, with nothing left', () => {
  const ends = explored.filter(({ event }) => event.type === 'session.ended');
  expect(namesOf(ends.map(({ state }) => state))).toEqual(leafNames(mfaBindMachine));
  for (const { nextState } of ends) {
    expect(nextState.value).toBe('off');
    expect(nextState.context).toEqual(nothing);
  }
});

test('a person can leave every state that waits for an answer, but the sign-out, which the end of the session ends', () => {
  const ways = explored.filter(
    ({ state, event, nextState }) =>
      state.hasTag('busy') &&
      ['cancel', 'finish'].includes(event.type) &&
      nextState.value !== state.value,
  );
  expect(namesOf(ways.map(({ state }) => state))).toEqual([
    'checking_profile',
    'checking_start',
    'fetching_qr',
    'fetching_recovery_codes',
    'reloading_profile',
    'verifying',
  ]);
});

// @rule sign-in: Cancelling after a code was sent checks whether the authenticator is on
// @in ./machine.ts app/authenticator/steps.tsx
test('once a code was sent, only the profile or the end of the session leads to off', () => {
  const sent = [
    'code_failed',
    'verifying',
    'checking_profile',
    'checking_start',
    'outcome_unknown',
  ];
  const ends = explored.filter(
    ({ state, nextState }) => sent.includes(leafOf(state)) && nextState.value === 'off',
  );
  expect([...new Set(ends.map(({ event }) => event.type))].sort()).toEqual([
    'session.ended',
    'xstate.done.actor.checkProfile',
  ]);
});
