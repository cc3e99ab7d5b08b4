import { type AnyStateMachine, not, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** The host's own: what it does is not the machine's. */
const hostAction = 'clearSession';

export interface Mutation {
  /** As `authenticated session.rejected: action 'clearContext' removed`. */
  readonly name: string;
  mutant(): AnyStateMachine;
}

// Loose types: those of xstate forbid the mutations.
interface StateConfig {
  on?: Record<string, unknown>;
  after?: Record<string, unknown>;
  always?: unknown;
  invoke?: { id: string; onDone?: unknown; onError?: unknown };
  entry?: unknown;
  exit?: unknown;
  initial?: string;
  tags?: unknown;
  states?: Record<string, StateConfig>;
}

interface Branch {
  target?: string;
  guard?: unknown;
  actions?: unknown;
}

export function mutationsOf(machine: AnyStateMachine): Mutation[] {
  const leaves = getStateNodes(machine)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ id }) => id);
  return [
    ...statePaths(machine.config as StateConfig).flatMap((path) => [
      ...transitionMutations(machine, path, leaves),
      ...stateMutations(machine, path),
    ]),
    ...implementationMutations(machine),
  ];
}

function statePaths(config: StateConfig, path: readonly string[] = []): (readonly string[])[] {
  const inner = Object.entries(config.states ?? {});
  return [path, ...inner.flatMap(([name, state]) => statePaths(state, [...path, name]))];
}

const stateAt = (config: StateConfig, path: readonly string[]): StateConfig =>
  path.reduce((state, name) => state.states?.[name] ?? {}, config);

/** Shares nothing but functions: parts of a machine are used in several states. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)])) as T;
}

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const branchesOf = (value: unknown): Branch[] =>
  listOf(value).map((one) => (typeof one === 'string' ? { target: one } : (one as Branch)));

function transitionsIn(state: StateConfig) {
  const { on = {}, after = {}, invoke } = state;
  return [
    ...Object.keys(on).map((event) => ({ event, holder: on, key: event })),
    ...Object.keys(after).map((delay) => ({ event: `after ${delay}`, holder: after, key: delay })),
    ...(['onDone', 'onError'] as const)
      .filter((key) => invoke?.[key] !== undefined)
      .map((key) => ({ event: `${invoke?.id} ${key}`, holder: invoke as object, key })),
    ...(state.always === undefined ? [] : [{ event: 'always', holder: state, key: 'always' }]),
  ] as { event: string; holder: Record<string, unknown>; key: string }[];
}

function transitionMutations(
  machine: AnyStateMachine,
  path: readonly string[],
  leaves: readonly string[],
): Mutation[] {
  const state = stateAt(machine.config as StateConfig, path);
  const source = [machine.id, ...path].join('.');
  return transitionsIn(state).flatMap(({ event, holder, key }, at) => {
    const branches = branchesOf(holder[key]);
    return branches.flatMap((branch, index) => {
      const way = branches.length > 1 ? ` #${index + 1}` : '';
      const change = (what: string, edit: (branch: Branch) => Branch[]) =>
        mutation(machine, `${path.join('.') || '(any)'} ${event}${way}: ${what}`, (config) => {
          const found = transitionsIn(stateAt(config, path))[at];
          if (!found) return;
          const all = branchesOf(found.holder[found.key]);
          const edited = all.flatMap((one, i) => (i === index ? edit(one) : [one]));
          if (edited.length === 0) delete found.holder[found.key];
          else found.holder[found.key] = edited;
        });
      const other = leaves.find((id) => id !== source && !id.endsWith(branch.target ?? ' '));
      return [
        change('removed', () => []),
        change('swallowed', ({ guard }) => [guard === undefined ? {} : { guard }]),
        change('wrong target', (one) => [{ ...one, target: `#${other}` }]),
        ...(branch.guard === undefined
          ? []
          : [
              change('guard inverted', (one) => [{ ...one, guard: not(one.guard as never) }]),
              change('guard removed', ({ guard: _, ...one }) => [one]),
            ]),
        ...listOf(branch.actions).map((action, position) =>
          change(`action ${nameOf(action)} removed`, (one) => [
            { ...one, actions: listOf(one.actions).filter((_, i) => i !== position) },
          ]),
        ),
      ];
    });
  });
}

function stateMutations(machine: AnyStateMachine, path: readonly string[]): Mutation[] {
  const state = stateAt(machine.config as StateConfig, path);
  const change = (what: string, edit: (state: StateConfig) => void) =>
    mutation(machine, `${path.join('.') || '(any)'}: ${what}`, (config) =>
      edit(stateAt(config, path)),
    );
  const names = Object.keys(state.states ?? {});
  const next = names[names.indexOf(state.initial ?? '') + 1];
  return [
    ...(['entry', 'exit'] as const).flatMap((key) =>
      listOf(state[key]).map((action, position) =>
        change(`${key} ${nameOf(action)} removed`, (one) => {
          one[key] = listOf(one[key]).filter((_, i) => i !== position);
        }),
      ),
    ),
    ...listOf(state.tags).map((tag) =>
      change(`tag ${String(tag)} removed`, (one) => {
        one.tags = listOf(one.tags).filter((other) => other !== tag);
      }),
    ),
    ...(state.initial !== undefined && next !== undefined
      ? [
          change('wrong beginning', (one) => {
            one.initial = next;
          }),
        ]
      : []),
  ];
}

function implementationMutations(machine: AnyStateMachine): Mutation[] {
  const { guards, actions, delays } = machine.implementations;
  const provided = (name: string, implementations: object): Mutation => ({
    name,
    mutant: () => machine.provide(implementations),
  });
  return [
    ...Object.keys(guards).flatMap((name) => [
      provided(`guard ${name}: always`, { guards: { [name]: () => true } }),
      provided(`guard ${name}: never`, { guards: { [name]: () => false } }),
    ]),
    ...Object.keys(actions)
      .filter((name) => name !== hostAction)
      .map((name) => provided(`action ${name}: does nothing`, { actions: { [name]: () => {} } })),
    ...Object.entries(delays).flatMap(([name, delay]) =>
      [0.5, 2].map((factor) =>
        provided(`delay ${name}: times ${factor}`, {
          delays: {
            [name]: (args: unknown, params: unknown) =>
              factor *
              (typeof delay === 'function'
                ? Number(Reflect.apply(delay, undefined, [args, params]))
                : Number(delay)),
          },
        }),
      ),
    ),
  ];
}

function mutation(
  machine: AnyStateMachine,
  name: string,
  edit: (config: StateConfig) => void,
): Mutation {
  return {
    name,
    mutant() {
      const config = copy(machine.config) as StateConfig;
      edit(config);
      return new StateMachine(config as never, machine.implementations);
    },
  };
}

function nameOf(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  return 'assign';
}
