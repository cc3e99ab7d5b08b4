import { expect, test } from 'vitest';
import { findResources, operationsOf, type ResourceRow } from './find-resources.ts';

const row = (resource: string, parent: string | null): ResourceRow => ({
  resource,
  parent,
  rights: { god: [], angel: [], superman: [], hero: [] },
});
const rows = [row('client', null), row('funds', null), row('deposit', 'funds')];
const found = (query: string) =>
  findResources(rows, query, ({ resource }) => [resource]).map(({ resource }) => resource);

test.each([
  ['', ['client', 'funds', 'deposit']],
  [' DEPO ', ['funds', 'deposit']],
  ['funds', ['funds']],
  ['nothing', []],
])('%j finds %j: a parent stays above a child that is found', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('a right opens the operations that name its action and its resource, anywhere in the chain', () => {
  const operation = (id: string, action: string, ...resources: string[]) => ({
    ...{ id, action, resources },
    ...{ method: 'GET' as const, path: '/', summary: '', flag: null, two_person: null },
  });
  const operations = [
    operation('list', 'read', 'deposit', 'funds'),
    operation('approve', 'approve', 'deposit', 'funds'),
    operation('clients', 'read', 'client'),
  ];
  const opened = (resource: string, action: string) =>
    operationsOf({ operations }, resource, action).map(({ id }) => id);
  expect(opened('deposit', 'read')).toEqual(['list']);
  expect(opened('funds', 'approve')).toEqual(['approve']);
  expect(opened('client', 'approve')).toEqual([]);
});
