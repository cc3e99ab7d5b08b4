import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { demoPassword, qaCaptcha } from '../support/stack.ts';
import { output } from './output.ts';
import type { Seen } from './outside/journey.ts';
import { findNpm, programOf, runtimes } from './runtimes.ts';
import { supervisorSees } from './supervisor-sees.ts';

const outside = inject('outside');

describe('a program of a third party, on the packages and the server', () => {
  let program: string;
  beforeAll(async () => {
    program = await compileProgram();
  });

  // @rule packages: They run on Node, Bun, Deno and in a browser
  // @in packages/sdk/src/index.ts
  test.each(runtimes)(
    'signs in, decides, navigates, reads and signs out on $name',
    async (runtime) => {
      const command = programOf(runtime, inject('runtimes'));
      const traveller = [inject('server'), 'angel', demoPassword, qaCaptcha];
      const args = [...runtime.args, program, ...traveller];
      const seen: Seen = JSON.parse(await output(command, args, outside));
      expect(seen).toEqual(supervisorSees);
    },
  );
});

// @rule packages: The packages install on Node 20, with its engines obeyed
// @in packages/sdk/package.json
test.each(runtimes.slice(0, 1))(
  'the packages and their dependencies install with --engine-strict on $name',
  async (oldest) => {
    const node = programOf(oldest, inject('runtimes'));
    const folder = join(outside, 'strict');
    await mkdir(folder);
    const { tarballs } = inject('release');
    const file = (path: string) => `file:${path}`;
    const dependencies = {
      '@brokerdesk/policy': file(tarballs.policy),
      '@brokerdesk/machines': file(tarballs.machines),
      '@brokerdesk/sdk': file(tarballs.sdk),
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const npm = await findNpm();
    const flags = ['--engine-strict', '--no-audit', '--no-fund', '--prefer-offline'];
    await output(node, [npm, 'install', ...flags], folder);
  },
);

async function compileProgram(): Promise<string> {
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    strict: true,
    outDir: 'compiled',
    rootDir: '.',
  };
  const config = { compilerOptions, files: ['run-on-node.ts'] };
  await writeFile(join(outside, 'tsconfig.node.json'), JSON.stringify(config));
  const tsc = join(outside, 'node_modules/typescript/bin/tsc');
  await output(process.execPath, [tsc, '--project', 'tsconfig.node.json'], outside);
  return join(outside, 'compiled/run-on-node.js');
}
