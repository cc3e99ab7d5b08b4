import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { TimeoutError } from '../paths/results.ts';
import { soundLampModel } from '../report/lamp.fixture.ts';
import { waitUntil } from './run-path.ts';

const patienceMs = 20;

test('a step to which nothing comes has timed out, one that leads elsewhere has failed', async () => {
  const actor = createActor(soundLampModel.machine).start();
  const seen: AnyMachineSnapshot[] = [];
  actor.subscribe((snapshot) => seen.push(snapshot));
  const waiting = () => waitUntil(actor, seen, 'on', false, 'power comes', patienceMs);
  await expect(waiting()).rejects.toThrow(TimeoutError);
  await expect(waiting()).rejects.toThrow('Nothing came within 0.02 s of: power comes');

  actor.send({ type: 'sing' });
  const failure = await waiting().catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(TimeoutError);
  expect(String(failure)).toContain('after: power comes');
  actor.stop();
});
