import { describe, expect, it } from 'vitest';
import { list } from './withdrawal-list.ts';

describe('the address of the withdrawals', () => {
  it('keeps every filter that the server has', () => {
    const search = {
      status: 'pending',
      kind: 'crypto',
      currency: 'USDT',
      agent_id: '0192f1d0-0000-7000-8000-000000000001',
      client_id: '0192f1d0-0000-7000-8000-000000000002',
      amount_min: '100',
      amount_max: '2500.50',
      q: 'W2026',
      from: '2026-01-01',
      to: 'now-1d/d',
    };
    expect(list.readSearch({ ...search, fake: 'true' })).toMatchObject({
      ...search,
      fake: true,
    });
  });

  it('drops what makes no sense, and begins with the newest', () => {
    const read = list.readSearch({ status: 'lost', kind: 'cash', sort: 'fee', agent_id: '7' });
    expect(read).toEqual({ page: 1, size: read.size, sort: '-created_at' });
  });
});
