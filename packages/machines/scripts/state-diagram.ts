import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The machine as Mermaid draws it, taken from the machine itself. */
export function stateDiagram(machine: AnyStateMachine): string {
  const lines = ['stateDiagram-v2', ...states(machine.root, 1), ...transitions(machine.root, 1)];
  if (machine.root.transitions.size > 0) lines.splice(1, 0, `${indent(1)}state "(any)" as ${any}`);
  return lines.join('\n');
}

/** Source of events of the whole machine: an arrow from each state would hide the others. */
const any = 'any_state';
const indent = (depth: number) => '  '.repeat(depth);
const idOf = (node: AnyStateNode) => node.path.join('_');

function states(node: AnyStateNode, depth: number): string[] {
  const children = Object.values(node.states);
  const initial = node.initial.target[0];
  return [
    ...(initial ? [`${indent(depth)}[*] --> ${idOf(initial)}`] : []),
    ...children.flatMap((child) => {
      const title = `${indent(depth)}state "${child.key}" as ${idOf(child)}`;
      const end = child.type === 'final' ? [`${indent(depth)}${idOf(child)} --> [*]`] : [];
      if (Object.keys(child.states).length === 0) return [title, ...end];
      return [`${title} {`, ...states(child, depth + 1), `${indent(depth)}}`];
    }),
  ];
}

function transitions(node: AnyStateNode, depth: number): string[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return [
    ...own.flatMap((one) => arrows(node, one, depth)),
    ...Object.values(node.states).flatMap((child) => transitions(child, depth)),
  ];
}

function arrows(node: AnyStateNode, transition: AnyTransitionDefinition, depth: number): string[] {
  const source = node.parent ? idOf(node) : any;
  const targets = transition.target?.map(idOf) ?? [source];
  return targets.map((target) => `${indent(depth)}${source} --> ${target}${label(transition)}`);
}

function label({ eventType, guard }: AnyTransitionDefinition): string {
  const event = eventType
    .replace(/^xstate\.done\.actor\.(.*)$/, '$1 done')
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^xstate\.error\.actor\.(.*)$/, '$1 failed');
  const name = typeof guard === 'string' ? guard : guard && 'type' in guard ? guard.type : '';
  const text = [event, name && `[${name}]`].filter(Boolean).join(' ');
  return text === '' ? '' : ` : ${text}`;
}
