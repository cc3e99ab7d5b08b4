import { expect, test } from 'vitest';
import { switchTabs } from './tab-names.ts';

test('the switch has the tabs of the specification, timeline and exchanges, and no crypto', () => {
  expect(switchTabs).toEqual([
    'kyc',
    'trade',
    'access',
    'bank',
    'nominee',
    'holding',
    'statement',
    'timeline',
    'exchange',
    'note',
  ]);
});
