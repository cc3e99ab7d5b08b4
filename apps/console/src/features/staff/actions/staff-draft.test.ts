import { expect, test } from 'vitest';
import { placeOf } from './staff-draft.ts';

test('a team leader goes with salesmen alone, whatever was chosen before', () => {
  expect(placeOf({ role: 'hero', leader_id: 'l' })).toEqual({ role: 'hero', leader_id: 'l' });
  expect(placeOf({ role: 'hero', leader_id: '' })).toEqual({ role: 'hero', leader_id: null });
  expect(placeOf({ role: 'angel', leader_id: 'l' })).toEqual({ role: 'angel', leader_id: null });
  expect(placeOf({ role: '', leader_id: 'l' })).toBeNull();
});
