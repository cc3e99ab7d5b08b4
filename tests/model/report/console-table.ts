import { styleText } from 'node:util';
import type { Part } from '../paths/coverage.ts';
import { runs } from '../paths/results.ts';
import { isSound, type MachineReport, outcomes } from './machine-report.ts';
import { outcomeWords } from './words.ts';

const heads = ['machine', 'paths', 'states', 'transitions', 'events', ...runs];

/** The summary for a terminal. */
export function consoleTable(reports: readonly MachineReport[]): string {
  const rows = reports.map(cellsOf);
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('   ')
      .trimEnd();
  const lines = reports.map((report, at) => {
    const text = line(rows[at] ?? []);
    return isSound(report) ? text : styleText('red', text);
  });
  return [styleText('bold', line(heads)), ...lines].join('\n');
}

function cellsOf({ model, paths, coverage, runs: ran }: MachineReport): string[] {
  const { states, transitions, events } = coverage;
  const results = runs.map((run) =>
    outcomes
      .filter((outcome) => ran[run].counts[outcome] > 0)
      .map((outcome) => `${ran[run].counts[outcome]} ${outcomeWords[outcome]}`)
      .join(', '),
  );
  return [
    model.name,
    String(paths.length),
    ...[states, transitions, events].map(share),
    ...results,
  ];
}

const share = ({ all, covered }: Part) => `${covered.length}/${all.length}`;
