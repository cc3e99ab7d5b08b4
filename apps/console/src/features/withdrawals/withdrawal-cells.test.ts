import { describe, expect, it } from 'vitest';
import { shortDestination } from './withdrawal-cells.tsx';

const bank = {
  kind: 'bank',
  bank_name: '招商银行',
  holder_name: '陈静怡',
  address: null,
  phone: null,
} as const;
const wallet = { kind: 'crypto', coin: 'USDT', network: 'TRC20', memo: null } as const;

describe('a destination in a row', () => {
  it('shows the end of a card, however it is spaced', () => {
    expect(shortDestination({ ...bank, acc_no: '6225 8801 2345 6789' })).toEqual({
      name: '招商银行',
      number: '··6789',
    });
    expect(shortDestination({ ...bank, acc_no: '6225-8801-23' }).number).toBe('··0123');
    expect(shortDestination({ ...bank, acc_no: '789' }).number).toBe('789');
  });

  it('shows both ends of an address', () => {
    expect(shortDestination({ ...wallet, address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' })).toEqual({
      name: 'USDT · TRC20',
      number: 'TQn9Y2…bLSE',
    });
    expect(shortDestination({ ...wallet, address: 'short' }).number).toBe('short');
  });
});
