import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Model } from '../paths/model.ts';
import { describePath, isLate, type ModelPath } from '../paths/path.ts';
import { walkProvided } from '../provided/walk.ts';
import { type DifferingRecord, differingRecords } from '../records/expected.ts';
import { type ChangedStep, changedSteps } from './changed-steps.ts';
import { ExpectedSteps, fileOf, formatPaths } from './expected.ts';
import type { Condition } from './facts.ts';
import { always } from './rules/steps.ts';
import { brokenRules, type Rule, rulesOf } from './rules.ts';

interface Options {
  readonly models: readonly Model[];
  readonly pathsOf: (model: Model) => readonly ModelPath[];
  readonly records?: readonly DifferingRecord[];
  readonly print: (text: string) => void;
  /** `null` without a terminal. */
  readonly ask: (() => Promise<boolean>) | null;
  readonly write: (file: string, text: string) => Promise<void>;
}

const shownSteps = 4;

/**
 * Shows what the machines do now, and what is written down, by rule; then asks, and writes. What breaks a rule, or a
 * table of records, is refused: those are written by hand.
 *
 * @returns the exit code
 */
export async function accept(options: Options): Promise<0 | 1> {
  const { models, pathsOf, records = differingRecords(), print, ask, write } = options;
  const watched: Watched[] = [];
  for (const model of models) watched.push(await watch(model, pathsOf(model)));

  const refusals = [...watched.flatMap(refusal), ...records.map(recordRefusal)];
  if (refusals.length > 0) {
    print(`${refusals.join('\n\n')}\n\nNothing is written. If the product is to do that, change by hand
what it breaks: tests/model/expected/rules, tests/model/records/expected.ts.`);
    return 1;
  }

  const files: { file: string; text: string }[] = [];
  for (const one of watched) {
    const written = await writtenDown(one.model);
    const changed = (['steps', 'paths'] as const).filter((part) => written[part] !== one[part]);
    if (changed.length === 0) continue;
    print(difference(one, written));
    files.push(...changed.map((part) => ({ file: fileOf(one.model, part), text: one[part] })));
  }
  if (files.length === 0) {
    print('The machines do what is written down.');
    return 0;
  }
  if (ask === null) {
    print('Nothing is written: run it in a terminal, which asks, or with --yes.');
    return 1;
  }
  if (!(await ask())) {
    print('Nothing is written.');
    return 1;
  }
  for (const { file, text } of files) await write(file, text);
  print(`Written, to be reviewed like code: ${files.map(({ file }) => basename(file)).join(', ')}`);
  return 0;
}

interface Watched {
  readonly model: Model;
  readonly count: number;
  readonly steps: string;
  readonly paths: string;
  readonly broken: ReadonlyMap<string, readonly ModelPath[]>;
}

async function watch(model: Model, paths: readonly ModelPath[]): Promise<Watched> {
  const steps = new ExpectedSteps(model);
  const broken = new Map<string, ModelPath[]>();
  for (const path of paths) {
    const found = new Set<string>();
    let before: Condition | undefined;
    await walkProvided(model, path, (step, seen) => {
      if (step === null) steps.start(path.situation, seen);
      else if (before && !isLate(step)) {
        const happened = { situation: path.situation, event: step.event, before, after: seen };
        for (const rule of brokenRules(model.name, happened)) found.add(rule);
        steps.add(path.situation, before, step.event, seen);
      }
      const { state, facts } = seen;
      before = { state, facts };
    });
    for (const rule of found) broken.set(rule, [...(broken.get(rule) ?? []), path]);
  }
  const texts = { steps: `${steps}\n`, paths: formatPaths(model, paths) };
  return { model, count: paths.length, ...texts, broken };
}

async function writtenDown(model: Model) {
  const read = (part: 'steps' | 'paths') => readFile(fileOf(model, part), 'utf8').catch(() => '');
  return { steps: await read('steps'), paths: await read('paths') };
}

const refusal = ({ model, broken }: Watched): string[] =>
  [...broken].map(([rule, [first, ...others]]) =>
    [
      `${model.name} breaks ${rule}`,
      `  on ${others.length + 1} paths, the first: ${first ? describePath(first) : ''}`,
    ].join('\n'),
  );

const recordRefusal = ({ name, lacking, surplus }: DifferingRecord) =>
  [
    `The table of ${name} in packages/machines/src/records is not the one that is written by hand:`,
    ...lacking.map((line) => `  lacks    ${line}`),
    ...surplus.map((line) => `  has      ${line}`),
  ].join('\n');

function difference({ model, count, steps, paths }: Watched, written: Record<string, string>) {
  const changed = changedSteps(model, written['steps'] ?? '', steps);
  const ids = (text: string) => new Set(text.match(/(?<= # )\w+$/gm));
  const [old, now] = [ids(written['paths'] ?? ''), ids(paths)];
  const added = [...now].filter((id) => !old.has(id)).length;
  const gone = [...old].filter((id) => !now.has(id)).length;
  if (changed.length + added + gone === 0) {
    return `${model.name}: only the order of steps or paths differs, or their wording.\n`;
  }
  const groups = Map.groupBy(changed, (step) =>
    rulesAbout(model, step)
      .map(({ id, en }) => `${id}: ${en}`)
      .join('\n  '),
  );
  const unruled = groups.get('') ?? [];
  groups.delete('');
  return [
    `${model.name}: ${changed.length} steps differ; of ${count} paths ${added} are new, and ${gone} are gone.`,
    ...[...groups].map(([rules, all]) => `  ${rules}\n${stepLines(all)}`),
    ...(unruled.length > 0
      ? [`  No rule is about these: look closely.\n${stepLines(unruled)}`]
      : []),
    '',
  ].join('\n\n');
}

/** Rules about every step tell nothing of this one. */
function rulesAbout(model: Model, { happened }: ChangedStep): Rule[] {
  return rulesOf(model.name).filter((rule) => rule.concerns !== always && rule.concerns(happened));
}

/** Changed ones first: new ones and those that are gone mostly follow from them. */
function stepLines(all: readonly ChangedStep[]): string {
  const rank = ({ was, becomes }: ChangedStep) => (was !== '' && becomes !== '' ? 0 : 1);
  const sorted = all.toSorted((one, other) => rank(one) - rank(other));
  const lines = sorted
    .slice(0, shownSteps)
    .flatMap(({ from, event, was, becomes }) => [
      `    ${from}`,
      `      ${event}`,
      ...(was === '' ? [] : [`      was      ${was}`]),
      `      becomes  ${becomes === '' ? 'no step of any path' : becomes}`,
    ]);
  const more = all.length - shownSteps;
  return [...lines, ...(more > 0 ? [`    and ${more} more`] : [])].join('\n');
}
