import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered } from '../host.fixture.ts';
import { isBusy } from '../is-busy.ts';
import {
  type ActorName,
  acceptance,
  credentials,
  profile,
  startAuth,
  tokens,
} from './auth.fixture.ts';
import { authStatus, sessionTokens } from './selectors.ts';
import type { AuthEvent } from './setup.ts';

type Answer = 'success' | 'mfa' | 'refused' | 'lost';
type Step = { event: AuthEvent } | { answer: Answer } | { lateAnswer: Answer };

const userEvents: AuthEvent[] = [
  { type: 'bootstrap' },
  { type: 'login.submit', ...credentials },
  { type: 'invitation.submit', ...acceptance },
  { type: 'mfa.submit', code: '123456' },
  { type: 'mfa.submit', code: '4F7K-92QD-XW3M', recovery: true },
  { type: 'mfa.cancel' },
  { type: 'logout' },
  { type: 'session.rejected' },
  { type: 'tokens.refreshed', tokens: tokens('fresh') },
  { type: 'profile.reload' },
];

const answer = fc.oneof(
  { weight: 5, arbitrary: fc.constant('success' as const) },
  { weight: 2, arbitrary: fc.constantFrom('mfa' as const, 'refused' as const, 'lost' as const) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...userEvents).map((event) => ({ event })) },
  { weight: 5, arbitrary: answer.map((one) => ({ answer: one })) },
  { weight: 1, arbitrary: answer.map((one) => ({ lateAnswer: one })) },
);

const outputs: Record<ActorName, unknown> = {
  restore: tokens('stored'),
  login: { tokens: tokens('first'), mfa: false },
  acceptInvitation: { tokens: tokens('first'), mfa: false },
  verifyMfa: tokens('full'),
  persistTokens: undefined,
  loadProfile: profile,
  logout: undefined,
};

type Auth = ReturnType<typeof startAuth>;
type Call = Auth['calls'][number];

async function perform(auth: Auth, one: Step) {
  if ('event' in one) return auth.send(one.event);
  const late = 'lateAnswer' in one;
  const call = auth.calls.findLast(({ signal, settled }) => !settled && signal.aborted === late);
  if (!call) return;
  await give(auth, call, late ? one.lateAnswer : one.answer);
  if (sessionTokens(auth.actor.getSnapshot())) auth.kept.set('menu', true);
}

async function give(auth: Auth, call: Call, kind: Answer) {
  if (kind === 'refused') return auth.refuse(call, answered(401, 'Refused'));
  if (kind === 'lost') return auth.refuse(call, new TypeError('Failed to fetch'));
  if (kind === 'mfa' && ['login', 'acceptInvitation'].includes(call.name)) {
    return auth.answer(call, { tokens: tokens('pending'), mfa: true });
  }
  if (call.name === 'persistTokens' && !call.signal.aborted) auth.kept.set('tokens', true);
  await auth.answer(call, outputs[call.name]);
}

function check(auth: Auth) {
  const snapshot = auth.actor.getSnapshot();
  const status = authStatus(snapshot);
  expect(snapshot.status).toBe('active');
  expect(sessionTokens(snapshot) !== null).toBe(status === 'authenticated');
  for (const secret of [credentials.password, acceptance.newPassword, acceptance.code]) {
    expect(JSON.stringify(snapshot.context)).not.toContain(secret);
  }
  if (snapshot.matches({ idle: 'signed_out' }) || snapshot.matches('error')) {
    expect(snapshot.context).toEqual({
      session: null,
      pendingTokens: null,
      rememberMe: false,
      error: snapshot.context.error,
    });
  }
  if (snapshot.matches({ idle: 'signed_out' }) || snapshot.matches({ idle: 'signing_out' })) {
    expect([...auth.kept.keys()]).toEqual([]);
  }
}

// @rule authentication-states: No session data remains outside the state authenticated
// @in ./machine.ts
test('nothing of a session is left outside it in any history of events and responses, and there is always a way out', {
  timeout: 30_000,
}, async () => {
  const seen: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const auth = startAuth();
      for (const one of steps) {
        await perform(auth, one);
        check(auth);
        const status = authStatus(auth.actor.getSnapshot());
        seen[status] = (seen[status] ?? 0) + 1;
      }
      auth.send({ type: 'logout' });
      check(auth);
      expect(isBusy(auth.actor.getSnapshot())).toBe(false);
      auth.actor.stop();
    }),
    { numRuns: 300 },
  );
  expect(Object.keys(seen).sort()).toEqual([
    'authenticated',
    'authenticating',
    'error',
    'idle',
    'mfa_required',
  ]);
});
