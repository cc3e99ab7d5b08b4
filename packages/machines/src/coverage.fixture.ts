import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import {
  adjacencyMapToArray,
  getAdjacencyMap,
  getShortestPaths,
  getStateNodes,
} from 'xstate/graph';

export const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
export const failed = (id: string, error?: unknown) => ({
  type: `xstate.error.actor.${id}`,
  error,
});

export const serializeState = (snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, snapshot.context]);

export interface Step {
  state: AnyMachineSnapshot;
  event: EventObject;
  nextState: AnyMachineSnapshot;
}

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

export function leafNames(machine: AnyStateMachine): string[] {
  return getStateNodes(machine)
    .filter((node) => Object.keys(node.states).length === 0)
    .map(nameOf)
    .sort();
}

export function leafOf(snapshot: AnyMachineSnapshot): string {
  const names = snapshot._nodes.map(nameOf);
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest), '');
}

function declaredTransitions(machine: AnyStateMachine): string[] {
  return [machine.root, ...getStateNodes(machine)]
    .flatMap((node) => [...node.transitions.keys()].map((event) => `${nameOf(node)} ${event}`))
    .sort();
}

function coveredTransitions(machine: AnyStateMachine, steps: readonly Step[]): string[] {
  const covered = new Set<string>();
  for (const { state, event, nextState } of steps) {
    const handler = state._nodes.findLast((node: AnyStateNode) => node.transitions.has(event.type));
    if (handler && nextState !== state) covered.add(`${nameOf(handler)} ${event.type}`);
  }
  return declaredTransitions(machine).filter((transition) => covered.has(transition));
}

export const namesOf = (snapshots: readonly AnyMachineSnapshot[]) =>
  [...new Set(snapshots.map(leafOf))].sort();

export function uncoveredStates(
  machine: AnyStateMachine,
  events: readonly EventObject[],
): string[] {
  const paths = getShortestPaths(machine, { events, serializeState });
  const covered = namesOf(paths.map(({ state }) => state));
  return leafNames(machine).filter((name) => !covered.includes(name));
}

export function uncoveredTransitions(machine: AnyStateMachine, steps: readonly Step[]): string[] {
  const covered = coveredTransitions(machine, steps);
  return declaredTransitions(machine).filter((transition) => !covered.includes(transition));
}
