import { describe, test } from 'vitest';
import type { World } from '../world.ts';

const operations = ['getProductStat', 'getTeamStat', 'getTeamProductStat'].concat([
  'getOtcStat',
  'getIpoStat',
  'getFundStat',
  'getQuantStat',
  'getStockStat',
  'getCohorts',
]);

export function statAnswers(world: () => World): void {
  const angel = () => ({ token: world().angel.accessToken });
  const hero = () => ({ token: world().hero.accessToken });

  describe('statistics', () => {
    test.each(operations)('%s', async (operation) => {
      const year = { from: '2025-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z', fake: 'false' };
      await world().answer({ operation, ...angel() }, 200);
      await world().answer({ operation, ...angel(), query: year }, 200);
      await world().answer({ operation, ...angel(), query: { from: 'yesterday' } }, 400);
      await world().answer({ operation }, 401);
      await world().answer({ operation, ...hero() }, 403);
    });

    test('getProductMeasures', async () => {
      const operation = 'getProductMeasures';
      const year = { from: '2025-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z', by: 'month' };
      for (const kind of ['stock', 'block', 'ipo', 'fund', 'quant']) {
        await world().answer({ operation, ...angel(), query: { kind, ...year } }, 200);
      }
      await world().answer({ operation, ...angel() }, 400);
      await world().answer({ operation, query: { kind: 'ipo' } }, 401);
      await world().answer({ operation, ...hero(), query: { kind: 'ipo' } }, 403);
    });
  });
}
