import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import { clientWithAccount, recordDeposit } from '../../support/deposits.ts';
import { onceKey, type World } from '../world.ts';

export function exportAnswers(world: () => World): void {
  describe('exports in the background', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const hero = () => ({ token: world().hero.accessToken });
    const badId = { path: { id: 'not-an-id' } };
    const deposits = { path: '/deposit/admin/v1/export', query: { format: 'csv' } };

    test('a file is asked for, downloaded, stopped and deleted by its user', async () => {
      await recordDeposit(world().angel2, { amount: '1.00' });
      const start = { operation: 'startExport', ...angel(), headers: onceKey(), body: deposits };
      await world().answer({ ...start, body: { ...deposits, query: { status: 'x' } } }, 400);
      await world().answer({ ...start, token: null }, 401);
      const log = { path: '/audit/admin/v1/export', query: {} };
      await world().answer({ ...start, ...hero(), headers: onceKey(), body: log }, 403);
      const statement = {
        ...{ path: '/user/admin/v1/tfl/{id}/export', query: {} },
        parameters: { id: randomUUID() },
      };
      await world().answer({ ...start, headers: onceKey(), body: statement }, 404);
      // Held against the contract by `answer`.
      const { job } = (await world().answer(start, 201)) as Schemas.ExportStart;
      if (job === null) throw new Error('The list is exported in the background.');
      await world().answer({ ...start, body: { ...deposits, query: {} } }, 422);

      const list = { operation: 'listExports', ...angel() };
      const listed = async () => (await world().answer(list, 200)) as Schemas.ExportJobList;
      while (
        (await listed()).list.some(({ status }) => status === 'waiting' || status === 'running')
      );
      await world().answer({ ...list, query: { size: '0' } }, 400);
      await world().answer({ ...list, token: null }, 401);

      const one = { ...angel(), path: { id: job.id } };
      for (const operation of ['downloadExport', 'stopExport', 'deleteExport']) {
        const step = { ...one, operation };
        await world().answer({ ...step, ...badId }, 400);
        await world().answer({ ...step, token: null }, 401);
        await world().answer({ ...step, ...hero() }, 404);
        await world().answer(step, 200);
      }
    });

    const startBy = async (who: { token: string }, body = deposits) => {
      const start = { operation: 'startExport', ...who, headers: onceKey(), body };
      // Held against the contract by `answer`.
      const { job } = (await world().answer(start, 201)) as Schemas.ExportStart;
      if (job === null) throw new Error('The list is exported in the background.');
      return { ...who, path: { id: job.id } };
    };

    test('what was stopped before its end has no file', async () => {
      for (;;) {
        const one = await startBy(angel());
        const stopped = await world().answer({ ...one, operation: 'stopExport' }, 200);
        const isStopped = (stopped as Schemas.ExportJob).status === 'stopped';
        if (isStopped) await world().answer({ ...one, operation: 'downloadExport' }, 409);
        await world().answer({ ...one, operation: 'deleteExport' }, 200);
        if (isStopped) return;
      }
    });

    test('a file with records of a client who has left the scope is refused', async () => {
      const { client } = await clientWithAccount(world().hero);
      const one = await startBy(hero(), {
        path: '/identify/admin/v1/export',
        query: { format: 'csv' },
      });
      const list = { operation: 'listExports', ...hero() };
      const state = async () =>
        ((await world().answer(list, 200)) as Schemas.ExportJobList).list.find(
          ({ id }) => id === one.path.id,
        )?.status;
      while ((await state()) !== 'ready');
      const move = (userId: string | null) =>
        world().god.post(`/user/v1/change_agent/${client.id}`, { user_id: userId });
      await move((await world().clientOutsideHerosScope()).agent_id);
      await world().answer({ ...one, operation: 'downloadExport' }, 403);
      await move(client.agent_id);
      await world().answer({ ...one, operation: 'downloadExport' }, 200);
    });
  });
}
