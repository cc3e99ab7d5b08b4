import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered } from '../host.fixture.ts';
import { isBusy } from '../is-busy.ts';
import { type ActorName, codeProof, recoveryProof, startDisable } from './mfa-disable.fixture.ts';
import { type MfaDisableEvent, nothing } from './setup.ts';

const answers = ['success', 'still there', 'refused', 'lost'] as const;
type Answer = (typeof answers)[number];
type Step = { event: MfaDisableEvent } | { answer: Answer } | { lateAnswer: Answer };

const userEvents: MfaDisableEvent[] = [
  { type: 'toggle.off' },
  { type: 'code.submit', ...codeProof },
  { type: 'code.submit', ...recoveryProof },
  { type: 'code.submit', code: ' ' },
  { type: 'confirm' },
  { type: 'confirm' },
  { type: 'back' },
  { type: 'cancel' },
];

const answer = fc.constantFrom(...answers);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...userEvents).map((event) => ({ event })) },
  { weight: 1, arbitrary: fc.constant<Step>({ event: { type: 'session.ended' } }) },
  { weight: 4, arbitrary: answer.map((one) => ({ answer: one })) },
  { weight: 1, arbitrary: answer.map((one) => ({ lateAnswer: one })) },
);

const outputs: Record<ActorName, unknown> = {
  disable: undefined,
  reloadProfile: { mfa: false },
  signOut: undefined,
};

type Disable = ReturnType<typeof startDisable>;

async function perform(disable: Disable, one: Step) {
  if ('event' in one) return disable.send(one.event);
  const late = 'lateAnswer' in one;
  const call = disable.calls.findLast(({ signal, settled }) => !settled && signal.aborted === late);
  if (!call) return;
  const kind = late ? one.lateAnswer : one.answer;
  if (kind === 'refused') return disable.refuse(call, answered(401, 'Refused'));
  if (kind === 'lost') return disable.refuse(call, new TypeError('Failed to fetch'));
  if (kind === 'still there' && call.name === 'reloadProfile') {
    return disable.answer(call, { mfa: true });
  }
  await disable.answer(call, outputs[call.name]);
}

function check(disable: Disable) {
  const { status, context } = disable;
  expect(disable.actor.getSnapshot().status).toBe('active');
  expect(disable.awaited()).toHaveLength(isBusy(disable.actor.getSnapshot()) ? 1 : 0);
  expect(/123456|ABCD/.test(JSON.stringify(context))).toBe(
    status === 'confirming' || status === 'disabling',
  );
  if (status === 'off' || status === 'signing_out') expect(context).toEqual(nothing);
}

test('the code is kept only as needed in any history of events and responses, with one call at most and always a way out', {
  timeout: 30_000,
}, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50, size: 'max' }), async (steps) => {
      const disable = startDisable();
      for (const one of steps) {
        await perform(disable, one);
        check(disable);
        seen.add(disable.status);
      }
      disable.send({ type: 'session.ended' });
      check(disable);
      expect(disable.status).toBe('off');
      disable.actor.stop();
    }),
    // The rarest state is in one history of 27: in so many, none of them misses it.
    { numRuns: 500 },
  );
  expect([...seen].sort()).toEqual([
    'awaiting_code',
    'checking_profile',
    'confirming',
    'disabling',
    'off',
    'signing_out',
  ]);
});

test('nothing is removed that the user did not confirm', { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50, size: 'max' }), async (steps) => {
      const disable = startDisable();
      for (const one of steps) {
        const before = disable.calls.length;
        await perform(disable, one);
        const called = disable.calls.slice(before).some(({ name }) => name === 'disable');
        if (called) expect(one).toEqual({ event: { type: 'confirm' } });
      }
      disable.actor.stop();
    }),
    { numRuns: 100 },
  );
});
