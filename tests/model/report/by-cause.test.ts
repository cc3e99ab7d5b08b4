import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { startVitest } from 'vitest/node';
import { rulesOf } from '../expected/rules.ts';
import ByCause from './by-cause.ts';

const root = join(import.meta.dirname, '..');
let failures: string[];
let counted: { passed: number; failed: number };
let timedOut: unknown;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'by-cause-'));
  const outputFile = join(folder, 'outcome.json');
  const vitest = await startVitest('test', [], {
    ...{ config: false, root, watch: false, outputFile, reporters: [new ByCause()] },
    ...{ include: ['report/wrong-machines.fixture.ts'], testTimeout: 300 },
    env: { MODEL_RESULTS: folder },
  });
  await vitest.close();
  process.exitCode = 0;
  const { failures: told, passed, failed } = JSON.parse(await readFile(outputFile, 'utf8'));
  failures = told;
  counted = { passed, failed };
  const served = await readFile(join(folder, 'mfa-disable.served.json'), 'utf8');
  timedOut = JSON.parse(served).results;
  await rm(folder, { recursive: true });
}, 60_000);

test('a wrong machine is told in at most 26 lines: the broken rules, how many paths, the command that runs one again', () => {
  const lines = failures.join('\n').split('\n');
  expect(lines.length).toBeLessThanOrEqual(26);
  const [rule] = rulesOf('mfa-bind').filter(({ id }) => id === 'bind.secret');
  const at = lines.findIndex((line) => line.trim() === `breaks bind.secret: ${rule?.en}`);
  expect(lines[at - 1]).toMatch(/^✗ \d{2,} paths failed: mfa-bind, provided$/);
  expect(lines.slice(at).find((line) => line.includes('again: '))).toMatch(
    /npm run model:replay -- mfa-bind \w{10} provided$/,
  );
  expect(lines.at(-1)).toMatch(/^\d+ more causes, with \d+ failures\.$/);
  expect(counted.failed).toBeGreaterThan(100);
  expect(counted.passed).toBeGreaterThan(50);
});

test('paths that time out are one cause, which breaks no rule, and results of their own', () => {
  const [first, second, third] = failures.join('\n').split('\n');
  expect(first).toBe('✗ 2 paths timed out, as on a busy computer: mfa-disable, served');
  expect(second).toMatch(/^ {4}TestTimeoutError: Test timed out in 300ms\./);
  expect(third).toMatch(/^ {2}again: npm run model:replay -- mfa-disable \w{10} served$/);
  expect(timedOut).toMatchObject([
    { outcome: 'failed', timedOut: true },
    { outcome: 'failed', timedOut: true },
  ]);
});
