import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const lineMax = 90;
const fileMax = 5;
/** A family has its kinds as data: what each of them adds. */
const linesOfKind = 12;

const sources = import.meta.glob<string>(
  ['../../features/**/*.{ts,tsx}', '../../app/composed-pages/**/*.{ts,tsx}', '!**/*.test.*'],
  {
    eager: true,
    import: 'default',
    query: '?raw',
  },
);

/** Those of a family of pages are in one file. */
const families = import.meta.glob<object>('../../features/**/*-lists.ts', {
  eager: true,
  import: 'lists',
});

const source = (file: string) => sources[file] ?? '';

/** A file that imports these says what a list is, has, or is filtered by; a cell or a button does not. */
const definesList =
  /from '#\/business\/list\/(?:define-list|columns|list-column|list-page|defined-list|review-queue|by-kind|filter\/(?:filters|list-filter|use-[\w-]+))\.tsx?'/;
const drawsList = /\blistPage\(|<DefinedList\b/;
const isDefinition = (file: string) => /-lists?\.ts$/.test(file);

function importsOf(file: string): string[] {
  return [...source(file).matchAll(/ from '(\.[^']+|#\/features\/[^']+)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? path.replace('#', '../..') : join(dirname(file), path),
  );
}

/** The files of the feature that define the list of this page: what is loaded later, or defines another one, is not. */
function partsOf(page: string): string[] {
  const files = new Set([page]);
  for (const file of files) {
    for (const next of importsOf(file)) if (next in sources) files.add(next);
  }
  const isOwn = (file: string) =>
    !isDefinition(file) || dirname(file) === dirname(page) || page.includes('composed-pages');
  return [...files].filter((file) => definesList.test(source(file)) && isOwn(file));
}

const linesOf = (file: string) => source(file).trimEnd().split('\n').length;

const pages = Object.keys(sources).filter((file) => drawsList.test(source(file)));
const kindsOf = (parts: readonly string[]) =>
  Math.max(1, ...parts.map((file) => Object.keys(families[file] ?? {}).length));

test('there are as many list pages as the features define lists', () => {
  const definitions = Object.keys(sources).filter(isDefinition);
  expect(pages.length).toBe(definitions.length);
  expect(pages.length).toBeGreaterThan(20);
});

test.each(pages)('a list page is at most 90 lines in five files: %s', (page) => {
  const parts = partsOf(page);
  const lines = parts.reduce((sum, file) => sum + linesOf(file), 0);
  expect(parts.length).toBeLessThanOrEqual(fileMax);
  expect(lines).toBeLessThanOrEqual(lineMax + linesOfKind * (kindsOf(parts) - 1));
});
