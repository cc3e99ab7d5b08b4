import { expect, test } from 'vitest';
import {
  done,
  explore,
  failed,
  leafNames,
  namesOf,
  uncoveredStates,
  uncoveredTransitions,
} from '../coverage.fixture.ts';
import { answered } from '../host.fixture.ts';
import { mfaDisableMachine } from './machine.ts';
import { codeProof, recoveryProof } from './mfa-disable.fixture.ts';
import { nothing } from './setup.ts';

const events = [
  { type: 'toggle.off' },
  { type: 'code.submit', ...codeProof },
  { type: 'code.submit', ...recoveryProof },
  { type: 'code.submit', code: ' ' },
  { type: 'confirm' },
  { type: 'back' },
  { type: 'cancel' },
  { type: 'session.ended' },
  done('disable'),
  failed('disable', answered(401, 'Expired')),
  failed('disable'),
  done('checkProfile', { mfa: true }),
  done('checkProfile', { mfa: false }),
  failed('checkProfile', answered(403, 'Expired')),
  failed('checkProfile'),
  done('signOut'),
  failed('signOut'),
  // `as`: the machine's own events leave out its actors' responses, which xstate makes itself.
] as never[];

const explored = explore(mfaDisableMachine, events);

test('every state can be reached', () => {
  expect(uncoveredStates(mfaDisableMachine, events)).toEqual([]);
});

test('every declared transition is taken', () => {
  expect(uncoveredTransitions(mfaDisableMachine, explored)).toEqual([]);
});

test('the code is there from its confirmation to the answer, an error while a code is entered', () => {
  const having = (name: keyof typeof nothing) =>
    namesOf(
      explored.map(({ nextState }) => nextState).filter(({ context }) => context[name] !== null),
    );
  expect(having('proof')).toEqual(['confirming', 'disabling']);
  expect(having('error')).toEqual(['awaiting_code']);
});

test('the end of the session leads from every state to off, with nothing left', () => {
  const ends = explored.filter(({ event }) => event.type === 'session.ended');
  expect(namesOf(ends.map(({ state }) => state))).toEqual(leafNames(mfaDisableMachine));
  for (const { nextState } of ends) {
    expect(nextState.value).toBe('off');
    expect(nextState.context).toEqual(nothing);
  }
});

test('a person can leave every state that waits for an answer, but the sign-out, which the end of the session ends', () => {
  const ways = explored.filter(
    ({ state, event, nextState }) =>
      state.hasTag('busy') && event.type === 'cancel' && nextState.value !== state.value,
  );
  expect(namesOf(ways.map(({ state }) => state))).toEqual(['checking_profile', 'disabling']);
});
