import { expect, test } from 'vitest';
import { checkedProgram, examplesIn, importsFrom } from './readme-examples.ts';

const markdown = [
  '# A package',
  '',
  '```ts',
  'const one = 1;',
  '```',
  '',
  '```sh',
  'npm install it',
  '```',
  '',
  '<!-- example: not run, it needs a screen -->',
  '```ts',
  'alert(one);',
  '```',
].join('\n');

test('the search finds each block of TypeScript, its line, and whether it runs', () => {
  expect(examplesIn(markdown)).toEqual([
    { line: 3, source: 'const one = 1;\n', isUnseen: false, runs: true },
    { line: 12, source: 'alert(one);\n', isUnseen: false, runs: false },
  ]);
});

test('an example that is not run says why', () => {
  const careless = markdown.replace('not run, it needs a screen', 'not run');
  expect(() => examplesIn(careless)).toThrow('Line 12: "not run" is no mark');
});

test.each([
  ["can(p, 'read'); // true", "assert.deepEqual(can(p, 'read'), true);"],
  ["  scopeOf('hero'); // 'own': not 'all'", "  assert.deepEqual(scopeOf('hero'), 'own');"],
  ['names();\n// [\'a\', "b"]', 'assert.deepEqual(names(), [\'a\', "b"]);'],
  ["explain(p);\n// { reason: 'own' }", "assert.deepEqual(explain(p), { reason: 'own' });"],
  ['(await rows()).length; // 25', 'assert.deepEqual((await rows()).length, 25);'],
])('the example %j is held to its value', (written, checked) => {
  expect(checkedProgram(written, 'http://127.0.0.1:4600')).toContain(`\n${checked}\n`);
});

test.each([
  'const role = parse(it); // true',
  'sessionTokens(snapshot); // the tokens, or null',
  'return 1; // 1',
])('the example %j stays as it is', (written) => {
  expect(checkedProgram(written, 'http://127.0.0.1:4600')).toContain(`\n${written}\n`);
});

test('the server of an example is the one that runs', () => {
  const program = checkedProgram("fetch('http://127.0.0.1:4600/readyz');", 'http://127.0.0.1:9');
  expect(program).toContain("fetch('http://127.0.0.1:9/readyz');");
});

test('lines prepared by a comment are a hidden example', () => {
  const [unseen] = examplesIn('<!-- example, unseen:\nexport const api = make();\n-->\n');
  expect(unseen).toMatchObject({
    source: 'export const api = make();\n',
    isUnseen: true,
    runs: true,
  });
});

test('an example may use what the ones above it export, after what was made ready for it', () => {
  const above = [
    { file: 'sdk-1', source: 'export const sdk = make();\n', isUnseen: false },
    { file: 'sdk-9', source: 'await signIn();\n', isUnseen: true },
  ];
  expect(importsFrom(above, 'await sdk.GET(hidden);')).toBe(
    "import { sdk } from './sdk-1.js';\nimport './sdk-9.js';\n",
  );
  expect(importsFrom(above.slice(0, 1), "import { can } from '@brokerdesk/sdk';\ncan();")).toBe('');
});
