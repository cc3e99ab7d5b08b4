import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answered, microtasks } from '../host.fixture.ts';
import { isBusy } from '../is-busy.ts';
import { mfaError } from '../mfa.ts';
import { mfaBindMachine } from './machine.ts';
import { binding, recoveryCodes, startBind } from './mfa-bind.fixture.ts';
import { mfaBinding, mfaRecoveryCodes } from './selectors.ts';
import { nothing } from './setup.ts';

const offline = new TypeError('Failed to fetch');

const failures = [
  ['the server says why', answered(503, 'Busy'), { message: 'Busy' }],
  ['nobody answers', offline, {}],
] as const;

test('the whole way: QR code, code, recovery codes, profile, signed out', async () => {
  const bind = startBind();
  expect(bind.status).toBe('off');
  bind.send({ type: 'toggle.on' });
  expect(bind.status).toBe('fetching_qr');
  await bind.answer('startBinding', binding);
  expect(bind.status).toBe('awaiting_code');
  expect(mfaBinding(bind.actor.getSnapshot())).toEqual(binding);
  bind.send({ type: 'code.submit', code: '123456' });
  expect(bind.status).toBe('verifying');
  expect(bind.last('verifyCode').input).toEqual({ code: '123456' });
  await bind.answer('verifyCode');
  expect(bind.status).toBe('fetching_recovery_codes');
  expect(mfaBinding(bind.actor.getSnapshot())).toBeNull();
  await bind.answer('fetchRecoveryCodes', recoveryCodes);
  expect(bind.status).toBe('showing_recovery_codes');
  expect(mfaRecoveryCodes(bind.actor.getSnapshot())).toEqual(recoveryCodes);
  bind.send({ type: 'finish' });
  expect(bind.status).toBe('reloading_profile');
  expect(mfaRecoveryCodes(bind.actor.getSnapshot())).toBeNull();
  await bind.answer('reloadProfile', { mfa: true });
  expect(bind.status).toBe('signing_out');
  await bind.answer('signOut');
  expect(bind.status).toBe('off');
  expect(bind.context).toEqual(nothing);
  expect(bind.calls.map(({ name }) => name)).toEqual([
    'startBinding',
    'verifyCode',
    'fetchRecoveryCodes',
    'reloadProfile',
    'signOut',
  ]);
});

describe('the QR code', () => {
  test.each(failures)('is QR_FETCH_FAILED if it fails to load: %s', async (_, error, texts) => {
    const bind = startBind();
    bind.send({ type: 'toggle.on' });
    await bind.refuse('startBinding', error);
    expect(bind.status).toBe('qr_failed');
    expect(mfaError(bind.actor.getSnapshot())).toEqual({ code: 'QR_FETCH_FAILED', ...texts });
  });

  test('can be asked for again, and then the failure is gone', async () => {
    const bind = startBind();
    bind.send({ type: 'toggle.on' });
    await bind.refuse('startBinding', offline);
    bind.send({ type: 'retry' });
    expect(bind.status).toBe('fetching_qr');
    expect(mfaError(bind.actor.getSnapshot())).toBeNull();
    await bind.answer('startBinding', binding);
    expect(bind.status).toBe('awaiting_code');
  });

  test('can be done without, while it comes and after it failed', async () => {
    const bind = startBind();
    bind.send({ type: 'toggle.on' });
    bind.send({ type: 'cancel' });
    expect(bind.status).toBe('off');
    expect(bind.last('startBinding').signal.aborted).toBe(true);
    bind.send({ type: 'toggle.on' });
    await bind.refuse('startBinding', offline);
    bind.send({ type: 'cancel' });
    expect(bind.status).toBe('off');
    expect(bind.context).toEqual(nothing);
  });

  test('changes nothing if it comes late, after another one', async () => {
    const bind = startBind();
    bind.send({ type: 'toggle.on' });
    const first = bind.last('startBinding');
    bind.send({ type: 'cancel' });
    bind.send({ type: 'toggle.on' });
    await bind.answer(first, { ...binding, otpauthUri: 'old' });
    expect(bind.status).toBe('fetching_qr');
  });

  test('is not needed if an authenticator counts already, as after a lost answer', async () => {
    const bind = startBind();
    bind.send({ type: 'toggle.on' });
    await bind.refuse('startBinding', answered(409, 'Set up', 'MFA_ALREADY_ENABLED'));
    expect(bind.status).toBe('fetching_recovery_codes');
    expect(bind.context).toEqual(nothing);
  });
});

describe('the code', () => {
  test.each(['', '12345', '1234567', '12345a', '123 456', ' 123456', '１２３４５６', '123456\n'])(
    'is six digits: %j is CODE_INVALID, and nobody is asked',
    async (code) => {
      const bind = startBind();
      await bind.toAwaitingCode();
      bind.send({ type: 'code.submit', code });
      expect(bind.status).toBe('awaiting_code');
      expect(mfaError(bind.actor.getSnapshot())).toEqual({ code: 'CODE_INVALID' });
      expect(mfaBinding(bind.actor.getSnapshot())).toEqual(binding);
      expect(bind.calls).toHaveLength(1);
    },
  );

  test('is never kept', async () => {
    const bind = startBind();
    await bind.toVerifying();
    expect(JSON.stringify(bind.context)).not.toContain('123456');
  });

  test('is checked once, however often it is submitted in the meantime', async () => {
    const bind = startBind();
    await bind.toVerifying();
    bind.send({ type: 'code.submit', code: '654321' });
    expect(bind.calls.filter(({ name }) => name === 'verifyCode')).toHaveLength(1);
  });

  test.each(failures)(
    'is CODE_VERIFY_FAILED if it is not accepted, and another one can be tried: %s',
    async (_, error, texts) => {
      const bind = startBind();
      await bind.toVerifying();
      await bind.refuse('verifyCode', error);
      expect(bind.status).toBe('code_failed');
      expect(mfaError(bind.actor.getSnapshot())).toEqual({ code: 'CODE_VERIFY_FAILED', ...texts });
      expect(mfaBinding(bind.actor.getSnapshot())).toEqual(binding);
      bind.send({ type: 'code.submit', code: '654321' });
      expect(mfaError(bind.actor.getSnapshot())).toBeNull();
      expect(bind.last('verifyCode').input).toEqual({ code: '654321' });
    },
  );

  test('may be half typed after one that was not accepted, whose outcome is still to be looked after', async () => {
    const bind = startBind();
    await bind.toCodeFailed();
    bind.send({ type: 'code.submit', code: '12345' });
    expect(bind.status).toBe('code_failed');
    expect(mfaError(bind.actor.getSnapshot())).toEqual({ code: 'CODE_INVALID' });
  });

  test('leads to a new QR code if its start is too old, once the profile has no authenticator', async () => {
    const bind = startBind();
    await bind.toCheckingStart();
    expect(bind.status).toBe('checking_start');
    await bind.answer('reloadProfile', { mfa: false });
    expect(bind.status).toBe('qr_failed');
    expect(bind.context).toEqual({
      ...nothing,
      error: { code: 'CODE_VERIFY_FAILED', message: 'Too old' },
    });
    bind.send({ type: 'retry' });
    expect(bind.status).toBe('fetching_qr');
  });

  test('leads on to the recovery codes if an earlier one was accepted', async () => {
    const bind = startBind();
    await bind.toCodeFailed();
    bind.send({ type: 'code.submit', code: '654321' });
    await bind.refuse('verifyCode', answered(409, 'Too old', 'MFA_BINDING_NOT_STARTED'));
    await bind.answer('reloadProfile', { mfa: true });
    expect(bind.status).toBe('fetching_recovery_codes');
    expect(bind.context).toEqual(nothing);
  });

  test('need not be entered', async () => {
    const bind = startBind();
    await bind.toAwaitingCode();
    bind.send({ type: 'cancel' });
    expect(bind.status).toBe('off');
    expect(bind.context).toEqual(nothing);
  });
});

describe.each([
  ['while it is verified', 'toVerifying'],
  ['after it failed', 'toCodeFailed'],
] as const)('a code, cancelled %s,', (_, where) => {
  async function checking() {
    const bind = startBind();
    await bind[where]();
    bind.send({ type: 'cancel' });
    return bind;
  }

  test('is looked after in the profile, since the server may have accepted it', async () => {
    const bind = await checking();
    expect(bind.status).toBe('checking_profile');
    expect(bind.context).toEqual(nothing);
    expect(bind.last('reloadProfile').settled).toBe(false);
  });

  test('leads on to the recovery codes if the authenticator counts', async () => {
    const bind = await checking();
    await bind.answer('reloadProfile', { mfa: true });
    expect(bind.status).toBe('fetching_recovery_codes');
    expect(bind.context).toEqual(nothing);
  });

  test('is forgotten if it does not', async () => {
    const bind = await checking();
    await bind.answer('reloadProfile', { mfa: false });
    expect(bind.status).toBe('off');
    expect(bind.context).toEqual(nothing);
  });
});

test('a verification that is cancelled is aborted, and its answer is waited for no more', async () => {
  const bind = startBind();
  await bind.toVerifying();
  bind.send({ type: 'cancel' });
  expect(bind.last('verifyCode').signal.aborted).toBe(true);
  await bind.answer('verifyCode');
  expect(bind.status).toBe('checking_profile');
});

describe.each([
  ['of a code', 'toCheckingProfile'],
  ['of a start', 'toCheckingStart'],
] as const)('what cannot be learnt %s', (_title, where) => {
  test.each(failures)('is unknown, and never off: %s', async (_, error, texts) => {
    const bind = startBind();
    await bind[where]();
    await bind.refuse('reloadProfile', error);
    expect(bind.status).toBe('outcome_unknown');
    expect(bind.context).toEqual({
      ...nothing,
      error: { code: 'PROFILE_REFRESH_FAILED', ...texts },
    });
  });

  test('is unknown if the user does not wait for it', async () => {
    const bind = startBind();
    await bind[where]();
    bind.send({ type: 'cancel' });
    expect(bind.status).toBe('outcome_unknown');
    expect(bind.context).toEqual(nothing);
    expect(bind.last('reloadProfile').signal.aborted).toBe(true);
    bind.send({ type: 'cancel' });
    expect(bind.status).toBe('outcome_unknown');
  });

  test('can be asked for again', async () => {
    const bind = startBind();
    await bind[where]();
    await bind.refuse('reloadProfile', offline);
    bind.send({ type: 'retry' });
    expect(bind.status).toBe('checking_profile');
    expect(mfaError(bind.actor.getSnapshot())).toBeNull();
    await bind.answer('reloadProfile', { mfa: true });
    expect(bind.status).toBe('fetching_recovery_codes');
  });
});

describe('the recovery codes', () => {
  test.each(failures)(
    'are RECOVERY_CODES_FAILED if they fail to load, and can be asked for again: %s',
    async (_, error, texts) => {
      const bind = startBind();
      await bind.toRecoveryCodesFailed(error);
      expect(bind.status).toBe('recovery_codes_failed');
      expect(mfaError(bind.actor.getSnapshot())).toEqual({
        code: 'RECOVERY_CODES_FAILED',
        ...texts,
      });
      bind.send({ type: 'retry' });
      expect(bind.status).toBe('fetching_recovery_codes');
      expect(mfaError(bind.actor.getSnapshot())).toBeNull();
    },
  );

  test.each([
    ['nothing', undefined],
    ['none', []],
    ['something else', 'recovery-code-1'],
    ['an empty one', ['recovery-code-1', '']],
    ['one that is no text', ['recovery-code-1', 7]],
  ])('are not shown when the answer is %s', async (_, answer) => {
    const bind = startBind();
    await bind.toFetchingRecoveryCodes();
    await bind.answer('fetchRecoveryCodes', answer);
    expect(bind.status).toBe('recovery_codes_failed');
    expect(bind.context).toEqual({ ...nothing, error: { code: 'RECOVERY_CODES_FAILED' } });
  });

  test('are shown however few they are', async () => {
    const bind = startBind();
    await bind.toFetchingRecoveryCodes();
    await bind.answer('fetchRecoveryCodes', ['recovery-code-1']);
    expect(mfaRecoveryCodes(bind.actor.getSnapshot())).toEqual(['recovery-code-1']);
  });

  test('can be done without, while they come and after they failed', async () => {
    const bind = startBind();
    await bind.toFetchingRecoveryCodes();
    bind.send({ type: 'cancel' });
    expect(bind.status).toBe('recovery_codes_failed');
    expect(bind.context).toEqual(nothing);
    await bind.answer('fetchRecoveryCodes', recoveryCodes);
    expect(bind.status).toBe('recovery_codes_failed');
    bind.send({ type: 'finish' });
    expect(bind.status).toBe('reloading_profile');
  });

  test('are no failure any more once the user goes on without them', async () => {
    const bind = startBind();
    await bind.toRecoveryCodesFailed();
    bind.send({ type: 'finish' });
    expect(bind.context).toEqual(nothing);
  });

  test('cannot be closed by accident: only finish leaves them', async () => {
    const bind = startBind();
    await bind.toShowingRecoveryCodes();
    bind.send({ type: 'cancel' });
    bind.send({ type: 'retry' });
    expect(bind.status).toBe('showing_recovery_codes');
    expect(mfaRecoveryCodes(bind.actor.getSnapshot())).toEqual(recoveryCodes);
  });
});

describe('the profile afterwards', () => {
  test.each(failures)(
    'is PROFILE_REFRESH_FAILED if it fails to load, and can be loaded again: %s',
    async (_, error, texts) => {
      const bind = startBind();
      await bind.toReloadingProfile();
      await bind.refuse('reloadProfile', error);
      expect(bind.status).toBe('profile_failed');
      expect(bind.context).toEqual({
        ...nothing,
        error: { code: 'PROFILE_REFRESH_FAILED', ...texts },
      });
      bind.send({ type: 'retry' });
      expect(bind.status).toBe('reloading_profile');
      expect(bind.context).toEqual(nothing);
    },
  );

  test.each([401, 403])('refused with %i is no failure: the session is over', async (status) => {
    const bind = startBind();
    await bind.toReloadingProfile();
    await bind.refuse('reloadProfile', answered(status, 'Expired'));
    expect(bind.status).toBe('signing_out');
    expect(bind.context).toEqual(nothing);
  });

  test('can be done without, while it comes and after it failed', async () => {
    const bind = startBind();
    await bind.toReloadingProfile();
    bind.send({ type: 'finish' });
    expect(bind.status).toBe('signing_out');
    const other = startBind();
    await other.toReloadingProfile();
    await other.refuse('reloadProfile', offline);
    other.send({ type: 'finish' });
    expect(other.status).toBe('signing_out');
    expect(other.context).toEqual(nothing);
  });
});

test('a sign-out that fails ends it all the same', async () => {
  const bind = startBind();
  await bind.toReloadingProfile();
  await bind.answer('reloadProfile', { mfa: true });
  await bind.refuse('signOut', offline);
  expect(bind.status).toBe('off');
  expect(bind.context).toEqual(nothing);
});

test('the end of the session aborts what is under way, and leaves nothing', async () => {
  const bind = startBind();
  await bind.toVerifying();
  bind.send({ type: 'session.ended' });
  expect(bind.status).toBe('off');
  expect(bind.last('verifyCode').signal.aborted).toBe(true);
  await bind.answer('verifyCode');
  expect(bind.status).toBe('off');
  expect(bind.context).toEqual(nothing);
});

test('an actor that the host forgot is a sentence that says how to provide it', async () => {
  const actor = createActor(mfaBindMachine).start();
  actor.send({ type: 'toggle.on' });
  await microtasks();
  expect(mfaError(actor.getSnapshot())?.message).toContain(
    'machine.provide({ actors: { startBinding: … } })',
  );
});

test('isBusy says when the user waits for an answer', async () => {
  const bind = startBind();
  const seen = () => [bind.status, isBusy(bind.actor.getSnapshot())];
  const steps = [seen()];
  const then = (step: unknown) => Promise.resolve(step).then(() => steps.push(seen()));
  await then(bind.send({ type: 'toggle.on' }));
  await then(bind.refuse('startBinding', offline));
  bind.send({ type: 'retry' });
  await then(bind.answer('startBinding', binding));
  await then(bind.send({ type: 'code.submit', code: '123456' }));
  await then(bind.refuse('verifyCode', offline));
  await then(bind.send({ type: 'code.submit', code: '123456' }));
  await then(bind.refuse('verifyCode', answered(409, 'Too old', 'MFA_BINDING_NOT_STARTED')));
  await then(bind.refuse('reloadProfile', offline));
  await then(bind.send({ type: 'retry' }));
  await then(bind.answer('reloadProfile', { mfa: true }));
  await then(bind.refuse('fetchRecoveryCodes', offline));
  bind.send({ type: 'retry' });
  await then(bind.answer('fetchRecoveryCodes', recoveryCodes));
  await then(bind.send({ type: 'finish' }));
  await then(bind.refuse('reloadProfile', offline));
  await then(bind.send({ type: 'finish' }));
  expect(steps).toEqual([
    ['off', false],
    ['fetching_qr', true],
    ['qr_failed', false],
    ['awaiting_code', false],
    ['verifying', true],
    ['code_failed', false],
    ['verifying', true],
    ['checking_start', true],
    ['outcome_unknown', false],
    ['checking_profile', true],
    ['fetching_recovery_codes', true],
    ['recovery_codes_failed', false],
    ['showing_recovery_codes', false],
    ['reloading_profile', true],
    ['profile_failed', false],
    ['signing_out', true],
  ]);
});
