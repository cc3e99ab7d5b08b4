import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { output } from './output.ts';
import { examplesIn } from './readme-examples.ts';

const outside = inject('outside');
const reference = join(outside, 'node_modules/@brokerdesk/sdk/reference');
const read = (page: string) => readFileSync(join(reference, page), 'utf8');
const domains = readdirSync(reference).filter(
  (page) => page !== 'README.md' && page !== 'errors.md',
);

interface Operation {
  operationId: string;
  'x-errors': string[];
  parameters?: { name?: string; schema?: { pattern?: string } }[];
}
interface Contract {
  'x-errors': { default: Record<string, string[]> };
  paths: Record<string, Record<string, Operation>>;
}
const contract: Contract = JSON.parse(
  readFileSync(inRoot('openapi/generated/openapi.json'), 'utf8'),
);
const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));

// @rule packages: Each operation is in the SDK's reference with an example that compiles
// @in scripts/lib/contract-reference.mjs
test('the reference in the SDK has each operation of the contract once, and its list leads there', () => {
  const ids = operations.map(({ operationId }) => operationId);
  const sections = domains.flatMap((page) =>
    [...read(page).matchAll(/^## (\w+)$/gm)].map(([, id = '']) => ({ id, page })),
  );
  expect(sections.map(({ id }) => id).sort()).toEqual(ids.sort());
  const list = read('README.md');
  const missing = sections.filter(
    ({ id, page }) => !list.includes(`(${page}#${id.toLowerCase()})`),
  );
  expect(missing).toEqual([]);
});

test('the reference names the codes of each operation that are its own', () => {
  const defaults = Object.values(contract['x-errors'].default).flat();
  const written = domains.flatMap((page) =>
    read(page)
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [, errors = ''] = /^\| Errors \| (.*) \|$/m.exec(section) ?? [];
        const codes = [...errors.matchAll(/\[`(\w+)`\]/g)].map(([, code = '']) => code);
        return [section.split('\n')[0], codes.sort()];
      }),
  );
  const own = operations.map(({ operationId, 'x-errors': codes }) => [
    operationId,
    codes.filter((code) => !defaults.includes(code)).sort(),
  ]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(own));
});

test('the reference names all that a list can be sorted by', () => {
  const sections = domains.flatMap((page) => read(page).split(/^## /m).slice(1));
  const sorted = operations.flatMap(({ operationId, parameters = [] }) => {
    const { schema } = parameters.find(({ name }) => name === 'sort') ?? {};
    return schema?.pattern ? [{ operationId, pattern: new RegExp(schema.pattern) }] : [];
  });
  expect(sorted.length).toBeGreaterThan(40);
  for (const { operationId, pattern } of sorted) {
    const section = sections.find((one) => one.startsWith(`${operationId}\n`)) ?? '';
    const [, row = ''] = /^\| Sort \| (.*?);/m.exec(section) ?? [];
    const columns = row.split(', ').map((column) => column.slice(1, -1));
    expect([operationId, columns.filter((column) => !pattern.test(column))]).toEqual([
      operationId,
      [],
    ]);
    // All of them: the pattern has no further word.
    const words = new Set(pattern.source.match(/[a-z_]+/g));
    expect([operationId, columns.toSorted()]).toEqual([operationId, [...words].sort()]);
  }
});

test('each example of the reference compiles in a project of a third party', async () => {
  const folder = join(outside, 'reference');
  mkdirSync(folder);
  for (const page of domains) {
    const calls = examplesIn(read(page)).map(({ source }) => `{\n${source}}\n`);
    const above =
      "import { newRequestId, type Sdk } from '@brokerdesk/sdk';\ndeclare const sdk: Sdk;\n";
    writeFileSync(
      join(folder, page.replace(/md$/, 'ts')),
      `${above}void newRequestId;\n${calls.join('')}`,
    );
  }
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
    ...{ types: [], strict: true, noEmit: true },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const tsc = join(outside, 'node_modules/typescript/bin/tsc');
  expect(await output(process.execPath, [tsc, '--project', 'reference'], outside)).toBe('');
});
