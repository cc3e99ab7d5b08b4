import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

const nameOf = (node: AnyStateNode) => node.path.join('.');

/** The innermost state that a snapshot is in, as `mfa_required.verifying`. */
export function stateOf(snapshot: AnyMachineSnapshot): string {
  const names = snapshot._nodes.map(nameOf);
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest), '');
}

/**
 * The states that can be seen: those without states inside them, less those that are left in the very
 * step that enters them.
 */
export function visibleStates(machine: AnyStateMachine): string[] {
  return getStateNodes(machine)
    .filter((node) => Object.keys(node.states).length === 0 && !isPassing(node))
    .map(nameOf)
    .sort();
}

const isPassing = (node: AnyStateNode) => (node.always ?? []).some(({ guard }) => !guard);
