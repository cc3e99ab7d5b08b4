import type { Run } from '../paths/results.ts';
import type { Outcome } from './machine-report.ts';

/** The three ways of running a path, for a reader who knows no code. */
export const runWords: Readonly<Record<Run, { readonly title: string; readonly means: string }>> = {
  provided: {
    title: 'Machine alone',
    means: 'The machine runs by itself and is given the answers of the path.',
  },
  served: {
    title: 'With the server',
    means: 'The machine calls the real server; faults of the path are put on the way between them.',
  },
  screen: {
    title: 'On the screen',
    means: 'A browser does what a person would do in the console, with the real server behind it.',
  },
};

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  passed: 'passed',
  failed: 'failed',
  not_offered: 'not offered',
  not_run: 'not run',
};

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const durationWords = (ms: number) =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const momentWords = (iso: string) => `${dateFormat.format(new Date(iso))} UTC`;
