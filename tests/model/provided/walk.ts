import { createActor } from 'xstate';
import { conditionOf, type Outcome, recordingClock, withEffects } from '../expected/facts.ts';
import type { Model, ModelEvent } from '../paths/model.ts';
import { type AnyStep, isLate, type ModelPath } from '../paths/path.ts';
import { answeringHost } from './answering-host.ts';

/** `null` at the beginning. */
export type See = (step: AnyStep | null, seen: Outcome) => void;

export async function walkProvided(model: Model, path: ModelPath, see: See): Promise<void> {
  const host = answeringHost(model.machine);
  const { machine, drainEffects } = withEffects(host.machine);
  const clock = recordingClock();
  const actor = createActor(machine, { input: path.situation.input, clock });
  // Errors of the machine must not end the test process.
  const faults: unknown[] = [];
  actor.subscribe({ error: (fault) => faults.push(fault) });
  actor.start();

  async function happen(event: ModelEvent, late: boolean) {
    if (event.kind === 'sent') actor.send(event.event);
    if (event.kind === 'elapsed') clock.elapse();
    if (event.kind === 'answer') {
      const call = host.claim(event.actor, late);
      if ('error' in event.event) call.reject(event.event.error);
      else call.resolve('output' in event.event ? event.event.output : undefined);
    }
  }

  async function look(step: AnyStep | null) {
    await settled();
    if (faults.length > 0) throw faults[0];
    see(step, { ...conditionOf(actor, clock.waitsMs()), effects: drainEffects() });
  }

  try {
    await look(null);
    for (const step of path.steps) {
      const before = actor.getSnapshot();
      await happen(isLate(step) ? step.late : step.event, isLate(step));
      await look(step);
      if (isLate(step) && actor.getSnapshot() !== before) {
        throw new Error('A late answer has changed the machine.');
      }
    }
  } finally {
    actor.stop();
  }
}

/** Long enough for a settled promise to reach the actor that waits for it; no timer involved. */
async function settled() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
