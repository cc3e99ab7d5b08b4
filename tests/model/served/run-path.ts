import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, createActor, waitFor } from 'xstate';
import type { Answer } from '../paths/model.ts';
import { isLate, type ModelPath, tellStep } from '../paths/path.ts';
import { stateOf } from '../paths/states.ts';
import { verdictOf } from './gate.ts';
import type { CreateHost, Host } from './host.ts';
import type { ModelServer } from './model-server.ts';

const timeout = 20_000;

/** Walks a path with the machine on the SDK and the server. */
export async function runServed(
  server: ModelServer,
  createHost: CreateHost,
  path: ModelPath,
): Promise<void> {
  const host = await createHost(server, path);
  const { clock } = host;
  const actor = createActor(host.machine, { input: host.input, ...(clock && { clock }) });
  const states: AnyMachineSnapshot[] = [];
  actor.subscribe((snapshot) => states.push(snapshot));
  actor.start();
  expect(stateOf(actor.getSnapshot())).toBe(path.start);

  for (const [index, step] of path.steps.entries()) {
    if (isLate(step)) {
      await answerLate(host, actor, step.late);
    } else {
      const { event } = step;
      states.length = 0;
      if (event.kind === 'told') actor.send(await host.realEvent(event, index));
      else if (event.kind === 'elapsed') host.elapse?.();
      else await answer(host, actor, event, step.from);
      await waitUntil(actor, states, step.to, step.from === step.to, tellStep(step));
    }
    host.gate.close();
    await host.check(stateOf(actor.getSnapshot()), actor.getSnapshot());
  }
  actor.stop();
}

async function answer(host: Host, actor: AnyActorRef, event: Answer, from: string) {
  if (event.how === 'slow') {
    await turns();
    expect(stateOf(actor.getSnapshot()), 'while the answer is awaited').toBe(from);
  }
  host.gate.decide(host.callOf(event.actor), verdictOf(event));
}

async function answerLate(host: Host, actor: AnyActorRef, late: Answer) {
  const before = actor.getSnapshot();
  host.gate.decideOldest(host.callOf(late.actor), verdictOf(late));
  await turns();
  expect(actor.getSnapshot(), 'a late answer').toBe(before);
}

/** In the state; where the step does not leave it, once the machine has taken the event in. */
async function waitUntil(
  actor: AnyActorRef,
  seen: readonly AnyMachineSnapshot[],
  state: string,
  stays: boolean,
  what: string,
) {
  const arrived = (snapshot: AnyMachineSnapshot) =>
    stateOf(snapshot) === state && (!stays || seen.length > 0);
  try {
    await waitFor(actor, (snapshot) => arrived(snapshot), { timeout });
  } catch {
    expect(stateOf(actor.getSnapshot()), `after: ${what}`).toBe(state);
  }
}

/** Time for whatever is under way to get on: turns of the event loop, not of a clock. */
async function turns() {
  for (let turn = 0; turn < 5; turn++) await setImmediate();
}
