import { expect, it } from 'vitest';
import { useServerProcesses } from '../testing/server-process.ts';

const processes = useServerProcesses(process.env['TEST_DATABASE_URL']);
const run = (...args: string[]) => processes.runCommand('keys-rotate', args).exited;
const shown = (output: string) =>
  [...output.matchAll(/'([a-z-]+-\d+)'\s+│\s+'(\w+)'/g)].map(([, key, state]) => `${key} ${state}`);

it('the command makes the next keys, replaces one in an emergency, and shows those that are accepted', async () => {
  const listed = await run('--list');
  expect([listed.code, listed.stderr]).toEqual([0, '']);
  expect(shown(listed.stdout)).toContain('seal-1 current');
  expect(shown(listed.stdout)).toHaveLength(10);

  const rotated = await run();
  expect(shown(rotated.stdout)).toHaveLength(20);
  expect(shown(rotated.stdout)).toEqual(expect.arrayContaining(['seal-1 current', 'seal-2 next']));

  const { stdout } = await run('access-token', '--emergency');
  expect(shown(stdout).filter((one) => one.startsWith('access'))).toEqual([
    'access-token-3 current',
  ]);
});

it('the command says in one sentence which purposes there are', async () => {
  const { code, stderr } = await run('passwords');
  expect([code, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^passwords is no purpose of a key: expected one of access-token, .+\.$/),
  ]);
});
