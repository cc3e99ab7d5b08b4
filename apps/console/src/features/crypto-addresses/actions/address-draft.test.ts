import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { isMoved, toAddressDraft } from './address-draft.ts';

const address = {
  network: 'tron',
  coin: 'USDT',
  address: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj',
  memo: null,
  note: null,
} as Schemas.CryptoAddress;

test('another note moves nothing; another coin, network, address or memo does', () => {
  const draft = toAddressDraft(address);
  expect(isMoved(address, draft)).toBe(false);
  expect(isMoved(address, { ...draft, note: '冷钱包', memo: ' ' })).toBe(false);
  for (const change of [{ coin: 'TRX' }, { network: 'bsc' as const }, { memo: '7' }]) {
    expect(isMoved(address, { ...draft, ...change })).toBe(true);
  }
});

test('a new one takes the coin and the network of the one that it replaces, and nothing else', () => {
  expect(toAddressDraft(null, address)).toMatchObject({
    network: 'tron',
    coin: 'USDT',
    address: '',
  });
});
