import { describe, expect, it, test } from 'vitest';
import { addConflicts } from '../../scripts/lib/contract-conflicts.mjs';
import { addErrors, errorTypes } from '../../scripts/lib/contract-errors.mjs';
import { operations } from './contract.ts';

const statusOf = { INTERNAL: 500, MALFORMED_JSON: 400, STALE_RECORD: 409, NOT_FOUND: 404 };
const rows = new Map(Object.entries(statusOf).map(([code, status]) => [code, { status }]));
const answer = { description: 'No.' };

const contractWith = (operation: object) => ({
  'x-errors': {
    default: { any: ['INTERNAL'], write: ['MALFORMED_JSON'], session: [], permission: [], key: [] },
    version: ['STALE_RECORD'],
    missing: ['NOT_FOUND'],
    groups: { both: ['STALE_RECORD', 'NOT_FOUND'] },
  },
  components: {
    schemas: { ErrorCode: { enum: Object.keys(statusOf) }, Problem: { properties: {} } },
    responses: { Conflict: { content: { 'application/problem+json': {} } } },
    examples: {},
  },
  paths: { '/one': { put: { operationId: 'changeOne', 'x-public': true, ...operation } } },
});

function codesOf(operation: object) {
  const contract = contractWith(operation);
  addErrors(contract, rows);
  const { put } = contract.paths['/one'];
  return { codes: (put as { 'x-errors'?: string[] })['x-errors'], types: errorTypes(contract) };
}

describe('the codes of an operation', () => {
  it('are the default ones, those of what it takes, and its own, by group or by name', () => {
    expect(codesOf({ responses: {} }).codes).toEqual(['INTERNAL', 'MALFORMED_JSON']);
    const version = { parameters: [{ name: 'version' }], responses: { 409: answer } };
    expect(codesOf(version).codes).toContain('STALE_RECORD');
    expect(codesOf({ responses: { 404: answer } }).codes).toContain('NOT_FOUND');
    const both = { 'x-errors': ['both'], responses: { 404: answer, 409: answer } };
    expect(codesOf(both).codes).toEqual(Object.keys(statusOf));
  });

  it('reach the types by method and path', () => {
    const { types } = codesOf({ responses: { 404: answer } });
    expect(types).toMatch(/put: \{\n'\/one': Any \| Write[^;]* \| 'NOT_FOUND';/);
  });

  it('are refused if the catalogue does not know them', () => {
    expect(() => codesOf({ 'x-errors': ['STALE'], responses: {} })).toThrow(
      'x-errors of changeOne has STALE: name a code of ErrorCode',
    );
  });

  it('are refused without a response of their status', () => {
    expect(() => codesOf({ 'x-errors': ['STALE_RECORD'], responses: {} })).toThrow(
      'x-errors of changeOne has STALE_RECORD: add the response 409',
    );
  });
});

it('a record of a conflict that the contract does not know is refused', () => {
  const conflict = { 'x-current': 'Depost', responses: { 409: answer } };
  expect(() => addConflicts(contractWith(conflict))).toThrow('x-current of changeOne is Depost');
});

test('each operation that refuses a stale record says whose current state it returns', () => {
  const stale = operations.filter(({ definition }) =>
    definition['x-errors'].some((code) => code === 'STALE_RECORD' || code === 'ALREADY_DECIDED'),
  );
  const silent = stale.filter(({ definition }) => definition['x-current'] === undefined);
  expect(silent.map(({ id }) => id)).toEqual(['auditProposal', 'createAmendment']);
  expect(stale.length).toBeGreaterThan(50);
});
