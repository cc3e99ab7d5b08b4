import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';
import {
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  waitFor,
} from 'xstate';
import { expectedPaths } from '../expected/expected.ts';
import { conditionOf, withEffects } from '../expected/facts.ts';
import { judge } from '../expected/judge.ts';
import { coverPaths } from '../paths/all-paths.ts';
import type { Answer, Model } from '../paths/model.ts';
import { type AnyStep, describeStep, isLate, type ModelPath, type Step } from '../paths/path.ts';
import { isReplay } from '../paths/replay.ts';
import { type OnStep, TimeoutError } from '../paths/results.ts';
import { stateOf } from '../paths/states.ts';
import { verdictOf } from './gate.ts';
import type { CreateHost, Host } from './host.ts';
import type { ModelServer } from './model-server.ts';

/** All paths in the long run and for a replay; otherwise enough to take every event in every state. */
export function servedPaths(model: Model): readonly ModelPath[] {
  const paths = expectedPaths(model);
  return isReplay() || process.env['MODEL_PATHS'] === 'all' ? paths : coverPaths(paths);
}

export async function runServed(
  server: ModelServer,
  model: Model,
  createHost: CreateHost,
  path: ModelPath,
  onStep: OnStep,
): Promise<void> {
  const host = await createHost(server, path);
  const { clock } = host;
  const { machine, drainEffects } = withEffects(host.machine);
  const actor: AnyActor = createActor(machine, { input: host.input, ...(clock && { clock }) });
  const seen = () => ({ ...conditionOf(actor, clock?.waitsMs()), effects: drainEffects() });
  const judged = judge(model, path, 'of the server');
  try {
    actor.start();
    judged.start(seen());
    for (const [index, step] of path.steps.entries()) {
      onStep(index);
      host.begin?.(index);
      await beforeBreakingOff(host, path.steps[index + 1]);
      await (isLate(step) ? answerLate(host, actor, step.late) : perform(host, actor, step, index));
      judged.step(step, seen());
      host.gate.close();
      await host.check(stateOf(actor.getSnapshot()), actor.getSnapshot());
    }
  } finally {
    actor.stop();
    host.gate.abandon();
  }
}

async function perform(host: Host, actor: AnyActorRef, step: Step, index: number) {
  const { event, from, to } = step;
  const seen: AnyMachineSnapshot[] = [];
  const real = event.kind === 'sent' ? await host.realEvent(event, index) : null;
  const subscription = actor.subscribe((snapshot) => seen.push(snapshot));
  if (real !== null) actor.send(real);
  else if (event.kind === 'elapsed') host.elapse?.();
  else if (event.kind === 'answer') await answer(host, actor, event, from);
  await waitUntil(actor, seen, to, from === to, describeStep(step));
  subscription.unsubscribe();
}

/** A call that is to be broken off, and answered all the same, has to be under way. */
async function beforeBreakingOff(host: Host, next: AnyStep | undefined) {
  if (next === undefined || !isLate(next)) return;
  const call = host.callOf(next.late.actor);
  await expect.poll(() => host.gate.isHeld(call), { message: `${call} is under way` }).toBe(true);
}

async function answer(host: Host, actor: AnyActorRef, event: Answer, from: string) {
  if (event.how === 'slow') {
    await turns();
    expect(stateOf(actor.getSnapshot()), 'while the answer is awaited').toBe(from);
  }
  await host.prepareAnswer?.(event);
  host.gate.decide(host.callOf(event.actor), verdictOf(event));
}

async function answerLate(host: Host, actor: AnyActorRef, late: Answer) {
  const before = actor.getSnapshot();
  host.gate.decideOldest(host.callOf(late.actor), verdictOf(late));
  await turns();
  expect(actor.getSnapshot(), 'a late answer').toBe(before);
}

export async function waitUntil(
  actor: AnyActorRef,
  seen: readonly AnyMachineSnapshot[],
  state: string,
  isSelf: boolean,
  what: string,
  timeout = 10_000,
): Promise<void> {
  const arrived = (snapshot: AnyMachineSnapshot) =>
    stateOf(snapshot) === state && (!isSelf || seen.length > 0);
  try {
    await waitFor(actor, (snapshot) => arrived(snapshot), { timeout });
  } catch {
    if (seen.length === 0) {
      throw new TimeoutError(`Nothing came within ${timeout / 1000} s of: ${what}`);
    }
    expect(stateOf(actor.getSnapshot()), `after: ${what}`).toBe(state);
  }
}

/** Time for whatever is under way to get on: turns of the event loop, not of a clock. */
async function turns() {
  for (let turn = 0; turn < 5; turn++) await setImmediate();
}
