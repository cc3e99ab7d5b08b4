import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { allPaths } from './all-paths.ts';
import type { Model } from './model.ts';
import { type ModelPath, tellPath } from './path.ts';

/** The three ways in which a path is run. */
export const runs = ['provided', 'served', 'screen'] as const;
export type Run = (typeof runs)[number];

export interface PathResult {
  readonly path: string;
  readonly outcome: 'passed' | 'failed';
  readonly ms: number;
  readonly error?: string;
}

export interface RunResults {
  readonly model: string;
  readonly run: Run;
  readonly finishedAt: string;
  readonly results: readonly PathResult[];
}

export const resultsFolder = join(import.meta.dirname, '../.results');

/** One test a path; what came of each is kept for the report. */
export function testPaths(
  run: Run,
  model: Model,
  walk: (path: ModelPath) => Promise<void>,
  paths: readonly ModelPath[] = allPaths(model),
): void {
  const results: PathResult[] = [];

  test.each(paths.map((path) => ({ path, title: `${path.id}: ${tellPath(path)}` })))(
    '$title',
    async ({ path }) => {
      const startedAt = performance.now();
      const ms = () => Math.round(performance.now() - startedAt);
      try {
        await walk(path);
        results.push({ path: path.id, outcome: 'passed', ms: ms() });
      } catch (error) {
        results.push({ path: path.id, outcome: 'failed', ms: ms(), error: String(error) });
        throw error;
      }
    },
  );

  afterAll(async () => {
    const kept: RunResults = {
      model: model.name,
      run,
      finishedAt: new Date().toISOString(),
      results,
    };
    await mkdir(resultsFolder, { recursive: true });
    await writeFile(join(resultsFolder, `${model.name}.${run}.json`), JSON.stringify(kept));
  });
}
