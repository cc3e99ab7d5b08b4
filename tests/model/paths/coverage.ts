import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Model } from './model.ts';
import { isLate, type ModelPath } from './path.ts';
import { stateOf, visibleStates } from './states.ts';

export interface Part {
  readonly all: readonly string[];
  readonly covered: readonly string[];
  readonly missing: readonly string[];
}

export interface Coverage {
  readonly states: Part;
  /** Each branch of each transition, as `error login.submit #0`. */
  readonly transitions: Part;
  readonly events: Part;
}

const nameOf = (node: AnyStateNode) => node.path.join('.') || '(any)';

export function coverageOf(model: Model, paths: readonly ModelPath[]): Coverage {
  const states = new Set<string>();
  const transitions = new Set<string>();
  const events = new Set<string>();
  for (const path of paths) {
    let snapshot = begin(model, path, transitions);
    states.add(stateOf(snapshot));
    for (const step of path.steps) {
      if (isLate(step)) continue;
      const { event } = step;
      events.add(event.id);
      snapshot = follow(model.machine, snapshot, event.event, transitions);
      states.add(stateOf(snapshot));
    }
  }
  return {
    states: part(visibleStates(model.machine), states),
    transitions: part(branches(model.machine), transitions),
    events: part(
      model.events.map(({ id }) => id),
      events,
    ),
  };
}

function begin(model: Model, path: ModelPath, seen: Set<string>): AnyMachineSnapshot {
  const microsteps = getInitialMicrosteps(model.machine, path.situation.input);
  return passOn(
    microsteps.map(([snapshot]) => snapshot),
    seen,
  );
}

function follow(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: { type: string },
  seen: Set<string>,
): AnyMachineSnapshot {
  const chosen: readonly AnyTransitionDefinition[] = machine.getTransitionData(snapshot, event);
  for (const transition of chosen) seen.add(branchName(transition));
  const microsteps = getMicrosteps(machine, snapshot, event);
  return microsteps.length === 0
    ? snapshot
    : passOn(
        microsteps.map(([next]) => next),
        seen,
      );
}

function passOn(snapshots: readonly AnyMachineSnapshot[], seen: Set<string>): AnyMachineSnapshot {
  snapshots.slice(1).forEach((next, index) => {
    const before = snapshots[index];
    const passed = before?._nodes.findLast(({ always }: AnyStateNode) => (always ?? []).length > 0);
    const way = passed?.always?.find(({ target }: AnyTransitionDefinition) =>
      target?.some((node) => next._nodes.includes(node)),
    );
    if (way) seen.add(branchName(way));
  });
  const last = snapshots.at(-1);
  if (!last) throw new Error('A machine begins in a state.');
  return last;
}

function branches(machine: AnyStateMachine): string[] {
  return [machine.root, ...getStateNodes(machine)]
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map(branchName)
    .sort();
}

function branchName(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = source.always?.includes(transition)
    ? source.always
    : (source.transitions.get(eventType) ?? []);
  const event = eventType === '' ? 'always' : readable(eventType);
  const index = siblings.length > 1 ? ` #${siblings.indexOf(transition) + 1}` : '';
  return `${nameOf(source)} ${event}${index}`;
}

const readable = (eventType: string) =>
  eventType
    .replace(/^xstate\.done\.actor\.(.*)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.*)$/, '$1 failed')
    .replace(/^xstate\.after\.([^.]*)\..*$/, 'after $1');

function part(all: readonly string[], found: ReadonlySet<string>): Part {
  return {
    all,
    covered: all.filter((name) => found.has(name)),
    missing: all.filter((name) => !found.has(name)),
  };
}
