import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expectedPaths } from '../expected/expected.ts';
import { mfaDisableModel } from '../machines/mfa-disable.model.ts';
import { fileName, keepResults, type PathResult, resultOf, WalkError } from './results.ts';

const [path, second] = expectedPaths(mfaDisableModel);
if (!path || !second) throw new Error('The machine has paths.');
const finishedAt = '2026-11-21T12:00:00.000Z';

async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'model-results-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function resultsIn(folder: string): Promise<PathResult[]> {
  const text = await readFile(join(folder, fileName('mfa-disable', 'provided')), 'utf8');
  return JSON.parse(text).results;
}

const keep = (folder: string, ...results: PathResult[]) =>
  keepResults(folder, { model: 'mfa-disable', run: 'provided', results });

test('results take the place of those of the same paths, and of no others', async () => {
  const folder = await folderForTest();
  const failed = { path: 'one', outcome: 'failed', finishedAt, error: 'Error' } as const;
  const other = { path: 'other', outcome: 'passed', finishedAt } as const;
  await keep(folder, failed, other);
  await keep(folder, { path: 'one', outcome: 'passed', finishedAt });
  expect(await resultsIn(folder)).toEqual([{ path: 'one', outcome: 'passed', finishedAt }, other]);
  await keep(folder);
  expect(await resultsIn(folder)).toHaveLength(2);
});

test('results that cannot be read are no reason to lose new ones', async () => {
  const folder = await folderForTest();
  await writeFile(join(folder, fileName('mfa-disable', 'provided')), '{"model":"mf');
  await keep(folder, { path: 'one', outcome: 'passed', finishedAt });
  expect(await resultsIn(folder)).toHaveLength(1);
});

test('a failed walk reports its step, its reason, and what it has left to look at', async () => {
  const reason = new Error('it stays dark');
  const { result, cause } = await resultOf(async (_, onStep) => {
    onStep(0);
    onStep(1);
    throw new WalkError(reason, { picture: 'pictures/one.png' });
  }, path);
  expect(cause).toBe(reason);
  expect(result).toMatchObject({
    ...{ outcome: 'failed', failedStep: 1, error: 'Error: it stays dark' },
    picture: 'pictures/one.png',
  });
});

test('a walk that is ended has timed out, at the step that it has reached', async () => {
  const limit = new AbortController();
  const walking = resultOf(
    async (_, onStep) => {
      onStep(1);
      await new Promise(() => {});
    },
    path,
    limit.signal,
  );
  limit.abort();
  expect((await walking).result).toMatchObject({
    ...{ outcome: 'failed', timedOut: true, failedStep: 1 },
    error: expect.stringMatching(/^TimeoutError: The path was not through after \d+ ms\.$/),
  });
});

test('a path is run again alone: its result is new, the others stay, and the page shows both', {
  timeout: 180_000,
}, async () => {
  const folder = await folderForTest();
  const results = join(folder, 'results');
  await mkdir(results);
  await keep(
    results,
    { path: path.id, outcome: 'failed', finishedAt, error: 'Error: as it was' },
    { path: second.id, outcome: 'failed', finishedAt, error: 'Error: of another path' },
  );
  const script = join(import.meta.dirname, '../../../scripts/replay.mjs');
  const child = spawn(process.execPath, [script, 'mfa-disable', path.id, 'provided'], {
    env: { ...process.env, MODEL_RESULTS: results },
    stdio: 'ignore',
  });
  expect(await once(child, 'close')).toEqual([0, null]);

  const found = await resultsIn(results);
  expect(found.map((one) => [one.path, one.outcome])).toEqual([
    [path.id, 'passed'],
    [second.id, 'failed'],
  ]);
  const page = await readFile(join(folder, 'report.html'), 'utf8');
  expect(page).not.toContain('Error: as it was');
  expect(page).toContain('Error: of another path');
});
