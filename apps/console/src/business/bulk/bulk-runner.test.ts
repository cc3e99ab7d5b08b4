import { SdkError } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { describeProblem } from '#/ui/api/problem.ts';
import { type BulkItem, createBulkRun } from './bulk-runner.ts';

type Call = { id: string; key: string; answer: (error?: Error) => Promise<void> };

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `r${at + 1}` }));

function failure(code: SdkError['code'], status: number, more: object = {}) {
  const type = 'about:blank';
  const labels = { title: 'Title', message: `Words of ${code}`, request_id: 'r' };
  return new SdkError({ kind: 'problem', type, status, code, ...labels, ...more });
}
const refusal = () => failure('ALREADY_DECIDED', 409);
const silence = () => failure('NETWORK_ERROR', 0);

/** Everything that follows from an answer has happened. */
const settled = () => new Promise((done) => setTimeout(done, 0));

/** A server whose responses the test gives, in whatever order. */
function startRun(count: number) {
  const calls: Call[] = [];
  const rests: (readonly BulkItem[])[] = [];
  let keys = 0;
  const run = createBulkRun({
    rows: rowsOf(count),
    label: ({ id }) => id,
    detail: () => '',
    keyOf: () => {
      keys += 1;
      return `key-${keys}`;
    },
    decide: ({ id }, key) => {
      return new Promise<void>((resolve, reject) => {
        calls.push({
          id,
          key,
          answer: async (error) => {
            if (error) reject(error);
            else resolve();
            await settled();
          },
        });
      });
    },
    onRest: (items) => rests.push(items),
  });
  run.start();
  const states = () => run.read().items.map(({ state }) => state);
  return { run, calls, rests, states };
}

/** Responds to everything, also what is sent only once something else was answered. */
async function answerAll(calls: Call[], from = 0, error?: () => Error) {
  for (let at = from; at < calls.length; at += 1) await calls[at]?.answer(error?.());
}

// @rule lists: A bulk decision sends four at a time, each once with one key
test('four rows are under way at most, and every row is sent once', async () => {
  const { run, calls, rests, states } = startRun(11);
  expect(calls).toHaveLength(4);
  await calls[2]?.answer();
  expect(calls).toHaveLength(5);
  expect(states().filter((state) => state === 'sending')).toHaveLength(4);
  await answerAll(calls);
  expect(calls.map(({ id }) => id).toSorted()).toEqual(
    rowsOf(11)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(new Set(calls.map(({ key }) => key)).size).toBe(11);
  expect(run.read().running).toBe(false);
  expect(rests).toHaveLength(1);
});

// @rule lists: An unanswered row is reported as unknown; four in a row stop the run
test('a refusal keeps the message and the code of the server, and a lost answer is shown as not known', async () => {
  const { run, calls } = startRun(3);
  await calls[0]?.answer(refusal());
  await calls[1]?.answer(silence());
  await calls[2]?.answer();
  expect(
    run.read().items.map(({ state, code, error }) => [state, code, describeProblem(error).message]),
  ).toEqual([
    ['refused', 'ALREADY_DECIDED', 'Words of ALREADY_DECIDED'],
    ['unknown', 'NETWORK_ERROR', null],
    ['done', null, null],
  ]);
});

test('a row that another user has changed shows who and when, and no other refusal does', async () => {
  const { run, calls } = startRun(2);
  const [by, at] = ['王小明', '2026-11-26T08:00:00Z'];
  await calls[0]?.answer(failure('STALE_RECORD', 409, { changed_by: by, changed_at: at }));
  await calls[1]?.answer(refusal());
  expect(run.read().items.map(({ changed }) => changed)).toEqual([{ by, at }, null]);
});

test('a watcher of a run is notified of each decided row, until they leave', async () => {
  const { run, calls } = startRun(2);
  const seen: string[][] = [];
  const leave = run.subscribe(() => seen.push(run.read().items.map(({ state }) => state)));
  await calls[0]?.answer();
  leave();
  await calls[1]?.answer();
  expect(seen).toEqual([['done', 'sending']]);
});

test('trying again sends what failed and nothing else, with the keys it was sent with', async () => {
  const { run, calls, rests, states } = startRun(4);
  await calls[0]?.answer();
  await calls[1]?.answer(refusal());
  await calls[2]?.answer(silence());
  await calls[3]?.answer();
  run.retry();
  const again = calls.slice(4);
  expect(again.map(({ id, key }) => [id, key])).toEqual([
    ['r2', calls[1]?.key],
    ['r3', calls[2]?.key],
  ]);
  await answerAll(calls, 4);
  expect(states()).toEqual(['done', 'done', 'done', 'done']);
  run.retry();
  expect(calls).toHaveLength(6);
  expect(rests).toHaveLength(2);
});

test('stopping waits for what was sent and sends nothing more; what is left can go on later', async () => {
  const { run, calls, rests, states } = startRun(7);
  run.stop();
  expect(run.read().running).toBe(true);
  await answerAll(calls);
  expect(calls).toHaveLength(4);
  expect(states()).toEqual(['done', 'done', 'done', 'done', 'stopped', 'stopped', 'stopped']);
  expect(rests).toHaveLength(1);
  run.goOn();
  await answerAll(calls, 4);
  expect(calls.map(({ id }) => id)).toEqual(rowsOf(7).map(({ id }) => id));
});

test('a connection that is gone is not asked for every row', async () => {
  const { run, calls, states } = startRun(12);
  await answerAll(calls, 0, silence);
  expect(calls.length).toBeLessThanOrEqual(7);
  expect(states().at(-1)).toBe('stopped');
  expect(run.read().running).toBe(false);
});

test('single lost responses do not stop it: only a row of them shows that the server is away', async () => {
  const { calls, states } = startRun(12);
  for (let at = 0; at < 12; at++) await calls[at]?.answer(at % 3 === 2 ? undefined : silence());
  expect(states().filter((state) => state === 'unknown')).toHaveLength(8);
  expect(states()).not.toContain('stopped');
});

test('going on counts the lost responses anew: one more does not stop it again', async () => {
  const { run, calls, states } = startRun(12);
  await answerAll(calls, 0, silence);
  const before = calls.length;
  run.goOn();
  await calls[before]?.answer(silence());
  expect(states()).not.toContain('stopped');
  await answerAll(calls, before + 1);
  expect(states().filter((state) => state === 'stopped')).toEqual([]);
  expect(run.read().running).toBe(false);
});

test('a session that ends takes the run with it: nothing more is sent, and nothing is reported', async () => {
  const { run, calls, rests } = startRun(9);
  run.abandon();
  await answerAll(calls);
  run.retry();
  run.goOn();
  expect(calls).toHaveLength(4);
  expect(rests).toHaveLength(0);
});

test('a repeated row is decided once', () => {
  const row = { id: 'same' };
  const sent: string[] = [];
  const run = createBulkRun({
    rows: [row, row],
    label: () => '',
    detail: () => '',
    keyOf: () => 'key-1',
    decide: async ({ id }) => void sent.push(id),
    onRest: () => {},
  });
  run.start();
  expect(sent).toEqual(['same']);
});
