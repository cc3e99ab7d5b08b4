import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered } from '../host.fixture.ts';
import { isBusy } from '../is-busy.ts';
import { type ActorName, binding, recoveryCodes, startBind } from './mfa-bind.fixture.ts';
import type { MfaBindStatus } from './selectors.ts';
import { type MfaBindEvent, nothing } from './setup.ts';

const answers = ['success', 'malformed', 'refused', 'not started', 'lost'] as const;
type Answer = (typeof answers)[number];
type Step = { event: MfaBindEvent } | { answer: Answer } | { lateAnswer: Answer } | 'onward';

const userEvents: MfaBindEvent[] = [
  { type: 'toggle.on' },
  { type: 'code.submit', code: '123456' },
  { type: 'code.submit', code: '12345' },
  { type: 'retry' },
  { type: 'finish' },
  { type: 'cancel' },
];

const answer = fc.oneof(
  { weight: 4, arbitrary: fc.constant('success' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...answers) },
);

/** Leads on if nothing is awaited; later states would otherwise rarely be reached. */
const onward: Partial<Record<MfaBindStatus, MfaBindEvent>> = {
  off: { type: 'toggle.on' },
  awaiting_code: { type: 'code.submit', code: '123456' },
  code_failed: { type: 'code.submit', code: '123456' },
  showing_recovery_codes: { type: 'finish' },
  recovery_codes_failed: { type: 'finish' },
};

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Step>('onward') },
  { weight: 6, arbitrary: fc.constantFrom(...userEvents).map((event) => ({ event })) },
  { weight: 1, arbitrary: fc.constant<Step>({ event: { type: 'session.ended' } }) },
  { weight: 8, arbitrary: answer.map((one) => ({ answer: one })) },
  { weight: 2, arbitrary: answer.map((one) => ({ lateAnswer: one })) },
);

const outputs: Record<ActorName, unknown> = {
  startBinding: binding,
  verifyCode: undefined,
  fetchRecoveryCodes: recoveryCodes,
  reloadProfile: { mfa: true },
  signOut: undefined,
};

type Bind = ReturnType<typeof startBind>;

async function goOn(bind: Bind) {
  const [call] = bind.awaited();
  if (call) return bind.answer(call, outputs[call.name]);
  bind.send(onward[bind.status] ?? { type: 'retry' });
}

async function perform(bind: Bind, one: Step) {
  if (one === 'onward') return goOn(bind);
  if ('event' in one) return bind.send(one.event);
  const late = 'lateAnswer' in one;
  const call = bind.calls.findLast(({ signal, settled }) => !settled && signal.aborted === late);
  if (!call) return;
  const kind = late ? one.lateAnswer : one.answer;
  if (kind === 'refused') return bind.refuse(call, answered(401, 'Refused'));
  if (kind === 'not started') {
    return bind.refuse(call, answered(409, 'Too old', 'MFA_BINDING_NOT_STARTED'));
  }
  if (kind === 'lost') return bind.refuse(call, new TypeError('Failed to fetch'));
  if (kind === 'malformed' && call.name === 'fetchRecoveryCodes') return bind.answer(call, ['']);
  if (kind === 'malformed' && call.name === 'reloadProfile') {
    return bind.answer(call, { mfa: false });
  }
  await bind.answer(call, outputs[call.name]);
}

function check(bind: Bind) {
  const { status, context } = bind;
  const left = JSON.stringify(context);
  expect(bind.actor.getSnapshot().status).toBe('active');
  expect(bind.awaited()).toHaveLength(isBusy(bind.actor.getSnapshot()) ? 1 : 0);
  expect(left).not.toContain('12345');
  expect(left.includes('otpauth')).toBe(
    ['awaiting_code', 'code_failed', 'verifying'].includes(status),
  );
  expect(left.includes('recovery-code')).toBe(status === 'showing_recovery_codes');
  if (status === 'off' || status === 'signing_out') expect(context).toEqual(nothing);
}

test('secrets are kept only as needed in any history of events and responses, with one call at most and always a way out', {
  timeout: 30_000,
}, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50, size: 'max' }), async (steps) => {
      const bind = startBind();
      for (const one of steps) {
        await perform(bind, one);
        check(bind);
        seen.add(bind.status);
      }
      bind.send({ type: 'session.ended' });
      check(bind);
      expect(bind.status).toBe('off');
      bind.actor.stop();
    }),
    // The rarest state is in one history of fifty: in so many, none of them misses it.
    { numRuns: 1_000 },
  );
  expect([...seen].sort()).toEqual([
    'awaiting_code',
    'checking_profile',
    'checking_start',
    'code_failed',
    'fetching_qr',
    'fetching_recovery_codes',
    'off',
    'outcome_unknown',
    'profile_failed',
    'qr_failed',
    'recovery_codes_failed',
    'reloading_profile',
    'showing_recovery_codes',
    'signing_out',
    'verifying',
  ]);
});

test('wherever a history ends, the user can go on to off without the session ending, as long as the profile and the sign-out answer', {
  timeout: 30_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50, size: 'max' }), async (steps) => {
      const bind = startBind();
      for (const one of steps) await perform(bind, one);
      bind.send({ type: 'cancel' });
      if (bind.status === 'outcome_unknown') bind.send({ type: 'retry' });
      if (bind.status.startsWith('checking_')) await bind.answer('reloadProfile', { mfa: false });
      for (const type of ['cancel', 'finish', 'finish'] as const) bind.send({ type });
      if (bind.status === 'signing_out') await bind.answer('signOut');
      expect(bind.status).toBe('off');
      bind.actor.stop();
    }),
    { numRuns: 100 },
  );
});
