import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { capture } from '../../scripts/lib/run.mjs';
import { output } from './output.ts';
import { checkedProgram, examplesIn, importsFrom } from './readme-examples.ts';
import { published } from './release.ts';
import { programOf, runtimes } from './runtimes.ts';

const outside = inject('outside');
const server = inject('server');

const pagesOf: Record<string, string[]> = {
  policy: ['README.md'],
  machines: ['README.md', 'reference.md'],
  sdk: ['README.md', 'guide.md'],
};

const programs = published.flatMap((name) => {
  const examples = (pagesOf[name] ?? []).flatMap((page) => {
    const text = readFileSync(join(outside, 'node_modules/@brokerdesk', name, page), 'utf8');
    return examplesIn(text).map((example) => ({
      ...example,
      title: `packages/${name}/${page}:${example.line}`,
      file: `${name}-${page.replace('.md', '')}-${example.line}`,
    }));
  });
  return examples.map(({ title, file, source, runs }, at) => {
    const imports = importsFrom(examples.slice(0, at), source);
    return { title, file, program: imports + checkedProgram(source, server), runs };
  });
});
const folder = join(outside, 'readme');

beforeAll(() => {
  mkdirSync(folder);
  for (const { file, program } of programs) writeFileSync(join(folder, `${file}.ts`), program);
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    outDir: 'compiled',
    rootDir: '.',
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
});

describe('the examples of the READMEs', () => {
  test.each(published)('%s has some', (name) => {
    expect(programs.filter(({ file }) => file.startsWith(name)).length).toBeGreaterThan(1);
  });

  test.each([
    ['machines', 'a sign-in', "type: 'login.submit'"],
    ['machines', 'itself on the SDK', 'createSdk({'],
    ['sdk', 'signing in with an authenticator', "'/auth/admin/v1/mfa/verify'"],
    ['sdk', 'a program without a person', 'createServiceSdk({'],
    ['sdk', 'a session that several programs share', 'fileTokens({'],
  ])('%s shows %s', (name, _, call) => {
    const shown = programs.filter(
      ({ file, program }) => file.startsWith(name) && program.includes(call),
    );
    expect(shown).not.toEqual([]);
  });

  test('compile in a project of a third party', async () => {
    const tsc = join(outside, 'node_modules/typescript/bin/tsc');
    expect(await output(process.execPath, [tsc, '--project', 'readme'], outside)).toBe('');
  });

  // @rule packages: Every example of a README runs, and does what it says
  // @in packages/sdk/README.md
  test.each(programs.filter(({ runs }) => runs))(
    '$title runs, and does what it says',
    async ({ file }) => {
      const program = join(folder, 'compiled', `${file}.js`);
      const { code, stdout, output: printed } = await capture(process.execPath, [program]);
      expect(printed, 'an example reports no error').toBe(stdout);
      expect(code).toBe(0);
    },
  );

  test.each(runtimes.filter(({ says }) => !says.test(process.version)))(
    'run on $name too',
    async (runtime) => {
      const command = programOf(runtime, inject('runtimes'));
      for (const { title, file } of programs.filter(({ runs }) => runs)) {
        const args = [...runtime.args, join(folder, 'compiled', `${file}.js`)];
        const { code, output: printed } = await capture(command, args, { cwd: outside });
        expect([title, code, code === 0 || printed]).toEqual([title, 0, true]);
      }
    },
  );
});
