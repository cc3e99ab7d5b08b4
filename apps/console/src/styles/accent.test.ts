import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const amber = [
  'core/start/root.tsx',
  'core/ui/brand-mark.tsx',
  'core/ui/button.tsx',
  'app/shell/shell.tsx',
];

test('amber is the colour of the brand and of the main action only', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  const named = files.filter((file) =>
    /[a-z]-accent(?:-ink|-hover)?\b/.test(readFileSync(`${source}/${file}`, 'utf8')),
  );
  expect(named.toSorted()).toEqual(amber.toSorted());
});
