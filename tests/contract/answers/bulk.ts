import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import { recordDeposit } from '../../support/deposits.ts';
import { onceKey, type World } from '../world.ts';

export function bulkAnswers(world: () => World): void {
  describe('bulk runs', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const hero = () => ({ token: world().hero.accessToken });
    const badId = { path: { id: 'not-an-id' } };

    test('a run is started, read, stopped, retried and closed by its user', async () => {
      const { id, version } = await recordDeposit(world().angel2, { amount: '1.00' });
      const items = [
        { id, version: version + 1 },
        { id: randomUUID(), version: 1 },
      ];
      const body = { operation: 'auditDeposit', body: { result: 'approved' }, items };
      const start = { operation: 'startBulkRun', ...angel(), headers: onceKey(), body };
      await world().answer({ ...start, body: {} }, 400);
      await world().answer({ ...start, token: null }, 401);
      await world().answer({ ...start, ...hero(), headers: onceKey() }, 403);
      // Held against the contract by `answer`.
      const run = (await world().answer(start, 201)) as Schemas.BulkRun;
      await world().answer({ ...start, body: { ...body, items: items.slice(1) } }, 422);

      const list = { operation: 'listBulkRuns', ...angel() };
      await world().answer(list, 200);
      await world().answer({ ...list, query: { open: 'true', size: '5', page: '2' } }, 200);
      await world().answer({ ...list, query: { open: 'perhaps' } }, 400);
      await world().answer({ ...list, token: null }, 401);

      const path = { id: run.id };
      const one = { operation: 'getBulkRun', ...angel(), path };
      const isOver = async () =>
        ((await world().answer(one, 200)) as Schemas.BulkRunDetail).run.finished_at !== null;
      while (!(await isOver()));
      const steps = [
        one,
        { ...one, operation: 'stopBulkRun' },
        { ...one, operation: 'closeBulkRun' },
        { ...one, operation: 'retryBulkRun', body: { state: 'refused' } },
      ];
      for (const step of steps) {
        await world().answer({ ...step, ...badId }, 400);
        await world().answer({ ...step, token: null }, 401);
        await world().answer({ ...step, ...hero() }, 404);
        await world().answer(step, 200);
      }
    });
  });
}
