import type { Part } from '../paths/coverage.ts';
import { runs } from '../paths/results.ts';
import type { Cause } from './causes.ts';
import { isSound, type MachineReport, pathsBreaking } from './machine-report.ts';

export function figures(
  reports: readonly MachineReport[],
  causes: readonly Cause[],
  writtenAt: string,
): object {
  return {
    writtenAt,
    sound: reports.every(isSound),
    machines: reports.map(machineFigures),
    causes: causes.map(({ run, timedOut, message, failures }) => ({
      run,
      timedOut,
      message,
      paths: failures.map(({ path }) => path.path.id),
    })),
  };
}

function machineFigures(report: MachineReport) {
  const { model, paths, coverage, proofs, runs: ran } = report;
  return {
    name: model.name,
    paths: paths.length,
    states: share(coverage.states),
    transitions: share(coverage.transitions),
    events: share(coverage.events),
    rules: proofs.map(({ rule, paths: proving }) => ({
      id: rule.id,
      paths: proving.map(({ id }) => id),
      brokenOn: pathsBreaking(report, rule).map(({ path }) => path.id),
    })),
    runs: ran,
    failures: runs.flatMap((run) =>
      paths.flatMap(({ path, outcomes }) => {
        const { outcome, error } = outcomes[run];
        return outcome === 'failed' ? [{ run, path: path.id, error }] : [];
      }),
    ),
  };
}

const share = ({ all, covered, missing }: Part) => ({
  all: all.length,
  covered: covered.length,
  missing,
});
