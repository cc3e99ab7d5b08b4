import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asvsPage, levels, partsOf, readRequirements } from '../../scripts/lib/asvs.mjs';
import { readRules } from '../../scripts/lib/generated-docs.mjs';
import { expectNone } from '../support/expect-none.ts';
import { namesTitle } from './test-titles.ts';

const root = new URL('../../', import.meta.url);
const rows = await readRequirements();
const rules = await readRules();
const wordsOf = (text: string) => text.split(/\s+/).length;

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-');

function hasHeading(doc: string): boolean {
  const [path = '', anchor] = doc.split('#');
  const file = new URL(path, new URL('docs/', root));
  if (!existsSync(file)) return false;
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return anchor === undefined || [...headings].some(([, text = '']) => anchorOf(text) === anchor);
}

describe('the table of ASVS 5.0.0', () => {
  it('has a row for each requirement of levels 1 and 2', () => {
    const count = (level: number) => [...levels.values()].filter((one) => one === level).length;
    expect([count(1), count(2), count(3)]).toEqual([70, 183, 92]);
    const there = new Set(rows.map(({ id }) => id));
    expectNone([...levels].filter(([id, level]) => level < 3 && !there.has(id)).map(([id]) => id));
  });

  it('has one state for each row, and no row of level 3 that is open', () => {
    expectNone(
      rows
        .filter(({ holds, open, none, deviates, level }) => {
          const states = [holds, open, none, deviates].filter((state) => state !== undefined);
          return states.length !== 1 || (level === 3 && holds === undefined);
        })
        .map(({ id }) => id),
    );
  });

  it('names a rule, a test or a document for each row that holds, and a document for one that deviates', () => {
    expectNone(
      rows
        .filter(({ holds, deviates, rules: named, tests, doc }) => {
          const shown = doc ?? (deviates === undefined ? (named ?? tests) : undefined);
          return (holds ?? deviates) !== undefined && shown === undefined;
        })
        .map(({ id }) => id),
    );
  });

  it('names rules, tests and documents that exist', () => {
    const known = new Set(rules.map(({ rule }) => rule));
    const missing = rows.flatMap(({ id, rules: named = [], tests = [], doc }) => [
      ...named.filter((rule) => !known.has(rule)).map((rule) => `${id}: no rule ${rule}`),
      ...tests
        .map(partsOf)
        .filter(({ path, title }) => {
          const file = new URL(path, root);
          return !existsSync(file) || !namesTitle(readFileSync(file, 'utf8'), title);
        })
        .map(({ path, title }) => `${id}: no test ${title} in ${path}`),
      ...(doc === undefined || hasHeading(doc) ? [] : [`${id}: no heading ${doc}`]),
    ]);
    expectNone(missing);
  });

  it('says what is missing or why, in a sentence of at most 16 words', () => {
    expectNone(
      rows
        .filter(({ holds, open, none, deviates }) => {
          const words = wordsOf(holds ?? open ?? none ?? deviates ?? '');
          return words < 2 || words > 16;
        })
        .map(({ id }) => id),
    );
  });
});

describe('the page', () => {
  const about = 'decode once';

  it('links the test of a rule, and counts the states', () => {
    const page = asvsPage(
      [
        { id: '1.1.1', level: 2, about, holds: 'Fastify decodes once', rules: ['A rule'] },
        { id: '3.1.1', level: 3, about, open: 'A table of browsers is missing' },
      ],
      [{ rule: 'A rule', test: 'tests/a.test.ts' }],
    );
    expect(page).toContain('| 2 | 1 | 1 | 0 | 0 | 0 |');
    expect(page).toContain(
      '- 1.1.1 decode once: Fastify decodes once ([a.test.ts](../tests/a.test.ts))\n',
    );
    expect(page).toContain('- 3.1.1/L3 decode once: **open:** A table of browsers is missing\n');
  });

  it('names a test once, and a reason once for all requirements that do not apply', () => {
    const none = 'There is no directory';
    const page = asvsPage(
      [
        { id: '1.2.1', level: 1, about, holds: 'Twice', rules: ['A'], tests: ['a.test.ts: holds'] },
        { id: '1.2.6', level: 2, about: 'LDAP', none },
        { id: '1.2.7', level: 2, about: 'XPath', none },
      ],
      [{ rule: 'A', test: 'a.test.ts' }],
    );
    expect(page).toContain('- 1.2.1/L1 decode once: Twice ([a.test.ts](../a.test.ts))\n');
    expect(page).toContain('- Not applicable: 1.2.6 LDAP, 1.2.7 XPath (There is no directory)\n');
  });

  it('is refused with a rule that no test has', () => {
    const row = { id: '1.1.1', level: 2, about, holds: 'Fastify decodes once', rules: ['A rule'] };
    expect(() => asvsPage([row], [])).toThrow('1.1.1 names no rule: A rule');
  });
});
