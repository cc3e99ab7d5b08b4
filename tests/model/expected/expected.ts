import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model, ModelEvent, Situation } from '../paths/model.ts';
import { type AnyStep, createPath, isLate, type ModelPath, stepId } from '../paths/path.ts';
import type { Condition, Outcome } from './facts.ts';

export interface Expected {
  readonly paths: readonly ModelPath[];
  start(situation: Situation): Condition;
  /** Undefined if not written down. */
  after(situation: Situation, before: Condition, step: AnyStep): Outcome | undefined;
}

const folder = import.meta.dirname;
export const fileOf = (model: Model, part: 'steps' | 'paths') =>
  join(folder, `${model.name}.${part}.txt`);

const read = new Map<string, Expected>();

export function expectedOf(model: Model): Expected {
  const known = read.get(model.name);
  if (known) return known;
  const steps = readSteps(readFileSync(fileOf(model, 'steps'), 'utf8'));
  const paths = readPaths(model, readFileSync(fileOf(model, 'paths'), 'utf8'));
  const expected: Expected = {
    paths,
    start: ({ id }) => parse(steps.get(id)?.keys().next().value ?? ''),
    after(situation, before, step) {
      if (isLate(step)) return { ...before, effects: [] };
      const line = steps.get(situation.id)?.get(format(before))?.get(step.event.id);
      return line === undefined ? undefined : parseOutcome(line);
    },
  };
  read.set(model.name, expected);
  return expected;
}

export const expectedPaths = (model: Model) => expectedOf(model).paths;

/** By situation, what can be seen, and the event. */
export type Steps = Map<string, Map<string, Map<string, string>>>;

const format = ({ state, facts }: Condition) => [state, ...facts].join(' | ');
const formatOutcome = (outcome: Outcome) =>
  `${format(outcome)}${outcome.effects.map((effect) => ` ! ${effect}`).join('')}`;

export function parse(text: string): Condition {
  const [state = '', ...facts] = text.split(' | ');
  return { state, facts };
}

export function parseOutcome(text: string): Outcome {
  const [condition = '', ...effects] = text.split(' ! ');
  return { ...parse(condition), effects };
}

const about = (model: Model) =>
  `# ${model.name}: written by \`pnpm model:accept\`, and reviewed like code.`;

// Headings: `given <situation>` and a condition; below each, what comes of an event in it.
export function readSteps(text: string): Steps {
  const steps: Steps = new Map();
  let conditions = new Map<string, Map<string, string>>();
  let events = new Map<string, string>();
  for (const line of text.split('\n')) {
    const given = /^given (\S+):/.exec(line)?.[1];
    if (line === '' || line.startsWith('#')) continue;
    if (given !== undefined) {
      conditions = new Map();
      steps.set(given, conditions);
    } else if (line.startsWith('  ')) {
      const [, event = '', outcome = ''] = /^ {2}(.*?) \(.*?\) -> (.*)$/.exec(line) ?? [];
      events.set(event, outcome);
    } else {
      events = new Map();
      conditions.set(line, events);
    }
  }
  return steps;
}

export class ExpectedSteps {
  readonly #situations = new Map<Situation, Map<string, Map<string, string>>>();
  readonly #model: Model;

  constructor(model: Model) {
    this.#model = model;
  }

  start(situation: Situation, condition: Condition): void {
    this.#eventsIn(situation, condition);
  }

  /** @throws if the facts cannot distinguish two histories with different outcomes */
  add(situation: Situation, before: Condition, event: ModelEvent, outcome: Outcome): void {
    const events = this.#eventsIn(situation, before);
    this.#eventsIn(situation, outcome);
    const line = `  ${event.id} (${event.says.en}) -> ${formatOutcome(outcome)}`;
    const known = events.get(event.id);
    if (known !== undefined && known !== line) {
      throw new Error(`From '${format(before)}' two ways lead on:\n${known}\n${line}`);
    }
    events.set(event.id, line);
  }

  toString(): string {
    const parts = [...this.#situations].flatMap(([situation, conditions]) => [
      `given ${situation.id}: ${situation.says.en}`,
      '',
      ...[...conditions].flatMap(([condition, events]) => [condition, ...events.values(), '']),
    ]);
    return [about(this.#model), '', ...parts].join('\n');
  }

  #eventsIn(situation: Situation, condition: Condition): Map<string, string> {
    const conditions = getOrAdd(this.#situations, situation, () => new Map());
    return getOrAdd(conditions, format(condition), () => new Map());
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}

export function formatPaths(model: Model, paths: readonly ModelPath[]): string {
  const lines = [about(model), ''];
  let before: readonly string[] = [];
  for (const path of paths.map(linesOf).sort(byLines)) {
    const shared = path.findIndex((line, depth) => line !== before[depth]);
    lines.push(...path.slice(shared).map((line, depth) => ' '.repeat(shared + depth) + line));
    before = path;
  }
  return `${lines.join('\n')}\n`;
}

const linesOf = ({ situation, start, steps, id }: ModelPath): string[] => {
  const lines = [
    `given ${situation.id} -> ${start}`,
    ...steps.map((step) => `${stepId(step)} -> ${step.to}`),
  ];
  return [...lines.slice(0, -1), `${lines.at(-1)} # ${id}`];
};

function byLines(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((line, depth) => line !== other[depth]);
  if (at === -1) return one.length - other.length;
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}

function readPaths(model: Model, text: string): ModelPath[] {
  const situations = new Map(model.situations.map((situation) => [situation.id, situation]));
  const paths: ModelPath[] = [];
  let situation: Situation | undefined;
  let start = '';
  let steps: AnyStep[] = [];
  for (const line of text.split('\n')) {
    const [, indent = '', what = '', to = '', id] =
      /^( *)(.+?) -> (\S+)(?: # (\w+))?$/.exec(line) ?? [];
    if (to === '') continue;
    if (what.startsWith('given ')) {
      situation = situations.get(what.slice('given '.length));
      start = to;
      steps = [];
    } else {
      const before = steps.slice(0, indent.length - 1);
      steps = [...before, readStep(model, what, before.at(-1)?.to ?? start, to)];
    }
    if (id === undefined || situation === undefined) continue;
    paths.push(createPath(model, situation, start, steps));
  }
  return paths;
}

function readStep({ name, events }: Model, what: string, from: string, to: string): AnyStep {
  const id = what.replace(/^late /, '');
  const event = events.find((one) => one.id === id);
  if (!event) throw new Error(`${name} has no event '${what}': run pnpm model:accept.`);
  const isLateAnswer = what !== id && event.kind === 'answer';
  return isLateAnswer ? { late: event, from, to } : { event, from, to };
}
