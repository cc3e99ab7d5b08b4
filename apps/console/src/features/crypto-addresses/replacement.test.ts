import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { replacementOf } from './replacement.ts';

const address = (id: string, status: Schemas.CryptoAddressStatus, coin = 'USDT') =>
  ({ id, status, coin, network: 'tron' }) as Schemas.CryptoAddress;
const old = address('old', 'enabled');

// @rule receiving-addresses: An address is replaced without a gap: the old one is disabled last
test('the old one is disabled last: when another one of the same coin and network is enabled', () => {
  const step = (...others: Schemas.CryptoAddress[]) => replacementOf(old, [old, ...others]).step;
  expect(step()).toBe('create');
  expect(step(address('x', 'enabled', 'TRX'), address('y', 'rejected'))).toBe('create');
  expect(step(address('x', 'pending'))).toBe('confirm');
  expect(step(address('x', 'enabled'), address('y', 'pending'))).toBe('disable');
});
