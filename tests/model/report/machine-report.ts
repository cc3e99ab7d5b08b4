import { expectedPaths } from '../expected/expected.ts';
import { type Proofs, proofsOf } from '../expected/proofs.ts';
import { type Rule, tellsBroken } from '../expected/rules.ts';
import { type Coverage, coverageOf } from '../paths/coverage.ts';
import type { Model } from '../paths/model.ts';
import type { ModelPath } from '../paths/path.ts';
import { type PathResult, type Run, type RunResults, runs } from '../paths/results.ts';
import { type About, aboutMachine } from './about-machines.ts';
import type { LastRuns } from './read-results.ts';

export const outcomes = ['passed', 'failed', 'not_offered', 'not_run'] as const;
export type Outcome = (typeof outcomes)[number];

export interface PathOutcome extends Omit<PathResult, 'path' | 'outcome' | 'finishedAt'> {
  readonly outcome: Outcome;
  /** Null if it was never run. */
  readonly finishedAt?: string;
}

export interface PathReport {
  readonly path: ModelPath;
  readonly outcomes: Readonly<Record<Run, PathOutcome>>;
}

export interface RunReport {
  /** When the oldest of the results came; null if it was never run. */
  readonly finishedAt: string | null;
  readonly counts: Readonly<Record<Outcome, number>>;
}

export interface MachineReport {
  readonly model: Model;
  readonly about: About;
  readonly coverage: Coverage;
  readonly proofs: readonly Proofs[];
  /** By the id of a path. */
  readonly rulesOfPath: ReadonlyMap<string, readonly Rule[]>;
  readonly paths: readonly PathReport[];
  readonly runs: Readonly<Record<Run, RunReport>>;
}

export function reportMachine(
  model: Model,
  lastRuns: LastRuns,
  paths: readonly ModelPath[] = expectedPaths(model),
): MachineReport {
  const about = aboutMachine(model.name);
  const proofs = proofsOf(model);
  const known = new Set(paths.map(({ id }) => id));
  const byRun = eachRun((run) => outcomesOf(lastRuns.get(run), known));
  const reports = paths.map((path) => ({
    path,
    outcomes: eachRun((run): PathOutcome => byRun[run].get(path.id) ?? withoutResult(run, about)),
  }));
  return {
    model,
    about,
    coverage: coverageOf(model, paths),
    proofs,
    rulesOfPath: byPath(proofs),
    paths: reports,
    runs: eachRun((run) => ({
      finishedAt: [...byRun[run].values()].map((result) => result.finishedAt).toSorted()[0] ?? null,
      counts: count(reports.map((report) => report.outcomes[run].outcome)),
    })),
  };
}

/** Paths that were not run are reported, and do not count as failures. */
export function isSound(report: MachineReport): boolean {
  const { runs: ran } = report;
  return missingOf(report) === 0 && runs.every((run) => ran[run].counts.failed === 0);
}

export const hasFailed = (report: PathReport) =>
  runs.some((run) => report.outcomes[run].outcome === 'failed');

export function missingOf({ coverage, proofs }: MachineReport): number {
  const { states, transitions, events } = coverage;
  const missing = states.missing.length + transitions.missing.length + events.missing.length;
  return missing + proofs.filter(isUnproved).length;
}

export const pathsBreaking = ({ paths }: MachineReport, rule: Rule): PathReport[] =>
  paths.filter(({ outcomes: found }) =>
    runs.some((run) => {
      const { outcome, error = '' } = found[run];
      return outcome === 'failed' && tellsBroken(error, rule);
    }),
  );

export const isUnproved = ({ paths, broken }: Proofs) => paths.length === 0 || broken.length > 0;

function outcomesOf(
  results: RunResults | undefined,
  known: ReadonlySet<string>,
): Map<string, Omit<PathResult, 'path'>> {
  const found = new Map<string, Omit<PathResult, 'path'>>();
  for (const { path, ...result } of results?.results ?? []) {
    const other = found.get(path);
    if (known.has(path) && (!other || other.finishedAt < result.finishedAt)) {
      found.set(path, result);
    }
  }
  return found;
}

function byPath(proofs: readonly Proofs[]): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const { rule, paths } of proofs) {
    for (const { id } of paths) rules.set(id, [...(rules.get(id) ?? []), rule]);
  }
  return rules;
}

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
