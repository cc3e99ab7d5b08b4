import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { guards } from './guards.ts';

const program = fileURLToPath(new URL('run-guard.ts', import.meta.url));

test.each(guards)(
  'a test notices that it is missing: $guard',
  { timeout: 5 * 60_000 },
  ({ guard }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, guard], {
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined },
    });
    expect(status, `${stdout}\n${stderr}`.slice(-2000)).toBe(0);
  },
);
