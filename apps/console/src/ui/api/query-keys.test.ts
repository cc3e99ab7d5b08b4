import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.{test,fixture}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

test('no two files ask under the same key: each would take the answer of the other for its own', () => {
  const keys = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/ueryOptions\(\{\s*queryKey: (\[[^\]]*\])/g)].map(([, key]) => ({
      key,
      file,
    })),
  );
  expect(keys.length).toBeGreaterThan(20);
  const isElsewhere = ({ key, file }: (typeof keys)[number]) =>
    keys.some((other) => other.key === key && other.file !== file);
  expect(keys.filter(isElsewhere)).toEqual([]);
});
