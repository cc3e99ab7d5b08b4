import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import {
  adjacencyMapToArray,
  getAdjacencyMap,
  getShortestPaths,
  getStateNodes,
} from 'xstate/graph';

/** Event of a successful actor, without running the actor. */
export const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
export const failed = (id: string, error?: unknown) => ({
  type: `xstate.error.actor.${id}`,
  error,
});

/** One line for each state and context, distinguished by both. */
export const serializeState = (snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, snapshot.context]);

/** One event taken in one snapshot. */
export interface Step {
  state: AnyMachineSnapshot;
  event: EventObject;
  nextState: AnyMachineSnapshot;
}

/** Every event in every snapshot that the events can lead to. */
export function explore(
  machine: AnyStateMachine,
  events: readonly EventObject[],
  input?: unknown,
  serialize = serializeState,
): Step[] {
  const options = { events, serializeState: serialize, input };
  return adjacencyMapToArray(getAdjacencyMap(machine, options));
}

const nameOf = (node: AnyStateNode) => node.path.join('.');

/** The names of all states that have no states inside them. */
export function leafNames(machine: AnyStateMachine): string[] {
  return getStateNodes(machine)
    .filter((node) => Object.keys(node.states).length === 0)
    .map(nameOf)
    .sort();
}

/** The name of the innermost state that a snapshot is in. */
export function leafOf(snapshot: AnyMachineSnapshot): string {
  const names = snapshot._nodes.map(nameOf);
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest), '');
}

/** Every transition that the machine declares, as `state event`. */
function declaredTransitions(machine: AnyStateMachine): string[] {
  return [machine.root, ...getStateNodes(machine)]
    .flatMap((node) => [...node.transitions.keys()].map((event) => `${nameOf(node)} ${event}`))
    .sort();
}

/** Returns the transitions taken, from a state or a state inside it. */
function takenTransitions(machine: AnyStateMachine, steps: readonly Step[]): string[] {
  const taken = new Set<string>();
  for (const { state, event, nextState } of steps) {
    const handler = state._nodes.findLast((node: AnyStateNode) => node.transitions.has(event.type));
    if (handler && nextState !== state) taken.add(`${nameOf(handler)} ${event.type}`);
  }
  return declaredTransitions(machine).filter((transition) => taken.has(transition));
}

/** The names of the innermost states, each once. */
export const namesOf = (snapshots: readonly AnyMachineSnapshot[]) =>
  [...new Set(snapshots.map(leafOf))].sort();

/** The states that no path of these events leads to. */
export function unreachedStates(
  machine: AnyStateMachine,
  events: readonly EventObject[],
): string[] {
  const paths = getShortestPaths(machine, { events, serializeState });
  const reached = namesOf(paths.map(({ state }) => state));
  return leafNames(machine).filter((name) => !reached.includes(name));
}

/** The declared transitions that none of these steps takes. */
export function untakenTransitions(machine: AnyStateMachine, steps: readonly Step[]): string[] {
  const taken = takenTransitions(machine, steps);
  return declaredTransitions(machine).filter((transition) => !taken.includes(transition));
}
