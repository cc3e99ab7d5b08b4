import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { purposes } from '../../apps/server/src/platform/secrets.ts';
import { rowsOf } from './markdown-tables.ts';

const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');

it('the table of keys names each purpose of a key once', () => {
  const named = rowsOf(page)
    .flatMap(({ section, cells }) => (section === 'Keys' ? [cells['key'] ?? ''] : []))
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(['JWT_SECRET', ...purposes].toSorted());
});
