import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import type { World } from '../world.ts';

const paging = { page: '2', size: '5' };
const everywhere = {
  ...paging,
  q: 'chen',
  agent_id: randomUUID(),
  from: '2020-01-01T00:00:00Z',
  to: '2100-01-01T00:00:00Z',
  fake: 'true',
  ids: `${randomUUID()},${randomUUID()}`,
};
const ofMoney = {
  ...everywhere,
  client_id: randomUUID(),
  currency: 'USD',
  amount_min: '10',
  amount_max: '10000.50',
};

const lines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listDepositLines: {
    ...ofMoney,
    ...{ status: 'approved', sub_type: 'bank', network: 'tron', event: 'approved' },
    approved_by_maker: 'true',
    ...{ event_from: '2020-01-01T00:00:00Z', event_to: '2100-01-01T00:00:00Z' },
  },
  listWithdrawalLines: { ...ofMoney, status: 'pending', kind: 'bank', payout: 'to_send' },
  listOverdrawnLines: {
    ...ofMoney,
    ...{ status: 'approved', sub_type: 'loan', resource: 'loan', overdue: 'true' },
    approved_by_maker: 'true',
    due_within: '7',
  },
  listConversionLines: {
    ...everywhere,
    ...{ client_id: randomUUID(), currency: 'USD', received_currency: 'CNY' },
  },
  listClientLines: {
    ...everywhere,
    ...{ status: 'enabled', kyc_status: 'approved', vip_level: '1', online: 'true' },
    ...{ currency: 'USD', line_currency: 'USD', tag: 'VIP' },
  },
};

export function linesAnswers(world: () => World): void {
  describe('lines of the ledger behind many records', () => {
    test.each(Object.entries(lines))(
      '%s takes every filter of its list',
      async (operation, filters) => {
        const hero = { operation, token: world().hero.accessToken };
        const all = (await world().answer(hero, 200)) as Schemas.LedgerLineList;
        expect(all.list.length).toBeGreaterThan(0);
        for (const [name, value] of Object.entries(filters)) {
          await world().answer({ ...hero, query: { [name]: value } }, 200);
        }
        const wrong = await world().answer({ ...hero, query: { ids: 'all' } }, 400);
        expect((wrong as Schemas.Problem).errors?.map(({ field }) => field)).toEqual(['ids']);
        await world().answer({ operation }, 401);
      },
    );

    test('those of trade records are asked for by kind', async () => {
      const call = {
        operation: 'listTradeLines',
        token: world().angel.accessToken,
        path: { kind: 'ipo' },
      };
      await world().answer(call, 200);
      await world().answer({ ...call, query: { ids: 'all' } }, 400);
      await world().answer({ ...call, token: null }, 401);
    });
  });
}
