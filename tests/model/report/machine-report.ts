import { expectedPaths } from '../expected/expected.ts';
import { type Coverage, coverageOf } from '../paths/coverage.ts';
import type { Model } from '../paths/model.ts';
import type { ModelPath } from '../paths/path.ts';
import { type PathResult, type Run, type RunResults, runs } from '../paths/results.ts';
import { type About, aboutMachine } from './about-machines.ts';
import type { LastRuns } from './read-results.ts';

export const outcomes = ['passed', 'failed', 'not_offered', 'not_run'] as const;
export type Outcome = (typeof outcomes)[number];

/** What came of a path in one of the ways of running it. */
export interface PathOutcome extends Omit<PathResult, 'path' | 'outcome'> {
  readonly outcome: Outcome;
}

export interface PathReport {
  readonly path: ModelPath;
  readonly outcomes: Readonly<Record<Run, PathOutcome>>;
}

export interface RunReport {
  /** Null where it was never run. */
  readonly finishedAt: string | null;
  readonly counts: Readonly<Record<Outcome, number>>;
}

/** All that there is to say about one machine. */
export interface MachineReport {
  readonly model: Model;
  readonly about: About;
  readonly coverage: Coverage;
  readonly paths: readonly PathReport[];
  readonly runs: Readonly<Record<Run, RunReport>>;
}

export function reportMachine(
  model: Model,
  lastRuns: LastRuns,
  paths: readonly ModelPath[] = expectedPaths(model),
): MachineReport {
  const about = aboutMachine(model.name);
  const byRun = eachRun((run) => outcomesOf(lastRuns.get(run)));
  const reports = paths.map((path) => ({
    path,
    outcomes: eachRun((run) => byRun[run].get(path.id) ?? withoutResult(run, about)),
  }));
  return {
    model,
    about,
    coverage: coverageOf(model, paths),
    paths: reports,
    runs: eachRun((run) => ({
      finishedAt: lastRuns.get(run)?.finishedAt ?? null,
      counts: count(reports.map((report) => report.outcomes[run].outcome)),
    })),
  };
}

/** Nothing is uncovered, and nothing has failed. What was not run is told, and held against nobody. */
export function isSound({ coverage, runs: ran }: MachineReport): boolean {
  return missingOf(coverage) === 0 && runs.every((run) => ran[run].counts.failed === 0);
}

export const hasFailed = (report: PathReport) =>
  runs.some((run) => report.outcomes[run].outcome === 'failed');

export const missingOf = ({ states, transitions, events }: Coverage) =>
  states.missing.length + transitions.missing.length + events.missing.length;

const outcomesOf = (results: RunResults | undefined) =>
  new Map<string, PathOutcome>(results?.results.map(({ path, ...outcome }) => [path, outcome]));

const withoutResult = (run: Run, { noScreen }: About): PathOutcome =>
  run === 'screen' && noScreen !== undefined
    ? { outcome: 'not_offered', reason: noScreen }
    : { outcome: 'not_run' };

function eachRun<Value>(make: (run: Run) => Value): Record<Run, Value> {
  return { provided: make('provided'), served: make('served'), screen: make('screen') };
}

function count(found: readonly Outcome[]): Record<Outcome, number> {
  const counts = { passed: 0, failed: 0, not_offered: 0, not_run: 0 };
  for (const outcome of found) counts[outcome] += 1;
  return counts;
}
