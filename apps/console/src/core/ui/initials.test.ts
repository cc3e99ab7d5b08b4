import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('the badge in place of a logo', () => {
  // @rule shell: Without a logo, an amber badge shows the initials of the name
  it.each([
    ['Admin App', 'AA'],
    ['golden harbour securities', 'GH'],
    ['  Admin  ', 'A'],
    ['back-office desk', 'BO'],
    ['金港证券', '金港'],
    ['金港 证券', '金证'],
    ['🚀 Desk', '🚀D'],
    ['', '?'],
  ])('shows the initials of %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
