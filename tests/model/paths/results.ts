import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { expectedPaths } from '../expected/expected.ts';
import type { Model } from './model.ts';
import { type ModelPath, tellPath } from './path.ts';

/** The three ways in which a path is run. */
export const runs = ['provided', 'served', 'screen'] as const;
export type Run = (typeof runs)[number];

export interface PathResult {
  readonly path: string;
  /** `not_offered`: the screen has no way to cause one of the path's events. */
  readonly outcome: 'passed' | 'failed' | 'not_offered';
  readonly ms?: number;
  readonly error?: string;
  readonly reason?: string;
}

export interface RunResults {
  readonly model: string;
  readonly run: Run;
  readonly finishedAt: string;
  readonly results: readonly PathResult[];
}

/** A run whose paths are too many for one process is two files, each with results of its own. */
export const resultsParts = ['first', 'second'] as const;
export type ResultsPart = (typeof resultsParts)[number];

export const resultsFolder = join(import.meta.dirname, '../.results');

interface Options {
  /** By default all of the machine. */
  paths?: readonly ModelPath[];
  /** Several walks at a time. */
  concurrent?: boolean;
  /** Which part of the paths this file runs, beside others that run the rest. */
  part?: ResultsPart;
  /** What a run tells of the machine's paths; by default of the path that was run. */
  resultsOf?(path: ModelPath, result: PathResult): PathResult[];
}

/** One test a path; what came of each is kept for the report. */
export function testPaths(
  run: Run,
  model: Model,
  walk: (path: ModelPath) => Promise<void>,
  {
    paths = expectedPaths(model),
    concurrent = false,
    part,
    resultsOf = (_, result) => [result],
  }: Options = {},
): void {
  const results = new Map<string, PathResult>();
  const keep = (path: ModelPath, result: PathResult) => {
    for (const one of resultsOf(path, result)) results.set(one.path, one);
  };

  const isMine = (index: number) => part === undefined || resultsParts[index % 2] === part;
  for (const path of paths.filter((_, index) => isMine(index))) {
    test(`${path.id}: ${tellPath(path)}`, { concurrent }, async () => {
      const startedAt = performance.now();
      const ms = () => Math.round(performance.now() - startedAt);
      try {
        await walk(path);
        keep(path, { path: path.id, outcome: 'passed', ms: ms() });
      } catch (error) {
        keep(path, { path: path.id, outcome: 'failed', ms: ms(), error: String(error) });
        throw error;
      }
    });
  }

  afterAll(async () => {
    const kept: RunResults = {
      model: model.name,
      run,
      finishedAt: new Date().toISOString(),
      results: [...results.values()],
    };
    await mkdir(resultsFolder, { recursive: true });
    const name = [model.name, run, ...(part === undefined ? [] : [part])].join('.');
    await writeFile(join(resultsFolder, `${name}.json`), JSON.stringify(kept));
  });
}
