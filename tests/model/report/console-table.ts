import { styleText } from 'node:util';
import type { Part } from '../paths/coverage.ts';
import { runs } from '../paths/results.ts';
import type { Cause } from './causes.ts';
import { isSound, type MachineReport, outcomes } from './machine-report.ts';
import { replayCommand } from './replay-command.ts';
import { english } from './texts/english.ts';

const heads = ['machine', 'paths', 'states', 'transitions', 'events', ...runs];
const shownCauses = 5;

export function consoleTable(reports: readonly MachineReport[], causes: readonly Cause[]): string {
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
  const others = causes.length - shownCauses;
  return [
    styleText('bold', line(heads)),
    ...lines,
    ...causes.slice(0, shownCauses).map(describeCause),
    ...(others > 0 ? [`\n${others} more causes: see the page.`] : []),
  ].join('\n');
}

function describeCause({ run, timedOut, message, failures }: Cause): string {
  const [first] = failures;
  const head = styleText(
    'red',
    `\n${english.paths(failures.length)} ${timedOut ? 'timed out' : 'failed'} (${run}):`,
  );
  return `${head}\n${message}\n${first ? replayCommand(first.report.model, first.path) : ''}`;
}

function cellsOf({ model, paths, coverage, runs: ran }: MachineReport): string[] {
  const { states, transitions, events } = coverage;
  const results = runs.map((run) =>
    outcomes
      .filter((outcome) => ran[run].counts[outcome] > 0)
      .map((outcome) => `${ran[run].counts[outcome]} ${english.outcomes[outcome]}`)
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
