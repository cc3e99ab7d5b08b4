import type { Tokens } from '@brokerdesk/sdk';
import { waitFor } from 'xstate';
import { memoryStorage } from '#/core/browser/browser-storage.ts';
import { createSession } from '#/core/session/create-session.ts';

type Answer = { status?: number; body: unknown };

const base64url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const profile = { id: 'u1', name: 'Ada', role: 'angel', mfa: true };
const refreshPath = '/auth/admin/v1/token/refresh';

export const problem = (status: number, code: string): Answer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, message: `${code}!`, request_id: 'r' },
});

export function issueTokens(agoMs = 0): Tokens {
  const iat = Math.floor((Date.now() - agoMs) / 1000);
  const claims = { sub: 'u1', iat, exp: iat + 900, jti: crypto.randomUUID() };
  const access = `head.${base64url(JSON.stringify(claims))}.sign`;
  return { access_token: access, refresh_token: crypto.randomUUID(), mfa: false };
}

export async function restoredSession(stored: Tokens) {
  const calls: string[] = [];
  const answers = new Map<string, () => Answer | Promise<Answer>>([
    ['/auth/admin/v1/userinfo', () => ({ body: profile })],
    ['/auth/admin/v1/logout', () => ({ body: { ok: true } })],
    [refreshPath, () => ({ body: issueTokens() })],
  ]);

  const session = createSession({
    baseUrl: 'http://desk.example',
    tenant: 'es',
    preferences: memoryStorage(),
    tabStorage: memoryStorage(),
    loadCode: () => import('#/app/after-sign-in.ts'),
    followsTabs: false,
    locks: { request: (_, work) => work() },
    locale: () => 'en-US',
    device: { os: 'Linux', type: 'desktop', incognito: false },
    async fetch(url) {
      const path = new URL(url).pathname;
      calls.push(path);
      const answer = answers.get(path);
      if (answer === undefined) throw new TypeError('Failed to fetch');
      const { status = 200, body } = await answer();
      return Response.json(body, { status });
    },
  });
  const { auth, storage, lastSignInProblem: lastProblem } = session;
  storage.begin(stored, false);
  session.start();
  auth.send({ type: 'bootstrap' });
  await waitFor(auth, (snapshot) => snapshot.matches('authenticated'));
  return {
    ...session,
    lastProblem,
    refreshes: () => calls.filter((path) => path === refreshPath).length,
    refusesRefresh: (answer: Answer) => answers.set(refreshPath, () => answer),
    on: (path: string, answer: () => Answer | Promise<Answer>) => answers.set(path, answer),
  };
}
