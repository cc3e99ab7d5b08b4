import { describe, expect, it } from 'vitest';
import { rulesIn, traceabilityPage } from '../../scripts/lib/generated-docs.mjs';

const test = 'apps/server/src/domains/deposit/book-deposit.test.ts';
const folder = 'apps/server/src/domains/deposit';
const files = new Set([
  `${folder}/book-deposit.ts`,
  `${folder}/deposit-risk.ts`,
  'apps/console/src/features/deposits/deposit-list.ts',
  'openapi/paths/deposit.yaml',
]);
const rules = (...lines: string[]) =>
  rulesIn(test, [...lines, "it('credits nothing', () => {});"].join('\n'), (path) =>
    files.has(path),
  );

describe('the tags of rules', () => {
  it('name the module beside the test by default', () => {
    expect(rules('// @rule deposits: A new deposit credits nothing')).toEqual([
      {
        area: 'deposits',
        rule: 'A new deposit credits nothing',
        files: [`${folder}/book-deposit.ts`],
        test,
      },
    ]);
  });

  it.each([
    ['./deposit-risk.ts', `${folder}/deposit-risk.ts`],
    ['domains/deposit/deposit-risk.ts', `${folder}/deposit-risk.ts`],
    ['features/deposits/deposit-list.ts', 'apps/console/src/features/deposits/deposit-list.ts'],
    ['openapi/paths/deposit.yaml', 'openapi/paths/deposit.yaml'],
  ])('name the file %s', (named, path) => {
    const [rule] = rules('// @rule deposits: One rule', `// @in ${named}`);
    expect(rule?.files).toEqual([path]);
  });

  it('stand above each other if one test holds several rules', () => {
    const both = rules(
      '  // @rule deposits: One rule',
      '  // @in ./deposit-risk.ts',
      '  // @rule lists: Another rule',
    );
    expect(both.map(({ area }) => area)).toEqual(['deposits', 'lists']);
  });

  it.each([
    ['an unknown area', ['// @rule nothing: One rule'], 'no area'],
    ['a long rule', [`// @rule deposits: ${'word '.repeat(17).trim()}`], '17 words'],
    [
      'three files',
      ['// @rule deposits: One rule', '// @in ./a.ts ./b.ts ./c.ts'],
      'names 3 files',
    ],
    ['a missing file', ['// @rule deposits: One rule', '// @in ./a.ts'], 'is no file'],
    ['a tag apart from a test', ['// @rule deposits: One rule', 'const a = 1;'], 'above a test'],
  ])('are refused with %s', (_, lines, message) => {
    expect(() => rules(...lines)).toThrow(message);
  });
});

it('the page names a test once in an area, and before other rules the file that decides them', () => {
  const page = traceabilityPage(
    rules(
      '// @rule deposits: A known risk is acknowledged',
      '// @in ./deposit-risk.ts',
      '// @rule deposits: A new deposit credits nothing',
      '// @rule deposits: Stop takes two people',
      '// @in ./deposit-risk.ts',
    ),
  );
  expect(page).toContain(
    `## Deposits\n\n[book-deposit.test.ts](../${test}): A new deposit credits nothing. [deposit-risk.ts](../${folder}/deposit-risk.ts): A known risk is acknowledged. Stop takes two people.\n`,
  );
});
