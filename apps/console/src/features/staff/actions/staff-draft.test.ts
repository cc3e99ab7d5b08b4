import { expect, test } from 'vitest';
import { positionOf } from './staff-draft.ts';

test('a team leader goes with salesmen alone, whatever was chosen before', () => {
  expect(positionOf({ role: 'hero', leader_id: 'l' })).toEqual({ role: 'hero', leader_id: 'l' });
  expect(positionOf({ role: 'hero', leader_id: '' })).toEqual({ role: 'hero', leader_id: null });
  expect(positionOf({ role: 'angel', leader_id: 'l' })).toEqual({ role: 'angel', leader_id: null });
  expect(positionOf({ role: '', leader_id: 'l' })).toBeNull();
});
