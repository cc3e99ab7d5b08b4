import { describe, expect, it } from 'vitest';
import { codeDifferences } from '../../scripts/lib/unseen-codes.mjs';

const contract = {
  'x-errors': { default: { any: ['INTERNAL'] } },
  paths: {
    '/one': {
      put: { operationId: 'changeOne', 'x-errors': ['NOT_FOUND', 'ID_EXPIRED', 'INTERNAL'] },
    },
  },
};
const differences = (seen: string[], except: Parameters<typeof codeDifferences>[2] = {}) =>
  codeDifferences(contract, new Set(seen), except);

describe('the comparison of listed codes with those of the tests', () => {
  // @rule errors: Every listed code is met by a test of the server, or excepted with a reason
  // @in scripts/lib/unseen-codes.mjs
  it('names what the contract lists and no test has met', () => {
    expect(differences(['changeOne NOT_FOUND'])).toEqual([
      expect.stringContaining('No test meets changeOne ID_EXPIRED'),
    ]);
    expect(differences(['changeOne NOT_FOUND', 'changeOne ID_EXPIRED'])).toEqual([]);
  });

  it('lets an exception be, until a test meets it', () => {
    const hard = { hard: { why: 'It is hard.', codes: { changeOne: ['ID_EXPIRED'] } } };
    expect(differences(['changeOne NOT_FOUND'], hard)).toEqual([]);
    const seen = ['changeOne NOT_FOUND', 'changeOne ID_EXPIRED'];
    expect(differences(seen, hard)).toEqual([
      expect.stringContaining('A test meets changeOne ID_EXPIRED'),
    ]);
    const race = { race: { ...hard.hard, byChance: true as const } };
    expect(differences(seen, race)).toEqual([]);
  });

  it('names an exception that the contract does not list', () => {
    const gone = { gone: { why: 'It was.', codes: { changeOne: ['LOCKED_UP'] } } };
    expect(differences(['changeOne NOT_FOUND', 'changeOne ID_EXPIRED'], gone)).toEqual([
      expect.stringContaining('The contract does not list changeOne LOCKED_UP'),
    ]);
  });
});
