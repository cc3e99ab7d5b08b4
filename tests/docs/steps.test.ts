import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from '../../scripts/lib/steps.mjs';
import { root } from '../../scripts/lib/workspace.mjs';
import { expectNone } from '../support/expect-none.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brokerdesk-steps-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const passing = (id: string, run = vi.fn(async () => ({ ok: true }))) => ({ id, name: id, run });

it('checks two things at a time, and goes on after one that failed', async () => {
  const ends: (() => void)[] = [];
  const held = (id: string, ok: boolean) => ({
    id,
    name: id,
    run: vi.fn(() => new Promise<{ ok: boolean }>((end) => ends.push(() => end({ ok })))),
  });
  const steps = [held('types', false), held('zones', true), held('style', true)] as const;
  const ended = runSteps(steps, { folder });
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect(steps[2].run).not.toHaveBeenCalled();
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(3));
  for (const end of ends) end();
  expect(await ended).toEqual(['types']);
});

it('checks nothing twice whose files are as they were when it passed, unless it is asked for', async () => {
  const input = join(folder, 'input.yaml');
  await writeFile(input, 'a');
  const step = { ...passing('contract'), inputs: [relative(root, input)] };
  await runSteps([step], { folder });
  await runSteps([step], { folder });
  expect(step.run).toHaveBeenCalledTimes(1);
  await runSteps([step], { folder, anew: true });
  expect(step.run).toHaveBeenCalledTimes(2);
  await writeFile(input, 'b');
  await runSteps([step], { folder });
  expect(step.run).toHaveBeenCalledTimes(3);
});

it('checks anew what failed, and what names no files', async () => {
  const failing = {
    ...passing(
      'contract',
      vi.fn(async () => ({ ok: false })),
    ),
    inputs: [],
  };
  const always = passing('zones');
  for (const _ of ['once', 'twice']) await runSteps([failing, always], { folder });
  expect(failing.run).toHaveBeenCalledTimes(2);
  expect(always.run).toHaveBeenCalledTimes(2);
});

it('the steps print every problem in a line of its own, and shorten no list', () => {
  const problems = ['listDeposits has no example', 'the label column.amount is missing in deposit'];
  expect(() => expectNone(problems)).toThrow(problems.join('\n'));
  expectNone([]);
  expect(() => expect(problems).toEqual([])).toThrow(problems[1]);
});
