import { expect, test } from 'vitest';
import { recordLinks } from './drill-through.ts';

const subject = { id: 'i', name: 'n', kind: null };

test('a product and an order lead to the page of their kind, with the record open', () => {
  const product = { ...subject, type: 'product', kind: 'ipo' };
  expect(recordLinks({ subject: product, client: null, found: '120' })).toEqual([
    { label: 'n', to: '/trades/ipo', search: { id: 'i' } },
  ]);
  const trade = { ...subject, type: 'trade', kind: 'subscribe' };
  expect(recordLinks({ subject: trade, client: null, found: '1 USD' })).toEqual([
    { label: 'n', to: '/trx/subscribe', search: { id: 'i' } },
  ]);
});

test('each deposit of a group is searched for by its number', () => {
  const group = { ...subject, type: 'deposit_group' };
  const links = recordLinks({ subject: group, client: null, found: '12: D-1, D-2' });
  expect(links.map(({ search }) => search)).toEqual([{ q: 'D-1' }, { q: 'D-2' }]);
});

test('a person leads to what the audit log has of them', () => {
  const person = { ...subject, type: 'staff', id: 'a1/2026-11-26' };
  const links = recordLinks({ subject: person, client: null, found: '51' });
  expect(links).toEqual([{ label: 'n', to: '/config/audit_log', search: { actor_id: 'a1' } }]);
});

test('what has no page of its own leads nowhere', () => {
  for (const type of ['account', 'client', 'product']) {
    expect(recordLinks({ subject: { ...subject, type }, client: null, found: '1' })).toEqual([]);
  }
});
