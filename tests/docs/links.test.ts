import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const pages = globSync(
  ['README.md', 'docs/**/*.md', 'packages/*/{README,guide,reference}.md', 'examples/**/README.md'],
  {
    cwd: fileURLToPath(root),
  },
);

const inCode = /```[\s\S]*?```|`[^`\n]*`/g;
const link = /\]\(([^)\s]+)\)/g;

/** Leaves out fragments and addresses of other sites. */
function filesLinkedFrom(page: string): string[] {
  const text = readFileSync(new URL(page, root), 'utf8').replaceAll(inCode, '');
  return [...text.matchAll(link)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

it.each(pages)('links from %s lead to files', (page) => {
  const missing = filesLinkedFrom(page).filter(
    (target) => !existsSync(new URL(target, new URL(page, root))),
  );
  expect(missing).toEqual([]);
});

it('the README leads to the deviations, and names the profile that hides nothing, which the start prints', () => {
  const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
  expect(filesLinkedFrom('README.md')).toContain('docs/deviations.md');
  for (const file of ['README.md', 'scripts/start.mjs']) {
    expect([file, read(file).includes('/?env=demo')]).toEqual([file, true]);
  }
});
