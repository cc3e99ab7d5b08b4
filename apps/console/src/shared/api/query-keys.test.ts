import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../../', import.meta.url).pathname;

test('no two files ask under the same key: each would take the answer of the other for its own', () => {
  const asked = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.(?:test|fixture)\./.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(`${source}/${file}`, 'utf8').matchAll(
          /ueryOptions\(\{\s*queryKey: (\[[^\]]*\])/g,
        ),
      ].map(([, key]) => ({ key, file })),
    );
  expect(asked.length).toBeGreaterThan(20);
  const twice = asked.filter(({ key, file }) =>
    asked.some((other) => other.key === key && other.file !== file),
  );
  expect(twice).toEqual([]);
});
