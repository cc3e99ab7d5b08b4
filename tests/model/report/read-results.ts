import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Run, type RunResults, resultsParts, runs } from '../paths/results.ts';

/** What the last runs of a model have left; a way in which it was never run is absent. */
export type LastRuns = ReadonlyMap<Run, RunResults>;

export async function readResults(folder: string, model: string): Promise<LastRuns> {
  const found = new Map<Run, RunResults>();
  for (const run of runs) {
    const at = (name: string) => readRun(join(folder, `${model}.${name}.json`));
    const parts = await Promise.all(resultsParts.map((part) => at(`${run}.${part}`)));
    const halves = parts.filter((part) => part !== null);
    const whole = halves.length > 0 ? null : await at(run);
    const [first, ...others] = whole === null ? halves : [whole];
    if (first === undefined) continue;
    // A run is as old as its oldest part.
    const finishedAt = [first, ...others].map((part) => part.finishedAt).toSorted()[0] ?? '';
    const results = [first, ...others].flatMap((part) => part.results);
    found.set(run, { ...first, finishedAt, results });
  }
  return found;
}

async function readRun(file: string): Promise<RunResults | null> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw cause;
  });
  if (text === null) return null;
  try {
    // `testPaths` is the only one who writes these files, and it writes this type.
    return JSON.parse(text) as RunResults;
  } catch (cause) {
    throw new UnreadableResultsError(file, { cause });
  }
}

/** A run was ended while it wrote its results. */
export class UnreadableResultsError extends Error {
  constructor(file: string, options: ErrorOptions) {
    super(`${file} cannot be read as results. Run the model tests again.`, options);
  }
}
