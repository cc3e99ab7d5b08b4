import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('values in the address', () => {
  it('keeps an id of more digits than a number can hold', () => {
    expect(parseSearch('?id=12345678901234567890')).toEqual({ id: '12345678901234567890' });
  });
  it('keeps numerals that would change when read as numbers', () => {
    expect(parseSearch('?ref=007&code=1e3&amount=10.50')).toEqual({
      ref: '007',
      code: '1e3',
      amount: '10.50',
    });
  });
  it('reads plain numbers, truth values and lists', () => {
    expect(parseSearch('?page=3&fake=true&status=["pending"]')).toEqual({
      page: 3,
      fake: true,
      status: ['pending'],
    });
  });
  it.each([
    { id: '12345678901234567890' },
    { q: '王小明 & co' },
    { q: '42' },
    { page: 2, status: ['pending', 'approved'] },
  ])('writes what it will read again: %o', (search) => {
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });
  it('writes a long id as it is', () => {
    expect(stringifySearch({ id: '12345678901234567890' })).toBe('?id=12345678901234567890');
  });
});
