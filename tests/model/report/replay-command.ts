import type { Model } from '../paths/model.ts';
import { runs } from '../paths/results.ts';
import type { PathReport } from './machine-report.ts';

export function replayCommand({ name }: Model, { path, outcomes }: PathReport): string {
  const failed = runs.filter((run) => outcomes[run].outcome === 'failed');
  return ['npm run model:replay --', name, path.id, ...failed].join(' ');
}
