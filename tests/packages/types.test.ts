import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { output } from './output.ts';

const outside = inject('outside');

const resolutions = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

describe.each(['typescript', 'typescript-oldest'])('%s', (compiler) => {
  test.each(Object.entries(resolutions))(
    'with %s resolution, every call of a program is checked, and so is every declaration',
    async (name, resolution) => {
      const config = `tsconfig.${compiler}.${name}.json`;
      const compilerOptions = {
        ...resolution,
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
