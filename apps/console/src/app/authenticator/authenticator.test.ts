import { mfaBindStatus, mfaDisableStatus, mfaError } from '@brokerdesk/machines';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { issueTokens, problem, restoredSession } from '../session/session.fixture.ts';
import { createAuthenticator } from './authenticator.ts';

const userinfo = '/auth/admin/v1/userinfo';
const bindStart = '/user/v1/mfa/bind/start';
const disableCall = '/user/v1/mfa/disable';

async function authenticator() {
  const session = await restoredSession(issueTokens());
  return { ...session, ...createAuthenticator(session) };
}

type Disable = Awaited<ReturnType<typeof authenticator>>['disable'];

function remove(disable: Disable) {
  disable.send({ type: 'toggle.off' });
  disable.send({ type: 'code.submit', code: '123456' });
  disable.send({ type: 'confirm' });
}

const isOff = (snapshot: ReturnType<Disable['getSnapshot']>) =>
  mfaDisableStatus(snapshot) === 'off';

describe('why a step failed', () => {
  const failure = async (on: (session: Awaited<ReturnType<typeof authenticator>>) => void) => {
    const session = await authenticator();
    on(session);
    session.bind.send({ type: 'toggle.on' });
    return mfaError(
      await waitFor(session.bind, (snapshot) => mfaBindStatus(snapshot) === 'qr_failed'),
    );
  };

  it("is said with the server's message", async () => {
    expect(await failure(({ on }) => on(bindStart, () => problem(503, 'BUSY')))).toEqual({
      code: 'QR_FETCH_FAILED',
      message: 'BUSY!',
    });
  });

  it.each([
    ['the server is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers', () => ({ status: 502, body: 'Bad gateway' })],
  ])("is not said in the SDK's English when %s", async (_, answer) => {
    expect(await failure(({ on }) => on(bindStart, answer))).toEqual({ code: 'QR_FETCH_FAILED' });
  });
});

describe('the end of the session after a removal', () => {
  // @rule authentication-states: Changing the authenticator signs the user out, and the login page says why
  // @in core/session/session-end.ts
  it('is reported as the removal', async () => {
    const { disable, auth, sessionEnd, on } = await authenticator();
    on(disableCall, () => ({ body: { ok: true } }));
    remove(disable);
    await waitFor(disable, isOff);
    expect(auth.getSnapshot().matches('idle')).toBe(true);
    expect(sessionEnd.reason.read()).toBe('mfa_disabled');
  });

  it('is reported as the removal also if another call was refused for it first', async () => {
    const { disable, sdk, sessionEnd, on } = await authenticator();
    let answer = (_: { body: unknown }) => {};
    on(disableCall, () => new Promise((resolve) => (answer = resolve)));
    on(userinfo, () => problem(401, 'SESSION_ENDED'));
    remove(disable);
    await sdk.GET(userinfo);
    expect(sessionEnd.reason.read()).toBe('unauthorized');
    answer({ body: { ok: true } });
    await expect.poll(() => sessionEnd.reason.read()).toBe('mfa_disabled');
  });

  it('is reported as a lost session if the removal itself was refused', async () => {
    const { disable, sessionEnd, on } = await authenticator();
    on(disableCall, () => problem(401, 'SESSION_ENDED'));
    remove(disable);
    await waitFor(disable, isOff);
    expect(sessionEnd.reason.read()).toBe('unauthorized');
  });

  it('is found out from the profile if the user did not wait for the response', async () => {
    const { disable, sessionEnd, on } = await authenticator();
    on(disableCall, () => new Promise(() => {}));
    on(userinfo, () => ({ body: { id: 'u1', name: 'Ada', role: 'angel', mfa: false } }));
    remove(disable);
    disable.send({ type: 'cancel' });
    await waitFor(disable, isOff);
    expect(sessionEnd.reason.read()).toBe('mfa_disabled');
  });

  it('is not shown to the user who signs in next', async () => {
    const { disable, sessionEnd, on } = await authenticator();
    on(disableCall, () => ({ body: { ok: true } }));
    remove(disable);
    await waitFor(disable, isOff);
    sessionEnd.clear();
    sessionEnd.end('unauthorized');
    expect(sessionEnd.reason.read()).toBe('unauthorized');
  });
});

describe('a session that ends', () => {
  // @rule authentication-states: No authenticator step in progress outlives the session
  it('leaves nothing of a binding under way', async () => {
    const { bind, auth, on } = await authenticator();
    on(bindStart, () => ({
      body: { qrcode_data_url: 'data:,', otpauth_uri: 'otpauth://totp/x?secret=AAAA' },
    }));
    bind.send({ type: 'toggle.on' });
    await waitFor(bind, (snapshot) => mfaBindStatus(snapshot) === 'awaiting_code');
    auth.send({ type: 'logout' });
    expect(mfaBindStatus(bind.getSnapshot())).toBe('off');
    expect(JSON.stringify(bind.getSnapshot().context)).not.toContain('AAAA');
  });

  it('takes recovery codes along that are not kept yet, and whose they were is known until the authenticator is off', async () => {
    const { bind, auth, on, lostCodes } = await authenticator();
    on(bindStart, () => ({
      body: { qrcode_data_url: 'data:,', otpauth_uri: 'otpauth://totp/x?secret=AAAA' },
    }));
    on('/user/v1/mfa/bind/verify', () => ({ body: { ok: true } }));
    on('/user/v1/mfa/recovery_codes', () => ({ body: { recovery_codes: ['AAAA-BBBB-CCCC'] } }));
    bind.send({ type: 'toggle.on' });
    await waitFor(bind, (snapshot) => mfaBindStatus(snapshot) === 'awaiting_code');
    bind.send({ type: 'code.submit', code: '123456' });
    await waitFor(bind, (snapshot) => mfaBindStatus(snapshot) === 'showing_recovery_codes');
    expect(lostCodes.read()).toBeNull();
    auth.send({ type: 'session.rejected' });
    expect(JSON.stringify(bind.getSnapshot().context)).not.toContain('AAAA');
    expect(lostCodes.read()).toBe('u1');

    const signIn = async (mfa: boolean) => {
      on(userinfo, () => ({ body: { id: 'u1', name: 'Ada', role: 'angel', mfa } }));
      on('/auth/admin/v1/login', () => ({ body: issueTokens() }));
      const fields = { username: 'ada', password: '0'.repeat(32), captcha: 'QA', captchaId: 'c' };
      auth.send({ type: 'login.submit', ...fields, rememberMe: false });
      await waitFor(auth, (snapshot) => snapshot.matches('authenticated'));
    };
    await signIn(true);
    expect(lostCodes.read()).toBe('u1');
    auth.send({ type: 'session.rejected' });
    await signIn(false);
    expect(lostCodes.read()).toBeNull();
  });
});
