import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { SimulatedClock } from 'xstate';
import { stateOf } from '../paths/states.ts';

export interface Condition {
  readonly state: string;
  readonly facts: readonly string[];
}

export interface Outcome extends Condition {
  readonly effects: readonly string[];
}

export function recordingClock() {
  const inner = new SimulatedClock();
  const due = new Map<unknown, number>();
  return {
    setTimeout(run: () => void, ms: number) {
      const id = inner.setTimeout(() => {
        due.delete(id);
        run();
      }, ms);
      due.set(id, ms);
      return id;
    },
    clearTimeout(id: number) {
      due.delete(id);
      inner.clearTimeout(id);
    },
    elapse: () => inner.increment(Math.max(0, ...due.values())),
    waitsMs: () => [...due.values()],
  };
}

export function withEffects(machine: AnyStateMachine) {
  let effects: string[] = [];
  const named = ['clearSession'].flatMap((name) => {
    const run = machine.implementations.actions[name];
    if (typeof run !== 'function') return [];
    const noted = (args: unknown, params: unknown) => {
      effects.push(name);
      return Reflect.apply(run, undefined, [args, params]);
    };
    return [[name, noted]];
  });
  return {
    machine: machine.provide({ actions: Object.fromEntries(named) }),
    drainEffects() {
      const drained = effects;
      effects = [];
      return drained;
    },
  };
}

export function conditionOf(actor: AnyActor, waitsMs: readonly number[] = []): Condition {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const initial = initialContext(snapshot);
  const held = Object.entries(snapshot.context).flatMap(([key, value]) =>
    key === 'request' || brief(value) === brief(initial[key]) ? [] : [factOf(key, value)],
  );
  const calls = Object.entries(snapshot.children).map(([id, child]) =>
    id.startsWith('xstate.after') ? '' : `calls ${id}${detail(inputOf(child))}`,
  );
  return {
    state: stateOf(snapshot),
    facts: [
      ...held,
      ...calls.filter(Boolean),
      ...waitsMs.map((ms) => `timer ${ms / 1000} s`),
      ...[...snapshot.tags].sort().map((tag) => `tag ${tag}`),
      ...(snapshot.status === 'active' ? [] : [`output ${decisionText(snapshot.output)}`]),
    ],
  };
}

/** A fact as far as a server that invents tokens and messages can be held to it. */
export const withoutDetail = (fact: string) => fact.split(' = ')[0] ?? fact;

function initialContext({ machine, context }: AnyMachineSnapshot): Record<string, unknown> {
  const { context: initial } = machine.config;
  if (typeof initial !== 'function') return initial ?? {};
  return Reflect.apply(initial, undefined, [{ input: context['request'], spawn: () => {} }]);
}

function factOf(key: string, value: unknown): string {
  switch (key) {
    case 'error': {
      const { code, message } = value as { code: string; message?: string };
      return `error ${code}${detail(message)}`;
    }
    case 'dueInMs':
      return `due in ${Number(value) / 1000} s`;
    case 'decision':
      return `decision ${decisionText(value)}`;
    default:
      return typeof value === 'object' || key === 'accessToken'
        ? `${key}${detail(value)}`
        : `${key} ${String(value)}`;
  }
}

function decisionText(value: unknown): string {
  const { error, ...decision } = value as { error?: unknown };
  return `${Object.values(decision).map(String).join(' ')}${error === undefined ? '' : ` with an error${detail(error)}`}`;
}

const detail = (value: unknown) =>
  value === undefined || value === null ? '' : ` = ${brief(value)}`;

function inputOf(child: unknown): unknown {
  const { options } = child as { options?: { input?: unknown } };
  return options?.input;
}

function brief(value: unknown): string {
  if (value === undefined || value === null) return '-';
  if (value instanceof Error) return value.message;
  if (Array.isArray(value)) return `[${value.map(brief).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  if ('grants' in value && 'roles' in value) return `permissions of ${brief(value.roles)}`;
  if ('accessToken' in value && 'refreshToken' in value) {
    return `${brief(value.accessToken)}/${brief(value.refreshToken)}`;
  }
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries.map(([key, one]) => `${key}: ${brief(one)}`).join(', ')}}`;
}
