import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

const nameOf = (node: AnyStateNode) => node.path.join('.');

/** Returns `mfa_required.verifying`, for example. */
export function stateOf(snapshot: AnyMachineSnapshot): string {
  const names = snapshot._nodes.map(nameOf);
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest), '');
}

/** Leaves out states that are left in the very step that enters them. */
export function visibleStates(machine: AnyStateMachine): string[] {
  return getStateNodes(machine)
    .filter((node) => Object.keys(node.states).length === 0 && !isPassing(node))
    .map(nameOf)
    .sort();
}

const isPassing = (node: AnyStateNode) => (node.always ?? []).some(({ guard }) => !guard);
