import { createHash } from 'node:crypto';
import { stripVTControlCharacters } from 'node:util';
import { type Run, runs } from '../paths/results.ts';
import type { MachineReport, PathReport } from './machine-report.ts';

/** Failures that have gone wrong in the same way. */
export interface Cause {
  readonly id: string;
  readonly run: Run;
  /** What they have in common: the message, without what differs from path to path. */
  readonly message: string;
  readonly failures: readonly Failure[];
}

export interface Failure {
  readonly report: MachineReport;
  readonly path: PathReport;
}

/** The causes of all failures, the most frequent first. */
export function causesOf(reports: readonly MachineReport[]): Cause[] {
  const failures = reports.flatMap((report) =>
    report.paths.flatMap((path) =>
      runs.flatMap((run) => {
        const { outcome, error = '' } = path.outcomes[run];
        return outcome === 'failed' ? [{ run, error, report, path }] : [];
      }),
    ),
  );
  const grouped = Map.groupBy(failures, ({ run, error }) => causeId(run, error));
  const causes = [...grouped].map(([id, [first, ...others]]) => ({
    id,
    // A group has at least the failure that it was made for.
    run: first?.run ?? 'provided',
    message: sharedMessage([first, ...others].map((one) => one?.error ?? '')),
    failures: [first, ...others].filter((one) => one !== undefined),
  }));
  return causes.toSorted((one, other) => other.failures.length - one.failures.length);
}

export const causeId = (run: Run, error: string) =>
  createHash('sha256')
    .update(`${run} ${commonMessage(error)}`)
    .digest('hex')
    .slice(0, 8);

/** What begins the parts of a message that distinguish one failure from another. */
const detail = /^\s*(Call log:|[-+] (Expected|Received)|at )/;
const linesOfMessage = 4;

/** With its figures, where all of them have the same. */
function sharedMessage(errors: readonly string[]): string {
  const [only = '', ...others] = new Set(errors.map(firstLines));
  return others.length === 0 ? only : commonMessage(only);
}

/** The first lines of a message, without ids, addresses and figures. */
export const commonMessage = (error: string): string =>
  firstLines(error)
    .replace(/https?:\/\/[\w.:-]+/g, '…')
    .replace(/\b[0-9a-f]{8}[0-9a-f-]*\b/g, '…')
    .replace(/\d+/g, '#');

function firstLines(error: string): string {
  const lines = stripVTControlCharacters(error).split('\n');
  const end = lines.findIndex((line) => detail.test(line));
  const shown = (end === -1 ? lines : lines.slice(0, end)).filter((line) => line.trim() !== '');
  // Of a click that has waited in vain, only the log says for what.
  const awaited = lines.find((line) => /waiting for /.test(line));
  const message = [...shown.slice(0, linesOfMessage), ...(awaited === undefined ? [] : [awaited])];
  return message.map((line) => line.trim()).join('\n');
}
