import { expect, test } from 'vitest';
import { clientTabs } from '#/business/client/client-address.ts';
import { tabNames, tabOf, tabViews } from './client-drawer.tsx';

// @rule clients: The switch of a client begins with the six specified tabs, in their order
test('the switch begins with the six tabs of the specification, in its order', () => {
  expect(tabNames.slice(0, 6)).toEqual(['kyc', 'trade', 'access', 'bank', 'nominee', 'holding']);
});

test('each view that an address can name is in one tab, except crypto, which an address alone opens', () => {
  const inSwitch = tabNames.flatMap((name) => [...tabViews[name]]);
  expect(new Set(inSwitch).size).toBe(inSwitch.length);
  expect(clientTabs.filter((view) => tabOf(view) === null)).toEqual(['crypto']);
  expect([tabOf('bank'), tabOf('statement'), tabOf('exchange')]).toEqual([
    'bank',
    'funds',
    'funds',
  ]);
});
