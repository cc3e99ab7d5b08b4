import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const program = `
  import { lockDataFolder } from '${import.meta.resolve('./data-folder-lock.ts')}';
  process.on('message', async (dataDir) => {
    process.send(await lockDataFolder(dataDir).then(() => 'has it', ({ message }) => message));
  });
  process.send('ready');
`;

async function starter(): Promise<(dataDir: string) => Promise<string>> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  await once(child, 'message');
  return async (dataDir) => {
    child.send(dataDir);
    const [answer] = await once(child, 'message');
    return answer;
  };
}

it.each([
  ['where nobody has it', null],
  ['where one that is gone had it', '999999999 1'],
])(
  'a data folder belongs to one of several processes that start at once, %s',
  async (_, left) => {
    const starters = await Promise.all(Array.from({ length: 6 }, starter));
    for (let round = 0; round < 40; round++) {
      const dataDir = await mkdtemp(join(tmpdir(), 'brokerdesk-lock-'));
      folders.push(dataDir);
      if (left !== null) await writeFile(join(dataDir, 'server.lock'), left);
      const all = await Promise.all(starters.map((start) => start(dataDir)));
      const refused = all.filter((answer) => answer.includes('is in use by process'));
      expect([all.filter((answer) => answer === 'has it').length, refused.length]).toEqual([1, 5]);
    }
  },
  60_000,
);
