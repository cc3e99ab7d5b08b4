import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileName, type Run, type RunResults, resultsParts, runs } from '../paths/results.ts';

/** Modes that were never run are absent. */
export type LastRuns = ReadonlyMap<Run, RunResults>;

export async function readResults(folder: string, model: string): Promise<LastRuns> {
  const found = new Map<Run, RunResults>();
  for (const run of runs) {
    const files = [undefined, ...resultsParts].map((part) => fileName(model, run, part));
    const parts = await Promise.all(files.map((file) => readRun(join(folder, file))));
    const results = parts.flatMap((part) => part?.results ?? []);
    if (results.length > 0) found.set(run, { model, run, results });
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

export class UnreadableResultsError extends Error {
  constructor(file: string, options: ErrorOptions) {
    super(`${file} cannot be read as results. Run the model tests again.`, options);
  }
}
