import { expect, test } from 'vitest';
import { clientTabs } from '#/kit/client/client-address.ts';
import { tabNames, tabOf, tabViews, viewsBeside } from './tab-names.ts';

test('each view that an address can name is in one of seven tabs', () => {
  expect(tabNames).toHaveLength(7);
  for (const view of clientTabs) expect(viewsBeside(view)).toContain(view);
  expect(tabOf('bank')).toBe('money');
  expect(tabOf('trade')).toBe('trading');
});

test('crypto addresses are beside the money of the client, and only where a link has opened them', () => {
  expect(tabOf('crypto')).toBe('money');
  expect(viewsBeside('crypto')).toEqual([...tabViews.money, 'crypto']);
  expect(viewsBeside('bank')).toEqual(tabViews.money);
});
