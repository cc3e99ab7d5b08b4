import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import type { World } from '../world.ts';

export function searchAnswers(world: () => World): void {
  describe('the search', () => {
    test('finds a deposit by its number, for those who may read it', async () => {
      const angel = { token: world().angel.accessToken };
      const { list } = (await world().answer(
        { operation: 'listDeposits', ...angel, query: { size: '1' } },
        200,
      )) as Schemas.DepositList;
      const [deposit] = list;
      const search = { operation: 'searchAll', ...angel, query: { q: deposit?.order_no ?? '' } };
      const { groups } = (await world().answer(search, 200)) as Schemas.SearchResult;
      expect(groups.flatMap(({ hits }) => hits.map(({ id }) => id))).toContain(deposit?.id);
      await world().answer({ ...search, query: { q: '王' } }, 200);
      await world().answer({ ...search, query: {} }, 400);
      await world().answer({ ...search, query: { q: '' } }, 400);
      await world().answer({ ...search, token: null }, 401);
    });
  });
}
