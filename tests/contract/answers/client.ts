import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import type { World } from '../world.ts';

export function clientAnswers(world: () => World): void {
  describe('clients and accounts', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const hero = () => ({ token: world().hero.accessToken });

    test('the list takes each of its filters, and refuses what it does not know', async () => {
      const filters = {
        page: '2',
        size: '5',
        sort: '-score,username',
        q: 'a',
        status: 'enabled',
        kyc_status: 'approved',
        vip_level: '1',
        language: 'zh-CN',
        online: 'true',
        tag: 'VIP',
        currency: 'USD',
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
        fake: 'false',
      };
      for (const [name, value] of Object.entries(filters)) {
        await world().answer(
          { operation: 'listClients', ...angel(), query: { [name]: value } },
          200,
        );
      }
      const refused = (await world().answer(
        { operation: 'listClients', ...angel(), query: { sort: 'shoe_size' } },
        400,
      )) as Schemas.Problem;
      expect(refused.errors?.map(({ field }) => field)).toEqual(['sort']);
      await world().answer({ operation: 'listClients' }, 401);
    });

    test('a client and its accounts, inside the scope only', async () => {
      const list = (await world().answer(
        { operation: 'listClients', ...hero() },
        200,
      )) as Schemas.ClientList;
      const own = { id: list.list[0]?.id ?? '' };
      const other = { id: (await world().clientOutsideHerosScope()).id };
      for (const operation of ['getClient', 'listAccounts']) {
        await world().answer({ operation, ...hero(), path: own }, 200);
        await world().answer({ operation, ...hero(), path: other }, 404);
        await world().answer({ operation, ...hero(), path: { id: randomUUID() } }, 404);
        await world().answer({ operation, ...hero(), path: { id: 'not-an-id' } }, 400);
        await world().answer({ operation, path: own }, 401);
      }
    });

    test('the tags of clients', async () => {
      const tags = { operation: 'listClientTags', ...hero() };
      await world().answer(tags, 200);
      await world().answer({ ...tags, query: { q: 'VIP' } }, 400);
      await world().answer({ operation: 'listClientTags' }, 401);
    });

    test('the export needs its own action', async () => {
      const csv = await world().answer({ operation: 'exportClients', ...angel() }, 200);
      expect(csv).toMatch(/^\uFEFF/);
      const workbook = { operation: 'exportClients', ...angel(), query: { format: 'xlsx' } };
      expect(await world().answer(workbook, 200)).toMatch(/^PK/);
      await world().answer(
        { operation: 'exportClients', ...angel(), query: { format: 'xml' } },
        400,
      );
      await world().answer({ operation: 'exportClients' }, 401);
      await world().answer({ operation: 'exportClients', ...hero() }, 403);
    });
  });
}
