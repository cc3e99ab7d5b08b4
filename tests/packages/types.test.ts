import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { output } from './output.ts';

const outside = inject('outside');

const resolutions = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

type Resolution = keyof typeof resolutions;

/** Every resolution with each compiler in the long run; by day, every resolution and each compiler once. */
const compilers: Record<string, readonly Resolution[]> =
  process.env['RUNTIMES'] === 'all'
    ? { typescript: ['node16', 'bundler'], 'typescript-oldest': ['node16', 'bundler'] }
    : { typescript: ['bundler'], 'typescript-oldest': ['node16'] };

describe.each(Object.entries(compilers))('%s', (compiler, names) => {
  test.each(names)(
    'type checks every call of a program and every declaration with %s resolution',
    async (name) => {
      const config = `tsconfig.${compiler}.${name}.json`;
      const compilerOptions = {
        ...resolutions[name],
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        strict: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
      };
      const files = ['journey.ts', 'mistakes.ts'];
      await writeFile(join(outside, config), JSON.stringify({ compilerOptions, files }));
      const tsc = join(outside, 'node_modules', compiler, 'bin/tsc');
      expect(await output(process.execPath, [tsc, '--project', config], outside)).toBe('');
    },
  );
});
