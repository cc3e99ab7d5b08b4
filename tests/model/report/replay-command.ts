import type { Model } from '../paths/model.ts';
import { runs } from '../paths/results.ts';
import type { PathReport } from './machine-report.ts';

/**
 * Runs the path again, in the ways in which it has failed; if it has not, in all that there are.
 */
export function replayCommand({ name }: Model, { path, outcomes }: PathReport): string {
  const failed = runs.filter((run) => outcomes[run].outcome === 'failed');
  return ['npm run model:replay --', name, path.id, ...failed].join(' ');
}
