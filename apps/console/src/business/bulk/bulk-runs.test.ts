import { SdkError } from '@brokerdesk/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBulkRun } from './bulk-runner.ts';
import { bulkRuns } from './bulk-runs.ts';

let leave: (() => boolean) | undefined;
let answers: ((error?: Error) => void)[];
let aborted: number;

beforeEach(() => {
  answers = [];
  aborted = 0;
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  leave = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
});
afterEach(() => {
  bulkRuns.abandonAll();
  vi.unstubAllGlobals();
});

function silence() {
  const labels = { title: 'Title', message: 'No answer', request_id: 'r' };
  return new SdkError({
    kind: 'problem',
    type: 'about:blank',
    status: 0,
    code: 'NETWORK_ERROR',
    ...labels,
  });
}

const create = () =>
  createBulkRun({
    rows: [{ id: 'r1' }],
    label: ({ id }) => id,
    detail: () => '',
    keyOf: () => 'key',
    decide: (_row, _key, signal) => {
      signal.addEventListener('abort', () => (aborted += 1));
      return new Promise<void>((resolve, reject) =>
        answers.push((error) => (error ? reject(error) : resolve())),
      );
    },
    onRest: () => {},
  });

async function answer(error?: Error) {
  for (const settle of answers) settle(error);
  await new Promise((done) => setTimeout(done, 0));
}

// @rule lists: One bulk decision per list until its report is closed
test('a list has one run at a time: another begins only once its report is closed', async () => {
  bulkRuns.begin('u1 deposits', { title: () => '批量通过', unit: 'record' }, create);
  bulkRuns.begin('u1 deposits', { title: () => '批量驳回', unit: 'record' }, create);
  expect(answers).toHaveLength(1);
  expect(bulkRuns.read('u1 deposits')?.title()).toBe('批量通过');
  bulkRuns.begin('u2 deposits', { title: () => '批量驳回', unit: 'record' }, create);
  expect(answers).toHaveLength(2);
  bulkRuns.close('u1 deposits');
  expect(bulkRuns.read('u1 deposits')).toBeDefined();
  await answer();
  bulkRuns.close('u1 deposits');
  expect(bulkRuns.read('u1 deposits')).toBeUndefined();
});

test('the browser asks before it leaves while something is still to be sent, and not afterwards', async () => {
  expect(leave?.()).toBe(true);
  bulkRuns.begin('u1 deposits', { title: () => '批量通过', unit: 'record' }, create);
  expect(leave?.()).toBe(false);
  await answer();
  expect(leave?.()).toBe(true);
});

test('the browser asks before it leaves a report with an outcome that is not known, until it is closed', async () => {
  bulkRuns.begin('u1 deposits', { title: () => '批量通过', unit: 'record' }, create);
  await answer(silence());
  expect(bulkRuns.read('u1 deposits')?.run.read().running).toBe(false);
  expect(leave?.()).toBe(false);
  bulkRuns.close('u1 deposits');
  expect(leave?.()).toBe(true);
});

test('the browser goes on asking for one run while the report of another is closed', async () => {
  bulkRuns.begin('u1 deposits', { title: () => '批量通过', unit: 'record' }, create);
  await answer();
  bulkRuns.begin('u1 withdrawals', { title: () => '批量通过', unit: 'record' }, create);
  bulkRuns.close('u1 deposits');
  expect(leave?.()).toBe(false);
});

test('a watcher of the runs is notified of their beginning and end, until they leave', async () => {
  const seen: boolean[] = [];
  const stop = bulkRuns.subscribe(() => seen.push(bulkRuns.read('u1 deposits') !== undefined));
  bulkRuns.begin('u1 deposits', { title: () => '批量通过', unit: 'record' }, create);
  await answer();
  bulkRuns.close('u1 deposits');
  bulkRuns.begin('u1 deposits', { title: () => '批量通过', unit: 'record' }, create);
  bulkRuns.abandonAll();
  expect(seen).toEqual([true, false, true, false]);
  stop();
  bulkRuns.begin('u1 deposits', { title: () => '批量通过', unit: 'record' }, create);
  expect(seen).toHaveLength(4);
});

test('a run ends with its session: pending requests are aborted, and the next user does not see it', () => {
  bulkRuns.begin('u1 deposits', { title: () => '批量通过', unit: 'record' }, create);
  bulkRuns.abandonAll();
  expect(aborted).toBe(1);
  expect(bulkRuns.read('u1 deposits')).toBeUndefined();
  expect(leave?.()).toBe(true);
});

test('the report of one list counts as read until its reader says otherwise, and that of no other list does', () => {
  bulkRuns.begin('u1 deposits', { title: () => '批量通过', unit: 'record' }, create);
  bulkRuns.begin('u1 withdrawals', { title: () => '批量通过', unit: 'record' }, create);
  const run = bulkRuns.read('u1 deposits')?.run;
  if (run === undefined) throw new Error('There is no run.');
  const done = bulkRuns.openReport(run);
  expect(bulkRuns.isReportOpen('u1 deposits')).toBe(true);
  expect(bulkRuns.isReportOpen('u1 withdrawals')).toBe(false);
  done();
  expect(bulkRuns.isReportOpen('u1 deposits')).toBe(false);
});
