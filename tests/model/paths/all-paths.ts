import { type AnyMachineSnapshot, type EventObject, initialTransition, transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import type { Answer, Model, ModelEvent, Situation } from './model.ts';
import {
  type AnyStep,
  createPath,
  type LateStep,
  type ModelPath,
  type Step,
  stepId,
} from './path.ts';
import { stateOf } from './states.ts';

interface Arrival {
  snapshot: AnyMachineSnapshot;
  steps: readonly Step[];
}

/**
 * All paths of a machine that are worth a run:
 *
 * - every simple path (no state twice), the shortest ones among them, by representative events;
 * - in each state, with each error in it and with whatever else the model distinguishes, every other event that it takes,
 *   at the end of the shortest path to it;
 * - for each call that a person or the host can break off, the answer that comes all the same.
 *
 * A path that is the beginning of another one is run as part of it.
 */
export function allPaths(model: Model): ModelPath[] {
  return model.situations.flatMap((situation) => pathsOf(model, situation));
}

function pathsOf(model: Model, situation: Situation): ModelPath[] {
  const start = initial(model, situation);
  const simple = simplePaths(model, situation);
  const arrivals = shortestArrivals(model, start);
  const visited = new Set(simple.flatMap((steps) => steps.map(edge)));
  const others: AnyStep[][] = [];
  const late: AnyStep[][] = [];
  for (const arrival of arrivals.values()) {
    for (const step of everyEvent(model, arrival)) {
      const steps = [...arrival.steps, step];
      if (apart(model, arrival.snapshot) !== '' || !visited.has(edge(step))) others.push(steps);
      late.push(...brokenOff(model, arrival, step).map((end) => [...steps, end]));
    }
  }
  const chosen = withoutBeginnings([...simple, ...others, ...late]);
  return chosen.map((steps) => createPath(model, situation, stateOf(start), steps));
}

/** Runs against the server every day. Tries longer paths first, because they take more. */
export function coverPaths(paths: readonly ModelPath[]): ModelPath[] {
  const covered = new Set<string>();
  return paths
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter((path) => {
      const added = coveredBy(path).filter((one) => !covered.has(one));
      for (const one of added) covered.add(one);
      return added.length > 0;
    });
}

export const coveredBy = ({ situation, steps }: ModelPath) => [situation.id, ...steps.map(edge)];

const edge = (step: AnyStep | undefined) => (step ? `${step.from} > ${stepId(step)}` : '');

function initial({ machine }: Model, { input }: Situation): AnyMachineSnapshot {
  return initialTransition(machine, input)[0];
}

function simplePaths(model: Model, situation: Situation): Step[][] {
  const representatives = model.events.filter(({ representative }) => representative);
  const named = new Map<EventObject, ModelEvent>(representatives.map((one) => [one.event, one]));
  const paths = getSimplePaths(model.machine, {
    events: [...named.keys()],
    input: situation.input,
    // The search would go on in a machine that is done; an actor would not.
    filterEvents: (snapshot) => (snapshot as AnyMachineSnapshot).status === 'active',
    serializeState: (snapshot) => stateOf(snapshot as AnyMachineSnapshot),
  });
  return paths.map(({ steps }) =>
    replay(
      model,
      initial(model, situation),
      steps.flatMap(({ event }) => named.get(event) ?? []),
    ),
  );
}

/**
 * The search knows a state by one of its contexts; if the one of this path takes another way, and the next event has no
 * place, the path ends.
 */
function replay(model: Model, start: AnyMachineSnapshot, events: readonly ModelEvent[]): Step[] {
  const steps: Step[] = [];
  let snapshot = start;
  for (const event of events) {
    const next = advance(model, snapshot, event);
    if (next === null) break;
    steps.push({ event, from: stateOf(snapshot), to: stateOf(next) });
    snapshot = next;
  }
  return steps;
}

function shortestArrivals(model: Model, start: AnyMachineSnapshot): Map<string, Arrival> {
  const arrivalKey = (snapshot: AnyMachineSnapshot) =>
    `${stateOf(snapshot)} ${apart(model, snapshot)}`;
  const arrivals = new Map<string, Arrival>([[arrivalKey(start), { snapshot: start, steps: [] }]]);
  for (const arrival of arrivals.values()) {
    for (const event of model.events.filter(({ representative }) => representative)) {
      const next = advance(model, arrival.snapshot, event);
      if (next === null || arrivals.has(arrivalKey(next))) continue;
      const step = { event, from: stateOf(arrival.snapshot), to: stateOf(next) };
      arrivals.set(arrivalKey(next), { snapshot: next, steps: [...arrival.steps, step] });
    }
  }
  return arrivals;
}

const apart = (model: Model, { context }: AnyMachineSnapshot): string =>
  `${context['error']?.code ?? ''}${model.apart?.(context) ?? ''}`;

/** `null` if the state has no use for the event. */
function advance(
  { machine }: Model,
  snapshot: AnyMachineSnapshot,
  { event }: ModelEvent,
): AnyMachineSnapshot | null {
  if (snapshot.status !== 'active') return null;
  const transitions: readonly unknown[] | undefined = machine.getTransitionData(snapshot, event);
  return transitions !== undefined && transitions.length > 0
    ? transition(machine, snapshot, event)[0]
    : null;
}

function everyEvent(model: Model, { snapshot }: Arrival): Step[] {
  return model.events.flatMap((event) => {
    if (event.kind === 'answer' && !calls(snapshot).includes(event.actor)) return [];
    const next = advance(model, snapshot, event);
    return next ? [{ event, from: stateOf(snapshot), to: stateOf(next) }] : [];
  });
}

const calls = (snapshot: AnyMachineSnapshot) => Object.keys(snapshot.children);

function brokenOff(model: Model, { snapshot }: Arrival, { event, to }: Step): LateStep[] {
  const after = event.kind === 'answer' ? null : advance(model, snapshot, event);
  if (!after) return [];
  return calls(snapshot)
    .filter((actor) => !sameCall(snapshot, after, actor))
    .flatMap((actor) => {
      const late = firstAnswer(model, actor);
      return late ? [{ late, from: to, to }] : [];
    });
}

const sameCall = (before: AnyMachineSnapshot, after: AnyMachineSnapshot, actor: string) =>
  before.children[actor] === after.children[actor];

function firstAnswer(model: Model, actor: string): Answer | undefined {
  return model.events.find(
    (event): event is Answer =>
      event.kind === 'answer' && event.actor === actor && event.how === 'answered',
  );
}

function withoutBeginnings(paths: readonly (readonly AnyStep[])[]): (readonly AnyStep[])[] {
  const beginnings = new Set<string>();
  const keyed = new Map<string, readonly AnyStep[]>();
  for (const steps of paths) {
    const ids = steps.map(stepId);
    ids.forEach((_, length) => {
      beginnings.add(ids.slice(0, length).join(' > '));
    });
    keyed.set(ids.join(' > '), steps);
  }
  return [...keyed].filter(([key]) => !beginnings.has(key)).map(([, steps]) => steps);
}
