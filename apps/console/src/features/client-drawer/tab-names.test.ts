import { expect, test } from 'vitest';
import { switchTabs, tabByKey } from './tab-names.ts';

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

test('arrows go round, Home and End go to the ends, and other keys go nowhere', () => {
  const tabs = ['a', 'b', 'c'];
  expect(tabByKey(tabs, 'c', 'ArrowRight')).toBe('a');
  expect(tabByKey(tabs, 'a', 'ArrowLeft')).toBe('c');
  expect(tabByKey(tabs, 'b', 'Home')).toBe('a');
  expect(tabByKey(tabs, 'b', 'End')).toBe('c');
  expect(tabByKey(tabs, 'b', 'Enter')).toBeUndefined();
});
