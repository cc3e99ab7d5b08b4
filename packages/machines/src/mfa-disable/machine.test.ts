import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answered, microtasks } from '../host.fixture.ts';
import { isBusy } from '../is-busy.ts';
import { mfaError } from '../mfa.ts';
import { mfaDisableMachine } from './machine.ts';
import { codeProof, recoveryProof, startDisable } from './mfa-disable.fixture.ts';
import { nothing } from './setup.ts';

const offline = new TypeError('Failed to fetch');

const failures = [
  ['the server says why', answered(422, 'Wrong code'), { message: 'Wrong code' }],
  ['nobody answers', offline, {}],
] as const;

test.each([
  ['a code', codeProof],
  ['a recovery code', recoveryProof],
])('the whole way with %s: confirmed, removed, signed out', async (_, proof) => {
  const disable = startDisable();
  expect(disable.status).toBe('off');
  disable.send({ type: 'toggle.off' });
  expect(disable.status).toBe('awaiting_code');
  disable.send({ type: 'code.submit', ...proof });
  expect(disable.status).toBe('confirming');
  expect(disable.calls).toEqual([]);
  disable.send({ type: 'confirm' });
  expect(disable.status).toBe('disabling');
  expect(disable.last('disable').input).toEqual(proof);
  await disable.answer('disable');
  expect(disable.status).toBe('signing_out');
  expect(disable.context).toEqual(nothing);
  await disable.answer('signOut');
  expect(disable.status).toBe('off');
  expect(disable.calls.map(({ name }) => name)).toEqual(['disable', 'signOut']);
});

describe('the code', () => {
  // @rule tokens: A code to remove an authenticator must not be blank
  // @in ./setup.ts
  test.each([{ code: '' }, { code: ' \t' }, { recoveryCode: '' }, { recoveryCode: '  ' }])(
    'is required: %j is CODE_REQUIRED, and nobody is asked',
    (proof) => {
      const disable = startDisable();
      disable.send({ type: 'toggle.off' });
      disable.send({ type: 'code.submit', ...proof });
      expect(disable.status).toBe('awaiting_code');
      expect(mfaError(disable.actor.getSnapshot())).toEqual({ code: 'CODE_REQUIRED' });
      disable.send({ type: 'code.submit', code: '123456' });
      expect(disable.status).toBe('confirming');
      expect(mfaError(disable.actor.getSnapshot())).toBeNull();
    },
  );

  test.each([
    [{ code: ' 123456 ' }, codeProof],
    [{ recoveryCode: '\tABCD-EFGH\n' }, recoveryProof],
  ])('is sent without the blanks around it: %j', (typed, sent) => {
    const disable = startDisable();
    disable.toDisabling(typed);
    expect(disable.last('disable').input).toEqual(sent);
  });

  test('need not be entered', () => {
    const disable = startDisable();
    disable.send({ type: 'toggle.off' });
    disable.send({ type: 'code.submit', code: '' });
    disable.send({ type: 'cancel' });
    expect(disable.status).toBe('off');
    expect(disable.context).toEqual(nothing);
  });
});

describe('the confirmation', () => {
  test.each([
    ['back', 'awaiting_code'],
    ['cancel', 'off'],
  ] as const)('%s leads to %s, and the code is forgotten', (type, status) => {
    const disable = startDisable();
    disable.toConfirming();
    disable.send({ type });
    expect(disable.status).toBe(status);
    expect(disable.context).toEqual(nothing);
    expect(disable.calls).toEqual([]);
  });

  test('given twice asks once', () => {
    const disable = startDisable();
    disable.toDisabling();
    disable.send({ type: 'confirm' });
    disable.send({ type: 'code.submit', code: '654321' });
    expect(disable.calls).toHaveLength(1);
  });
});

describe('the removal', () => {
  test.each(failures)(
    'is MFA_DISABLE_FAILED if it fails, and another code can be tried: %s',
    async (_, error, texts) => {
      const disable = startDisable();
      disable.toDisabling();
      await disable.refuse('disable', error);
      expect(disable.status).toBe('awaiting_code');
      expect(disable.context).toEqual({
        ...nothing,
        error: { code: 'MFA_DISABLE_FAILED', ...texts },
      });
      disable.send({ type: 'code.submit', code: '654321' });
      expect(mfaError(disable.actor.getSnapshot())).toBeNull();
    },
  );

  test.each([401, 403])('refused with %i is done: every session has ended', async (status) => {
    const disable = startDisable();
    disable.toDisabling();
    await disable.refuse('disable', answered(status, 'Expired'));
    expect(disable.status).toBe('signing_out');
    expect(disable.context).toEqual(nothing);
  });
});

describe('a removal that is cancelled', () => {
  test('is looked after in the profile, since the server may have done it', async () => {
    const disable = startDisable();
    disable.toCheckingProfile();
    expect(disable.status).toBe('checking_profile');
    expect(disable.context).toEqual(nothing);
    expect(disable.last('disable').signal.aborted).toBe(true);
    await disable.answer('disable');
    expect(disable.status).toBe('checking_profile');
  });

  test.each([
    [true, 'off'],
    [false, 'signing_out'],
  ])('ends with an authenticator (%s) in %s', async (mfa, status) => {
    const disable = startDisable();
    disable.toCheckingProfile();
    await disable.answer('reloadProfile', { mfa });
    expect(disable.status).toBe(status);
    expect(disable.context).toEqual(nothing);
  });

  test.each([401, 403])('was done if the profile is refused with %i', async (status) => {
    const disable = startDisable();
    disable.toCheckingProfile();
    await disable.refuse('reloadProfile', answered(status, 'Expired'));
    expect(disable.status).toBe('signing_out');
    expect(disable.context).toEqual(nothing);
  });

  test.each(failures)(
    'can be tried again if the outcome is unknown: %s',
    async (_, error, texts) => {
      const disable = startDisable();
      disable.toCheckingProfile();
      await disable.refuse('reloadProfile', error);
      expect(disable.status).toBe('awaiting_code');
      expect(disable.context).toEqual({
        ...nothing,
        error: { code: 'PROFILE_REFRESH_FAILED', ...texts },
      });
    },
  );

  test('is off at once when that is cancelled too', () => {
    const disable = startDisable();
    disable.toCheckingProfile();
    disable.send({ type: 'cancel' });
    expect(disable.status).toBe('off');
  });
});

test('a sign-out that fails ends it all the same', async () => {
  const disable = startDisable();
  disable.toDisabling();
  await disable.answer('disable');
  await disable.refuse('signOut', offline);
  expect(disable.status).toBe('off');
  expect(disable.context).toEqual(nothing);
});

test('the end of the session aborts what is under way, and leaves nothing', async () => {
  const disable = startDisable();
  disable.toDisabling();
  disable.send({ type: 'session.ended' });
  expect(disable.status).toBe('off');
  expect(disable.context).toEqual(nothing);
  expect(disable.last('disable').signal.aborted).toBe(true);
  await disable.answer('disable');
  expect(disable.status).toBe('off');
});

test('an actor that the host forgot is a sentence that says how to provide it', async () => {
  const actor = createActor(mfaDisableMachine).start();
  actor.send({ type: 'toggle.off' });
  actor.send({ type: 'code.submit', code: '123456' });
  actor.send({ type: 'confirm' });
  await microtasks();
  expect(mfaError(actor.getSnapshot())?.message).toContain(
    'machine.provide({ actors: { disable: … } })',
  );
});

test('isBusy says when the user waits for an answer', async () => {
  const disable = startDisable();
  const seen = () => [disable.status, isBusy(disable.actor.getSnapshot())];
  expect(seen()).toEqual(['off', false]);
  disable.send({ type: 'toggle.off' });
  expect(seen()).toEqual(['awaiting_code', false]);
  disable.send({ type: 'code.submit', code: '123456' });
  expect(seen()).toEqual(['confirming', false]);
  disable.send({ type: 'confirm' });
  expect(seen()).toEqual(['disabling', true]);
  disable.send({ type: 'cancel' });
  expect(seen()).toEqual(['checking_profile', true]);
  await disable.answer('reloadProfile', { mfa: false });
  expect(seen()).toEqual(['signing_out', true]);
});
