import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import type { Call } from '../call.ts';
import { onceKey, type World } from '../world.ts';

const badId = { path: { id: 'not-an-id' } };
const noId = { path: { id: randomUUID() } };

export function notesAnswers(world: () => World): void {
  const angel = () => ({ token: world().angel.accessToken });
  const hero = () => ({ token: world().hero.accessToken });

  describe('comments', () => {
    async function commented() {
      const { id } = await world().pendingDeposit();
      const call = {
        operation: 'addComment',
        ...angel(),
        headers: onceKey(),
        body: { subject: { type: 'deposit', id }, text: 'See the proof', mentions: [] },
      };
      return { call, id, comment: (await world().answer(call, 201)) as Schemas.Comment };
    }
    const aboutException = { type: 'dataException', id: randomUUID() };

    test('are added to a record, and name colleagues who may see it', async () => {
      const { id, call } = await commented();
      await world().answer({ ...call, body: { ...call.body, text: 'Another' } }, 422);
      await world().answer({ ...call, headers: onceKey(), body: { text: '' } }, 400);
      await world().answer({ ...call, token: null }, 401);
      const about = (subject: object) => ({
        ...{ headers: onceKey(), body: { ...call.body, subject } },
      });
      await world().answer({ ...call, ...hero(), ...about(aboutException) }, 403);
      await world().answer({ ...call, ...about({ type: 'deposit', id: randomUUID() }) }, 404);
      for (const operation of ['listComments', 'listCommentPeople']) {
        const list = { operation, ...angel(), query: { type: 'deposit', id } };
        await world().answer(list, 200);
        await world().answer({ ...list, query: { type: 'deposit' } }, 400);
        await world().answer({ ...list, token: null }, 401);
        await world().answer({ ...list, ...hero(), query: aboutException }, 403);
        await world().answer({ ...list, query: { type: 'deposit', id: randomUUID() } }, 404);
      }
    });

    test('are changed and withdrawn by their author', async () => {
      const { comment } = await commented();
      const path = { id: comment.id };
      const change: Call = {
        ...{ operation: 'changeComment', ...angel(), path },
        body: { text: 'Changed', mentions: [], version: comment.version },
      };
      const withdraw = (version: number): Call => ({
        ...{ operation: 'withdrawComment', ...angel(), path, body: { version } },
      });
      for (const call of [change, withdraw(comment.version)]) {
        await world().answer({ ...call, ...badId }, 400);
        await world().answer({ ...call, token: null }, 401);
        await world().answer({ ...call, token: world().god.accessToken }, 403);
        await world().answer({ ...call, ...noId }, 404);
      }
      await world().answer(change, 200);
      await world().answer(change, 409);
      await world().answer(withdraw(comment.version), 409);
      await world().answer(withdraw(comment.version + 1), 200);
    });
  });

  describe('notifications', () => {
    test('are listed and read by their user', async () => {
      const me = (await world().answer(
        { operation: 'getUserInfo', token: world().angel2.accessToken },
        200,
      )) as Schemas.UserInfo;
      const { id } = await world().pendingDeposit();
      const body = { subject: { type: 'deposit', id }, text: '@you', mentions: [me.id] };
      await world().answer({ operation: 'addComment', ...angel(), headers: onceKey(), body }, 201);
      const own = { token: world().angel2.accessToken };
      const list = { operation: 'listNotifications', ...own };
      const { list: found } = (await world().answer(list, 200)) as Schemas.NotificationList;
      await world().answer({ ...list, query: { size: 'all' } }, 400);
      await world().answer({ ...list, token: null }, 401);
      const read = { operation: 'readNotification', ...own, path: { id: found[0]?.id ?? '' } };
      await world().answer(read, 200);
      await world().answer({ ...read, ...badId }, 400);
      await world().answer({ ...read, token: null }, 401);
      await world().answer({ ...read, ...hero() }, 404);
      const all = {
        ...{ operation: 'readAllNotifications', ...own },
        body: { until: new Date().toISOString() },
      };
      await world().answer(all, 200);
      await world().answer({ ...all, body: {} }, 400);
      await world().answer({ ...all, token: null }, 401);
    });
  });

  describe('handovers', () => {
    test('are written, changed, and taken over', async () => {
      const list = { operation: 'listHandovers', ...angel() };
      await world().answer(list, 200);
      await world().answer({ ...list, query: { page: '0' } }, 400);
      await world().answer({ ...list, token: null }, 401);
      const add = {
        ...{ operation: 'addHandover', ...angel(), headers: onceKey() },
        body: { text: 'Waiting for a proof' },
      };
      const { id, version } = (await world().answer(add, 201)) as Schemas.Handover;
      await world().answer({ ...add, body: { text: 'Another' } }, 422);
      await world().answer({ ...add, body: {} }, 400);
      await world().answer({ ...add, token: null }, 401);
      const change: Call = {
        ...{ operation: 'changeHandover', ...angel(), path: { id } },
        body: { text: 'Proof received', version },
      };
      const acknowledge = (seen: number): Call => ({
        ...{ operation: 'acknowledgeHandover', path: { id }, body: { version: seen } },
        token: world().god.accessToken,
      });
      for (const call of [change, acknowledge(version)]) {
        await world().answer({ ...call, ...badId }, 400);
        await world().answer({ ...call, token: null }, 401);
        await world().answer({ ...call, ...noId }, 404);
        await world().answer({ ...call, ...hero() }, 404);
      }
      await world().answer({ ...change, token: world().god.accessToken }, 403);
      await world().answer({ ...acknowledge(version), ...angel() }, 403);
      await world().answer(change, 200);
      await world().answer(change, 409);
      await world().answer(acknowledge(version), 409);
      await world().answer(acknowledge(version + 1), 200);
    });
  });
}
