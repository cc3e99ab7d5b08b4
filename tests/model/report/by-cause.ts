import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { namesBroken } from '../expected/rules.ts';
import { byCause, causeId, commonMessage } from './causes.ts';

const shownCauses = 4;
const shownLines = 4;
const shownSigns = 200;
const workspace = join(import.meta.dirname, '../../..');

interface Failed {
  readonly key: string;
  readonly error: string;
  readonly timedOut: boolean;
  readonly what: 'path' | 'test' | 'error';
  readonly where: string;
  readonly again: string;
}

/** Prints no test, and writes for `scripts/test.mjs` what has failed, by cause, in at most 26 lines. */
export default class ByCause implements Reporter {
  #file = '';
  #ended = 0;

  onInit({ config }: Vitest): void {
    if (typeof config.outputFile !== 'string') throw new Error('Name a file: --outputFile=FILE');
    this.#file = config.outputFile;
  }

  onTestModuleEnd(): void {
    this.#ended++;
    if (process.stdout.isTTY) process.stdout.write(`\r${this.#ended} test files have ended. `);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const outside = { what: 'error', where: 'outside of every test' } as const;
    const failed = [
      ...tests.filter((test) => test.result().state === 'failed').map(failedTest),
      ...modules.flatMap((module) =>
        [module, ...module.children.allSuites()].flatMap((one) =>
          one.errors().map((error) => describe(error, { ...outside, ...ofFile(module) })),
        ),
      ),
      ...unhandled.map((error) => describe(error, { ...outside, again: 'pnpm test:model' })),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failures = failed.length === 0 ? [] : [inLines(failed)];
    writeFileSync(this.#file, JSON.stringify({ passed, failed: failed.length, failures }));
  }
}

function failedTest(test: TestCase): Failed {
  const { path } = test.meta();
  const [error] = test.result().errors ?? [];
  if (path === undefined) {
    const where = `${ofFile(test.module).where} › ${test.fullName}`;
    return describe(error, { ...ofFile(test.module), what: 'test', where });
  }
  const { machine, id, run } = path;
  const again = `npm run model:replay -- ${machine} ${id} ${run}`;
  const described = describe(error, { what: 'path', where: `${machine}, ${run}`, again });
  return { ...described, key: causeId(run, described.error) };
}

function ofFile({ moduleId, project }: TestModule) {
  const where = relative(workspace, moduleId);
  return { where, again: `vitest run --project ${project.name} ${where}` };
}

function describe(
  { name = 'Error', message = '' }: Partial<SerializedError> = {},
  about: Pick<Failed, 'what' | 'where' | 'again'>,
): Failed {
  const error = name === 'Error' ? message : `${name}: ${message}`;
  const timedOut = /TimeoutError$/.test(name);
  return { ...about, error, timedOut, key: `${about.again} ${commonMessage(error)}` };
}

function inLines(failed: readonly Failed[]): string {
  const causes = byCause(failed, causeKey).toSorted(
    ({ all: [one] }, { all: [other] }) => rank(one) - rank(other),
  );
  const rest = causes.slice(shownCauses).flatMap(({ all }) => all);
  return [
    ...causes.slice(0, shownCauses).flatMap(({ all, message }) => causeLines(all, message)),
    ...(rest.length > 0
      ? [`${causes.length - shownCauses} more causes, with ${rest.length} failures.`]
      : []),
  ].join('\n');
}

function causeLines([first, ...others]: readonly [Failed, ...Failed[]], message: string) {
  const elsewhere = others.some(({ where }) => where !== first.where) ? ' and others' : '';
  const many = others.length === 0 ? first.what : `${first.what}s`;
  const happened = first.timedOut ? 'timed out, as on a busy computer' : 'failed';
  const broken = brokenIn(first.error);
  // Paths of one broken rule may differ in the step; the first represents all.
  const lines = (broken === undefined ? message : first.error).split('\n');
  return [
    `✗ ${others.length + 1} ${many} ${happened}: ${first.where}${elsewhere}`,
    ...[broken, ...lines.filter((line) => line !== broken).map(short)]
      .filter((line) => line !== undefined)
      .slice(0, first.timedOut ? 1 : shownLines)
      .map((line) => `    ${line}`),
    `  again: ${first.again}`,
  ];
}

function causeKey({ key, error, where, timedOut }: Failed): string {
  const broken = brokenIn(error);
  if (timedOut) return 'timed out';
  return broken === undefined ? key : `${where} ${broken}`;
}

const rank = ({ error, timedOut }: Failed) =>
  timedOut ? 0 : brokenIn(error) === undefined ? 2 : 1;
const brokenIn = (error: string) => error.split('\n').find(namesBroken);
const short = (line: string) => (line.length > shownSigns ? `${line.slice(0, shownSigns)}…` : line);
