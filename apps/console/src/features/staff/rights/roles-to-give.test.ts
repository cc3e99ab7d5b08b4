import { expect, test } from 'vitest';
import { rolesToGive } from './role-difference.ts';

test('a role above the own one cannot be given, and a team leader adds salesmen', () => {
  expect(rolesToGive('god')).toEqual(['god', 'angel', 'superman', 'hero']);
  expect(rolesToGive('angel')).toEqual(['angel', 'superman', 'hero']);
  expect(rolesToGive('superman')).toEqual(['hero']);
});
