import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { expectedPaths } from '../expected/expected.ts';
import type { Model, Sentence } from './model.ts';
import { describePath, type ModelPath } from './path.ts';
import { isRequested } from './replay.ts';

export const runs = ['provided', 'served', 'screen'] as const;
export type Run = (typeof runs)[number];

export interface Evidence {
  readonly picture?: string;
  readonly trace?: string;
}

export interface PathResult extends Evidence {
  readonly path: string;
  /** `not_offered`: the screen has no way to cause one of the path's events. */
  readonly outcome: 'passed' | 'failed' | 'not_offered';
  readonly finishedAt: string;
  readonly ms?: number;
  readonly error?: string;
  /** It was waited for in vain: a busy computer does that, too. */
  readonly timedOut?: boolean;
  readonly failedStep?: number;
  readonly reason?: Sentence;
}

export interface RunResults {
  readonly model: string;
  readonly run: Run;
  readonly results: readonly PathResult[];
}

/** A run whose paths are too many for one process is two files, each with results of its own. */
export const resultsParts = ['first', 'second'] as const;
export type ResultsPart = (typeof resultsParts)[number];

export const resultsFolder =
  process.env['MODEL_RESULTS'] ?? join(import.meta.dirname, '../.results');

/** A path that a walk runs, and why the walk does not go to its end; null if it does. */
export interface Covered {
  readonly path: ModelPath;
  readonly reason: Sentence | null;
}

interface Options {
  /** By default all of the machine. */
  paths?: readonly ModelPath[];
  concurrent?: boolean;
  part?: ResultsPart;
  /** The machine's paths that a walk runs; by default the path itself. */
  coveredBy?(walk: ModelPath): readonly Covered[];
  folder?: string;
}

/** Called before each step, so that a failure can name its step. */
export type OnStep = (step: number) => void;
export type Walk = (path: ModelPath, onStep: OnStep) => Promise<void>;

export function testPaths(
  run: Run,
  model: Model,
  walk: Walk,
  {
    paths = expectedPaths(model),
    concurrent = false,
    part,
    coveredBy = (path) => [{ path, reason: null }],
    folder = resultsFolder,
  }: Options = {},
): void {
  const results: PathResult[] = [];
  const keep = (covered: readonly Covered[], result: WalkResult) => {
    const finishedAt = new Date().toISOString();
    for (const { path, reason } of covered) {
      results.push(
        reason === null || result.outcome === 'failed'
          ? { path: path.id, finishedAt, ...result }
          : { path: path.id, finishedAt, outcome: 'not_offered', reason },
      );
    }
  };

  const isMine = (index: number) => part === undefined || resultsParts[index % 2] === part;
  for (const path of paths.filter((_, index) => isMine(index))) {
    const covered = coveredBy(path);
    const skip = !isRequested(covered.map((one) => one.path.id));
    test(`${path.id}: ${describePath(path)}`, { concurrent, skip }, async ({ signal, task }) => {
      task.meta.path = { machine: model.name, id: path.id, run };
      const { result, cause } = await resultOf(walk, path, signal);
      keep(covered, result);
      if (result.outcome === 'failed') throw cause;
    });
  }

  afterAll(() => keepResults(folder, { model: model.name, run, results }, part));
}

declare module 'vitest' {
  interface TaskMeta {
    path?: { machine: string; id: string; run: Run };
  }
}

type WalkResult = Omit<PathResult, 'path' | 'finishedAt'>;

export async function resultOf(
  walk: Walk,
  path: ModelPath,
  signal?: AbortSignal,
): Promise<{ result: WalkResult; cause?: unknown }> {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  let failedStep: number | undefined;
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(new TimeoutError(`The path was not through after ${ms()} ms.`));
  signal?.addEventListener('abort', end);
  const onStep: OnStep = (step) => {
    failedStep = step;
  };
  try {
    await Promise.race([walk(path, onStep), ended.promise]);
    return { result: { outcome: 'passed', ms: ms() } };
  } catch (error) {
    const evidence = error instanceof WalkError ? error.evidence : {};
    const cause = error instanceof WalkError ? error.cause : error;
    const failure = {
      ...({ outcome: 'failed', ms: ms(), error: String(cause) } as const),
      ...(isTimeout(cause) && { timedOut: true }),
      ...(failedStep !== undefined && { failedStep }),
    };
    return { result: { ...failure, ...evidence }, cause };
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/** Playwright's error has the same name. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError';

export class WalkError extends Error {
  readonly evidence: Evidence;

  constructor(cause: unknown, evidence: Evidence) {
    super(String(cause), { cause });
    this.evidence = evidence;
  }
}

export const fileName = (model: string, run: Run, part?: ResultsPart) =>
  `${[model, run, ...(part === undefined ? [] : [part])].join('.')}.json`;

/** Takes the place of earlier results of the same paths, and of no other's. */
export async function keepResults(
  folder: string,
  { model, run, results }: RunResults,
  part?: ResultsPart,
): Promise<void> {
  if (results.length === 0) return;
  await mkdir(folder, { recursive: true });
  const file = join(folder, fileName(model, run, part));
  const merged = new Map<string, PathResult>();
  for (const one of [...(await earlierResults(file)), ...results]) merged.set(one.path, one);
  const kept: RunResults = { model, run, results: [...merged.values()] };
  // Concurrent readers find the old file or the new one, whole.
  await writeFile(`${file}.new`, JSON.stringify(kept));
  await rename(`${file}.new`, file);
}

/** Reruns unreadable results instead of failing, which would lose the latest run. */
async function earlierResults(file: string): Promise<readonly PathResult[]> {
  try {
    const { results }: RunResults = JSON.parse(await readFile(file, 'utf8'));
    return results;
  } catch {
    return [];
  }
}
