import { createHash } from 'node:crypto';
import { stripVTControlCharacters } from 'node:util';
import { type Run, runs } from '../paths/results.ts';
import type { MachineReport, PathReport } from './machine-report.ts';

export interface Cause {
  readonly id: string;
  readonly run: Run;
  /** They were waited for in vain, which says nothing of the rules. */
  readonly timedOut: boolean;
  readonly message: string;
  readonly failures: readonly Failure[];
}

export interface Failure {
  readonly report: MachineReport;
  readonly path: PathReport;
}

/** The most frequent first. */
export function causesOf(reports: readonly MachineReport[]): Cause[] {
  const failures = reports.flatMap((report) =>
    report.paths.flatMap((path) =>
      runs.flatMap((run) => {
        const { outcome, error = '', timedOut = false } = path.outcomes[run];
        return outcome === 'failed' ? [{ run, error, timedOut, report, path }] : [];
      }),
    ),
  );
  return byCause(failures, ({ run, error }) => causeId(run, error)).map(({ key, message, all }) => {
    const { run, timedOut } = all[0];
    return { id: key, run, timedOut, message, failures: all };
  });
}

/** The most frequent first; each group has at least one. */
export function byCause<One extends { readonly error: string }>(
  failures: readonly One[],
  keyOf: (failure: One) => string,
) {
  const groups = [...Map.groupBy(failures, keyOf)].map(([key, all]) => ({
    key,
    message: sharedMessage(all.map(({ error }) => error)),
    // No group is empty.
    all: all as [One, ...One[]],
  }));
  return groups.toSorted((one, other) => other.all.length - one.all.length);
}

export const causeId = (run: Run, error: string) =>
  createHash('sha256')
    .update(`${run} ${commonMessage(error)}`)
    .digest('hex')
    .slice(0, 8);

const detail = /^\s*(Call log:|[-+] (Expected|Received)|at )/;
const linesOfMessage = 4;

function sharedMessage(errors: readonly string[]): string {
  const [only = '', ...others] = new Set(errors.map(firstLines));
  return others.length === 0 ? only : commonMessage(only);
}

export const commonMessage = (error: string): string =>
  firstLines(error)
    .replace(/https?:\/\/[\w.:-]+/g, '…')
    .replace(/\b[0-9a-f]{8}[0-9a-f-]*\b/g, '…')
    .replace(/\d+/g, '#');

function firstLines(error: string): string {
  const lines = stripVTControlCharacters(error).split('\n');
  const end = lines.findIndex((line) => detail.test(line));
  const shown = (end === -1 ? lines : lines.slice(0, end)).filter((line) => line.trim() !== '');
  const awaited = lines.find((line) => /waiting for /.test(line));
  const message = [...shown.slice(0, linesOfMessage), ...(awaited === undefined ? [] : [awaited])];
  return message.map((line) => line.trim()).join('\n');
}
