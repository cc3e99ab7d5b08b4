import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Model, ModelEvent } from '../paths/model.ts';
import { isLate, type ModelPath, tellStep } from '../paths/path.ts';
import { stateOf } from '../paths/states.ts';
import { answeringHost } from './answering-host.ts';

/** Longer than any delay of a machine. */
const longestDelayMs = 60_000;

/** Walks a path with the machine itself, running, and the answers of the path. */
export async function runProvided(model: Model, path: ModelPath): Promise<void> {
  const host = answeringHost(model.machine);
  const clock = new SimulatedClock();
  const actor = createActor(host.machine, { input: path.situation.input, clock });
  actor.start();

  async function happen(event: ModelEvent, late: boolean) {
    if (event.kind === 'told') actor.send(event.event);
    if (event.kind === 'elapsed') clock.increment(longestDelayMs);
    if (event.kind === 'answer') {
      const call = host.take(event.actor, late);
      if ('error' in event.event) call.reject(event.event.error);
      else call.resolve('output' in event.event ? event.event.output : undefined);
    }
    await settled();
  }

  await settled();
  expect(stateOf(actor.getSnapshot())).toBe(path.start);
  for (const step of path.steps) {
    const before = actor.getSnapshot();
    await happen(isLate(step) ? step.late : step.event, isLate(step));
    expect(stateOf(actor.getSnapshot()), `after: ${tellStep(step)}`).toBe(step.to);
    if (isLate(step)) expect(actor.getSnapshot(), 'a late answer').toBe(before);
  }
  actor.stop();
}

/** Long enough for a settled promise to reach the actor that waits for it; no timer involved. */
async function settled() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
