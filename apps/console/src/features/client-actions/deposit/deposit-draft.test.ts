import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { blankDraft, type DepositDraft, toDepositCreate } from './deposit-draft.ts';

const draft: DepositDraft = {
  account_id: 'account-1',
  sub_type: 'bank',
  amount: '20000.',
  currency: 'USD',
  payer_name: ' 张三 ',
  reference_no: 'R-1',
  txid: 'abc',
  network: 'TRC20',
  address: { value: 'address-1', label: 'TQn9', detail: 'USDT' },
  remark: '  ',
  screenshot: null,
};

test('a deposit is sent with the fields of the chosen payment method only', () => {
  expect(toDepositCreate(draft, null)).toEqual({
    account_id: 'account-1',
    sub_type: 'bank',
    amount: '20000',
    currency: 'USD',
    payer_name: '张三',
    reference_no: 'R-1',
    remark: null,
    screenshot: null,
  });
  const crypto = toDepositCreate({ ...draft, sub_type: 'crypto' }, 'file-1');
  expect(crypto).toMatchObject({ txid: 'abc', network: 'TRC20', address: 'TQn9' });
  expect(crypto).toMatchObject({ screenshot: 'file-1' });
  expect(crypto).not.toHaveProperty('reference_no');
  const unknown = toDepositCreate({ ...draft, sub_type: 'crypto', address: null }, null);
  expect(unknown).toHaveProperty('address', null);
});

test('an account is filled in only if the client has no other', () => {
  const account = (id: string, currency: string) => ({ id, currency });
  const client = (...accounts: { id: string; currency: string }[]) =>
    // The form reads no more of a client than this.
    ({ full_name: '张三', accounts }) as unknown as Schemas.Client;
  expect(blankDraft(client(account('a', 'USD')))).toMatchObject({
    account_id: 'a',
    currency: 'USD',
  });
  expect(blankDraft(client(account('a', 'USD'), account('b', 'HKD')))).toMatchObject({
    account_id: '',
    currency: '',
  });
});

test('the payer starts empty: the client’s own name would pass the check of third-party payers', () => {
  const client = { full_name: '张三', accounts: [] };
  expect(blankDraft(client)).toMatchObject({ payer_name: '' });
});
