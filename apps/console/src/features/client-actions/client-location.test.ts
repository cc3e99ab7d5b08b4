import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import { findJumps, groupNetworks, networkOf } from './client-location.tsx';

const at = (hour: number, country: string | null, more: Partial<Schemas.ClientAccess> = {}) => ({
  at: new Date(Date.UTC(2026, 10, 1, hour)).toISOString(),
  ip: '203.0.113.69',
  city: null,
  action: 'signed_in' as const,
  country,
  ...more,
});

describe('a jump', () => {
  // @rule clients: Another country within twelve hours is flagged
  test('is another country within twelve hours, whatever the order of the records', () => {
    const jumps = findJumps([at(30, 'CN'), at(0, 'CN'), at(2, 'RU'), at(50, 'SG')]);
    expect(jumps.map(({ from, to, hours }) => [from.country, to.country, hours])).toEqual([
      ['CN', 'RU', 2],
    ]);
  });

  test('is none if there was time to travel, or the origin is unknown', () => {
    expect(findJumps([at(0, 'CN'), at(12, 'RU')])).toEqual([]);
    expect(findJumps([at(0, 'CN'), at(1, null), at(2, 'CN')])).toEqual([]);
  });

  test('is none for failed attempts', () => {
    const failed = at(1, 'RU', { action: 'sign_in_failed' });
    expect(findJumps([at(0, 'CN'), failed, at(2, 'CN')])).toEqual([]);
  });
});

test('networks are listed with their first and last use, the latest network first', () => {
  expect(
    groupNetworks([
      at(3, 'CN', { ip: '203.0.113.1' }),
      at(1, 'CN', { ip: '203.0.113.200' }),
      at(5, 'CN', { ip: '198.51.100.7' }),
      at(9, 'CN', { ip: '192.0.2.1', action: 'sign_in_failed' }),
    ]),
  ).toEqual([
    { name: '198.51.100.0/24', count: 1, firstAt: at(5, '').at, lastAt: at(5, '').at },
    { name: '203.0.113.0/24', count: 2, firstAt: at(1, '').at, lastAt: at(3, '').at },
  ]);
  expect(networkOf('2001:db8:1:2::5')).toBe('2001:db8:1::/48');
});
