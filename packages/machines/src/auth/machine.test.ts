import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answered } from '../host.fixture.ts';
import { isBusy } from '../is-busy.ts';
import { UnprovidedError } from '../unprovided.ts';
import { acceptance, credentials, profile, startAuth, tokens } from './auth.fixture.ts';
import { authMachine } from './machine.ts';
import {
  authError,
  authStatus,
  isBootstrapped,
  sessionProfile,
  sessionTokens,
} from './selectors.ts';

const nothing = { session: null, pendingTokens: null, rememberMe: false, error: null };
const submit = { type: 'login.submit', ...credentials } as const;

describe('an invitation', () => {
  const accept = { type: 'invitation.submit', ...acceptance } as const;

  test('leads in as a login does, and is not remembered', async () => {
    const auth = startAuth();
    auth.send(accept);
    expect(auth.value).toEqual({ authenticating: 'accepting' });
    expect(auth.last('acceptInvitation').input).toEqual(acceptance);
    await auth.answer('acceptInvitation', { tokens: tokens('first'), mfa: false });
    expect(auth.last('persistTokens').input).toEqual({
      tokens: tokens('first'),
      rememberMe: false,
    });
    await auth.answer('persistTokens');
    await auth.answer('loadProfile', profile);
    expect(auth.value).toEqual({ authenticated: 'ready' });
  });

  test('leads to the code if the user has an authenticator', async () => {
    const auth = startAuth();
    auth.send(accept);
    await auth.answer('acceptInvitation', { tokens: tokens('pending'), mfa: true });
    expect(auth.value).toEqual({ mfa_required: 'awaiting_code' });
  });

  test('can be tried again after it was refused', async () => {
    const auth = startAuth();
    auth.send(accept);
    await auth.refuse('acceptInvitation', answered(401, 'Expired'));
    expect(auth.value).toBe('error');
    expect(authError(auth.actor.getSnapshot())).toEqual({
      code: 'LOGIN_FAILED',
      message: 'Expired',
    });
    auth.send(accept);
    expect(auth.value).toEqual({ authenticating: 'accepting' });
  });
});

describe('bootstrap', () => {
  // @rule authentication-states: Starts idle and is bootstrapped once, by the first navigation
  test('starts idle, and asks for nothing until the first navigation', () => {
    const auth = startAuth();
    expect(auth.value).toEqual({ idle: 'not_bootstrapped' });
    expect(auth.calls).toEqual([]);
    expect(isBootstrapped(auth.actor.getSnapshot())).toBe(false);
  });

  test('restores stored tokens and is authenticated once the profile is there', async () => {
    const auth = startAuth();
    auth.send({ type: 'bootstrap' });
    await auth.answer('restore', tokens('stored'));
    expect(auth.value).toEqual({ idle: 'loading_profile' });
    expect(auth.last('loadProfile').input).toEqual({ tokens: tokens('stored') });
    await auth.answer('loadProfile', profile);
    expect(auth.value).toEqual({ authenticated: 'ready' });
    expect(sessionTokens(auth.actor.getSnapshot())).toEqual(tokens('stored'));
    expect(sessionProfile(auth.actor.getSnapshot())).toEqual(profile);
  });

  test('ends signed out without stored tokens, with no error', async () => {
    const auth = startAuth();
    auth.send({ type: 'bootstrap' });
    auth.kept.set('menu', ['of someone else']);
    await auth.answer('restore', null);
    expect(auth.value).toEqual({ idle: 'signed_out' });
    expect(auth.context).toEqual(nothing);
    expect(auth.kept.size).toBe(0);
  });

  test('happens once: later navigations find it done', async () => {
    const auth = startAuth();
    auth.send({ type: 'bootstrap' });
    await auth.answer('restore', null);
    auth.send({ type: 'bootstrap' });
    expect(auth.value).toEqual({ idle: 'signed_out' });
    expect(auth.calls).toHaveLength(1);
  });

  // @rule authentication-states: A failed bootstrap goes idle with tokens, menu and permissions cleared
  test.each([
    ['storage cannot be read', 'restore', new Error('denied'), { code: 'BOOTSTRAP_FAILED' }],
    [
      'the server fails',
      'loadProfile',
      answered(503, 'Busy'),
      { code: 'BOOTSTRAP_FAILED', message: 'Busy' },
    ],
    [
      'the tokens are refused',
      'loadProfile',
      answered(401, 'Expired'),
      { code: 'UNAUTHORIZED', message: 'Expired' },
    ],
  ] as const)('is idle with everything cleared when %s', async (_, failing, error, shown) => {
    const auth = startAuth();
    auth.kept.set('tokens', tokens('stored'));
    auth.send({ type: 'bootstrap' });
    if (failing === 'loadProfile') await auth.answer('restore', tokens('stored'));
    await auth.refuse(failing, error);
    expect(auth.value).toEqual({ idle: 'signed_out' });
    expect(auth.context).toEqual({ ...nothing, error: shown });
    expect(auth.kept.size).toBe(0);
  });

  test('goes on with tokens that were refreshed while the profile was loading', async () => {
    const auth = startAuth();
    auth.send({ type: 'bootstrap' });
    await auth.answer('restore', tokens('expired'));
    auth.send({ type: 'tokens.refreshed', tokens: tokens('fresh') });
    await auth.answer('loadProfile', profile);
    expect(sessionTokens(auth.actor.getSnapshot())).toEqual(tokens('fresh'));
  });

  test('is distinguished from settled states', async () => {
    const auth = startAuth();
    const seen = () => isBootstrapped(auth.actor.getSnapshot());
    auth.send({ type: 'bootstrap' });
    expect(seen()).toBe(false);
    await auth.answer('restore', tokens('stored'));
    expect(seen()).toBe(false);
    await auth.answer('loadProfile', profile);
    expect(seen()).toBe(true);
  });
});

describe('login', () => {
  // @rule authentication-states: A login goes authenticating → authenticated once tokens are stored and the profile is loaded
  test('stores the tokens as the user asked, loads the profile, and only then is a session', async () => {
    const auth = startAuth();
    auth.send(submit);
    expect(auth.value).toEqual({ authenticating: 'signing_in' });
    expect(auth.last('login').input).toEqual(credentials);
    await auth.answer('login', { tokens: tokens('first'), mfa: false });
    expect(auth.value).toEqual({ authenticating: { opening: 'persisting' } });
    expect(auth.last('persistTokens').input).toEqual({
      tokens: tokens('first'),
      rememberMe: true,
    });
    await auth.answer('persistTokens');
    expect(sessionTokens(auth.actor.getSnapshot())).toBeNull();
    await auth.answer('loadProfile', profile);
    expect(auth.value).toEqual({ authenticated: 'ready' });
    expect(auth.context).toEqual({ ...nothing, session: { tokens: tokens('first'), profile } });
  });

  test('keeps no password, captcha or user name once the call is made', async () => {
    const auth = startAuth();
    auth.send(submit);
    const left = JSON.stringify(auth.context);
    for (const secret of [credentials.password, credentials.captcha, credentials.username]) {
      expect(left).not.toContain(secret);
    }
  });

  test('reads an unknown role as the narrowest one', async () => {
    const auth = startAuth();
    auth.send(submit);
    await auth.answer('login', { tokens: tokens('first'), mfa: false });
    await auth.answer('persistTokens');
    await auth.answer('loadProfile', { ...profile, role: 'owner' });
    expect(sessionProfile(auth.actor.getSnapshot())?.role).toBe('hero');
  });

  // @rule authentication-states: A failed login goes to error with everything cleared
  test.each([
    ['login', answered(422, 'Wrong captcha'), { code: 'LOGIN_FAILED', message: 'Wrong captcha' }],
    ['login', answered(401, 'Wrong password'), { code: 'LOGIN_FAILED', message: 'Wrong password' }],
    ['login', new TypeError('Failed to fetch'), { code: 'LOGIN_FAILED' }],
    ['persistTokens', new Error('quota'), { code: 'LOGIN_FAILED' }],
    ['loadProfile', answered(500, 'Broken'), { code: 'LOGIN_FAILED', message: 'Broken' }],
  ] as const)(
    'a failure of %s (%s) is an error with everything cleared',
    async (failing, error, shown) => {
      const auth = startAuth();
      auth.send(submit);
      auth.kept.set('tokens', tokens('first'));
      if (failing !== 'login') await auth.answer('login', { tokens: tokens('first'), mfa: false });
      if (failing === 'loadProfile') await auth.answer('persistTokens');
      await auth.refuse(failing, error);
      expect(auth.value).toBe('error');
      expect(auth.context).toEqual({ ...nothing, error: shown });
      expect(auth.kept.size).toBe(0);
    },
  );

  // @rule authentication-states: 401 or 403 for the profile clears everything, goes idle, reports UNAUTHORIZED
  test.each([401, 403])(
    'a profile refused with %i clears the tokens and is idle, unauthorised',
    async (status) => {
      const auth = startAuth();
      auth.send(submit);
      await auth.answer('login', { tokens: tokens('first'), mfa: false });
      await auth.answer('persistTokens');
      auth.kept.set('tokens', tokens('first'));
      await auth.refuse('loadProfile', answered(status, 'Unauthorized'));
      expect(auth.value).toEqual({ idle: 'signed_out' });
      expect(authError(auth.actor.getSnapshot())).toEqual({
        code: 'UNAUTHORIZED',
        message: 'Unauthorized',
      });
      expect(auth.kept.size).toBe(0);
    },
  );

  test('can be tried again after an error, which is then gone', async () => {
    const auth = startAuth();
    auth.send(submit);
    await auth.refuse('login', new Error('no'));
    auth.send({ ...submit, rememberMe: false });
    expect(auth.value).toEqual({ authenticating: 'signing_in' });
    expect(auth.context).toEqual(nothing);
  });

  test('goes on with tokens that were refreshed while the profile was loading', async () => {
    const auth = startAuth();
    auth.send(submit);
    await auth.answer('login', { tokens: tokens('first'), mfa: false });
    await auth.answer('persistTokens');
    auth.send({ type: 'tokens.refreshed', tokens: tokens('fresh') });
    await auth.answer('loadProfile', profile);
    expect(sessionTokens(auth.actor.getSnapshot())).toEqual(tokens('fresh'));
  });

  test('submitting twice signs in once', () => {
    const auth = startAuth();
    auth.send(submit);
    auth.send(submit);
    expect(auth.calls).toHaveLength(1);
  });

  test('begins with what an interrupted restoration left cleared away', () => {
    const auth = startAuth();
    auth.kept.set('tokens', tokens('stored'));
    auth.send({ type: 'bootstrap' });
    auth.send(submit);
    expect(auth.kept.size).toBe(0);
    expect(auth.last('restore').signal.aborted).toBe(true);
  });

  test('cancelled, its call is aborted and a late answer changes nothing', async () => {
    const auth = startAuth();
    auth.send(submit);
    auth.send({ type: 'logout' });
    expect(auth.value).toEqual({ idle: 'signed_out' });
    expect(auth.last('login').signal.aborted).toBe(true);
    await auth.answer('login', { tokens: tokens('late'), mfa: false });
    expect(auth.value).toEqual({ idle: 'signed_out' });
    expect(auth.context).toEqual(nothing);
  });

  test('cancelled while it opens, its tokens are revoked and not used', async () => {
    const auth = startAuth();
    auth.send(submit);
    await auth.answer('login', { tokens: tokens('first'), mfa: false });
    auth.send({ type: 'logout' });
    expect(auth.value).toEqual({ idle: 'signing_out' });
    expect(auth.last('logout').input).toEqual({ tokens: tokens('first') });
    await auth.answer('persistTokens');
    await auth.answer('logout');
    expect(auth.context).toEqual(nothing);
    expect(auth.calls.map((call) => call.name)).not.toContain('loadProfile');
  });
});

describe('second factor', () => {
  async function atMfa() {
    const auth = startAuth();
    auth.send(submit);
    await auth.answer('login', { tokens: tokens('pending'), mfa: true });
    return auth;
  }

  // @rule authentication-states: A login that returns `mfa` goes to mfa_required; its tokens stay pending
  // @in ./machine.ts packages/sdk/src/web-tokens.ts
  test('the tokens of the first step are pending, neither stored nor readable as a session', async () => {
    const auth = await atMfa();
    expect(auth.value).toEqual({ mfa_required: 'awaiting_code' });
    expect(sessionTokens(auth.actor.getSnapshot())).toBeNull();
    expect(auth.calls.map((call) => call.name)).toEqual(['login']);
  });

  // @rule authentication-states: Only a verified code authenticates, with new tokens
  // @in ./machine.ts domains/auth/mfa.ts
  test('a verified code opens a session with the tokens that the server gave for it', async () => {
    const auth = await atMfa();
    auth.send({ type: 'mfa.submit', code: '123456' });
    expect(auth.value).toEqual({ mfa_required: 'verifying' });
    expect(auth.last('verifyMfa').input).toEqual({ code: '123456', tokens: tokens('pending') });
    await auth.answer('verifyMfa', tokens('full'));
    expect(auth.value).toEqual({ mfa_required: { opening: 'persisting' } });
    expect(auth.last('persistTokens').input).toEqual({ tokens: tokens('full'), rememberMe: true });
    await auth.answer('persistTokens');
    expect(auth.value).toEqual({ mfa_required: { opening: 'loading_profile' } });
    await auth.answer('loadProfile', profile);
    expect(auth.value).toEqual({ authenticated: 'ready' });
    expect(sessionTokens(auth.actor.getSnapshot())).toEqual(tokens('full'));
  });

  test('a recovery code is passed on as one', async () => {
    const auth = await atMfa();
    auth.send({ type: 'mfa.submit', code: '4F7K-92QD-XW3M', recovery: true });
    expect(auth.last('verifyMfa').input).toEqual({
      code: '4F7K-92QD-XW3M',
      recovery: true,
      tokens: tokens('pending'),
    });
    await auth.answer('verifyMfa', tokens('full'));
    expect(auth.value).toEqual({ mfa_required: { opening: 'persisting' } });
    expect(JSON.stringify(auth.context)).not.toContain('4F7K');
  });

  // @rule authentication-states: A refused code can be retried
  test('a refused code can be tried again with the same pending tokens', async () => {
    const auth = await atMfa();
    auth.send({ type: 'mfa.submit', code: '000000' });
    await auth.refuse('verifyMfa', answered(422, 'Code used already'));
    expect(auth.value).toEqual({ mfa_required: 'awaiting_code' });
    expect(authError(auth.actor.getSnapshot())).toEqual({
      code: 'VERIFICATION_FAILED',
      message: 'Code used already',
    });
    auth.send({ type: 'mfa.submit', code: '123456' });
    expect(authError(auth.actor.getSnapshot())).toBeNull();
    expect(auth.last('verifyMfa').input).toEqual({ code: '123456', tokens: tokens('pending') });
  });

  test.each(['mfa.cancel', 'logout'] as const)(
    '%s leaves it, and a late answer opens nothing',
    async (type) => {
      const auth = await atMfa();
      auth.send({ type: 'mfa.submit', code: '123456' });
      auth.send({ type });
      expect(auth.value).toEqual({ idle: 'signing_out' });
      expect(auth.last('verifyMfa').signal.aborted).toBe(true);
      expect(auth.last('logout').input).toEqual({ tokens: tokens('pending') });
      await auth.answer('verifyMfa', tokens('full'));
      await auth.refuse('logout', answered(401, 'No session'));
      expect(auth.value).toEqual({ idle: 'signed_out' });
      expect(auth.context).toEqual(nothing);
    },
  );

  test('a refresh meant for another session does not touch the pending tokens', async () => {
    const auth = await atMfa();
    auth.send({ type: 'tokens.refreshed', tokens: tokens('other') });
    expect(auth.context.pendingTokens).toEqual(tokens('pending'));
  });
});

describe('session', () => {
  // @rule authentication-states: Log-out asks first, clears at once, and revokes the tokens afterwards
  // @in ./machine.ts app/shell/user-menu.tsx
  test('log-out clears everything at once, and has the tokens revoked afterwards', async () => {
    const auth = startAuth();
    await auth.signIn();
    expect(auth.kept.size).toBe(2);
    auth.send({ type: 'logout' });
    expect(auth.value).toEqual({ idle: 'signing_out' });
    expect(auth.kept.size).toBe(0);
    expect(sessionTokens(auth.actor.getSnapshot())).toBeNull();
    expect(sessionProfile(auth.actor.getSnapshot())).toBeNull();
    expect(auth.last('logout').input).toEqual({ tokens: tokens('first') });
    await auth.answer('logout');
    expect(auth.value).toEqual({ idle: 'signed_out' });
    expect(auth.context).toEqual(nothing);
  });

  test('log-out succeeds when the server cannot be reached', async () => {
    const auth = startAuth();
    await auth.signIn();
    auth.send({ type: 'logout' });
    await auth.refuse('logout', new TypeError('Failed to fetch'));
    expect(auth.value).toEqual({ idle: 'signed_out' });
    expect(auth.context).toEqual(nothing);
  });

  test.each([
    ['logout', { type: 'logout' }, { idle: 'signed_out' }],
    ['a new login', submit, { authenticating: 'signing_in' }],
  ] as const)(
    'a server that never answers the log-out does not hold up %s',
    async (_, event, next) => {
      const auth = startAuth();
      await auth.signIn();
      auth.send({ type: 'logout' });
      auth.send(event);
      expect(auth.value).toEqual(next);
      expect(auth.context.pendingTokens).toBeNull();
    },
  );

  // @rule authentication-states: A session the server rejects leads to the login page at once
  // @in ./machine.ts core/session/session-end.ts
  test('a session that the server rejects ends at once, unauthorised', async () => {
    const auth = startAuth();
    await auth.signIn();
    auth.send({ type: 'session.rejected' });
    expect(auth.value).toEqual({ idle: 'signed_out' });
    expect(auth.context).toEqual({ ...nothing, error: { code: 'UNAUTHORIZED' } });
    expect(auth.kept.size).toBe(0);
  });

  test('a late rejection of an old session does not disturb a new login', async () => {
    const auth = startAuth();
    auth.send(submit);
    auth.send({ type: 'session.rejected' });
    expect(auth.value).toEqual({ authenticating: 'signing_in' });
  });

  test('refreshed tokens take the place of the old ones, the profile stays', async () => {
    const auth = startAuth();
    await auth.signIn();
    auth.send({ type: 'tokens.refreshed', tokens: tokens('second') });
    expect(auth.context.session).toEqual({ tokens: tokens('second'), profile });
  });

  test('refreshed tokens that arrive after log-out are not taken up', async () => {
    const auth = startAuth();
    await auth.signIn();
    auth.send({ type: 'logout' });
    await auth.answer('logout');
    auth.send({ type: 'tokens.refreshed', tokens: tokens('second') });
    expect(auth.context).toEqual(nothing);
  });

  test('the profile can be loaded anew with the tokens of the moment', async () => {
    const auth = startAuth();
    await auth.signIn();
    auth.send({ type: 'tokens.refreshed', tokens: tokens('second') });
    auth.send({ type: 'profile.reload' });
    expect(auth.value).toEqual({ authenticated: 'reloading_profile' });
    expect(auth.last('loadProfile').input).toEqual({ tokens: tokens('second') });
    await auth.answer('loadProfile', { ...profile, mfa: true });
    expect(auth.value).toEqual({ authenticated: 'ready' });
    expect(auth.context.session).toEqual({
      tokens: tokens('second'),
      profile: { ...profile, mfa: true },
    });
  });

  test('a second reload drops the answer of the first, which may be older', async () => {
    const auth = startAuth();
    await auth.signIn();
    auth.send({ type: 'profile.reload' });
    const first = auth.last('loadProfile');
    auth.send({ type: 'profile.reload' });
    expect(first.signal.aborted).toBe(true);
    await auth.answer('loadProfile', { ...profile, mfa: true });
    expect(sessionProfile(auth.actor.getSnapshot())?.mfa).toBe(true);
  });

  test('a reload that fails keeps the session and says so', async () => {
    const auth = startAuth();
    await auth.signIn();
    auth.send({ type: 'profile.reload' });
    await auth.refuse('loadProfile', answered(503, 'Busy'));
    expect(auth.value).toEqual({ authenticated: 'ready' });
    expect(authError(auth.actor.getSnapshot())).toEqual({
      code: 'PROFILE_REFRESH_FAILED',
      message: 'Busy',
    });
    expect(sessionProfile(auth.actor.getSnapshot())).toEqual(profile);
  });

  test('a reload that is refused ends the session', async () => {
    const auth = startAuth();
    await auth.signIn();
    auth.send({ type: 'profile.reload' });
    await auth.refuse('loadProfile', answered(401, 'Expired'));
    expect(auth.value).toEqual({ idle: 'signed_out' });
    expect(auth.kept.size).toBe(0);
  });
});

describe('what a host forgot to provide', () => {
  // @rule errors: An actor the host did not provide is ACTOR_UNPROVIDED, with the fix
  // @in packages/machines/src/unprovided.ts
  test('an actor: the sign-in fails with a sentence that says how to provide it', async () => {
    const actor = createActor(authMachine.provide({ actions: { clearSession: () => {} } })).start();
    const failed = new Promise<void>((resolve) =>
      actor.subscribe((snapshot) => authStatus(snapshot) === 'error' && resolve()),
    );
    actor.send(submit);
    await failed;
    expect(authError(actor.getSnapshot())?.message).toContain(
      'machine.provide({ actors: { login: … } })',
    );
  });

  test('the clearing of the session: the machine stops instead of leaving the session there', () => {
    const actor = createActor(authMachine);
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start().send(submit);
    expect(errors).toEqual([expect.any(UnprovidedError)]);
    expect(String(errors[0])).toContain('machine.provide({ actions: { clearSession: … } })');
  });
});

// @rule authentication-states: The states are idle, authenticating, mfa_required, authenticated, error
test('authStatus names each status, and isBusy says whether an answer is awaited', async () => {
  const auth = startAuth();
  const seen = () => [authStatus(auth.actor.getSnapshot()), isBusy(auth.actor.getSnapshot())];
  expect(seen()).toEqual(['idle', false]);
  auth.send(submit);
  expect(seen()).toEqual(['authenticating', true]);
  await auth.answer('login', { tokens: tokens('pending'), mfa: true });
  expect(seen()).toEqual(['mfa_required', false]);
  auth.send({ type: 'mfa.submit', code: '123456' });
  expect(seen()).toEqual(['mfa_required', true]);
  await auth.answer('verifyMfa', tokens('full'));
  await auth.answer('persistTokens');
  await auth.answer('loadProfile', profile);
  expect(seen()).toEqual(['authenticated', false]);
  auth.send({ type: 'logout' });
  expect(seen()).toEqual(['idle', false]);
  auth.send(submit);
  await auth.refuse('login', new Error('no'));
  expect(seen()).toEqual(['error', false]);
  auth.send({ type: 'logout' });
  expect(seen()).toEqual(['idle', false]);
});
