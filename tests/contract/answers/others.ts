import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import type { World } from '../world.ts';

/** The smallest PNG: one transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function otherAnswers(world: () => World): void {
  const angel = () => ({ token: world().angel.accessToken });
  const hero = () => ({ token: world().hero.accessToken });

  describe('rates', () => {
    test('a rate, or why there is none', async () => {
      const rate = (primary: string, secondary: string) => ({
        operation: 'getRate',
        ...hero(),
        query: { primary, secondary },
      });
      await world().answer(rate('USD', 'CNY'), 200);
      await world().answer(rate('usd', 'CNY'), 400);
      await world().answer({ ...rate('USD', 'CNY'), token: null }, 401);
      await world().answer(rate('USD', 'JPY'), 422);
    });
  });

  describe('files', () => {
    const presign = (fields: Record<string, unknown> = {}) => ({
      operation: 'presignUpload',
      ...angel(),
      body: { purpose: 'deposit_proof', content_type: 'image/png', size: png.length, ...fields },
    });

    const upload = (presigned: Schemas.Presigned, body: Buffer, contentType = 'image/png') => ({
      operation: 'uploadFile',
      path: { fileId: presigned.file_id },
      query: Object.fromEntries(new URL(presigned.url, world().stack.url).searchParams),
      raw: { body: new Uint8Array(body), contentType },
    });

    test('asking for a place to put one', async () => {
      await world().answer(presign(), 200);
      await world().answer(presign({ size: 20_000_000 }), 400);
      await world().answer({ ...presign(), token: null }, 401);
      await world().answer({ ...presign(), ...hero() }, 403);
    });

    test('putting it there, once, and only what was announced', async () => {
      // Held against the contract by `answer`.
      const signed = async () => (await world().answer(presign(), 200)) as Schemas.Presigned;
      const first = await signed();
      await world().answer(upload(first, png), 200);
      await world().answer(upload(first, png), 403);
      await world().answer({ ...upload(await signed(), png), path: { fileId: randomUUID() } }, 403);
      await world().answer({ ...upload(await signed(), png), query: {} }, 400);
      await world().answer(upload(await signed(), Buffer.alloc(png.length, 1)), 422);
    });

    test('a logo, which everybody may see', async () => {
      const god = { token: world().god.accessToken };
      // Held against the contract by `answer`.
      const signed = (await world().answer(
        { ...presign({ purpose: 'app_logo' }), ...god },
        200,
      )) as Schemas.Presigned;
      const logo = { operation: 'getLogo', path: { fileId: signed.file_id } };
      await world().answer(logo, 404);
      await world().answer(upload(signed, png), 200);
      await world().answer(logo, 200);
      await world().answer({ ...logo, path: { fileId: 'no-id' } }, 400);
    });

    test('confirming that it is there', async () => {
      // Held against the contract by `answer`.
      const signed = (await world().answer(presign(), 200)) as Schemas.Presigned;
      const confirm = {
        operation: 'confirmUpload',
        ...angel(),
        path: { fileId: signed.file_id },
      };
      await world().answer(confirm, 422);
      await world().answer(upload(signed, png), 200);
      await world().answer(confirm, 200);
      await world().answer({ ...confirm, token: null }, 401);
      await world().answer({ ...confirm, ...hero() }, 404);
      await world().answer({ ...confirm, path: { fileId: 'none' } }, 400);
    });
  });

  describe('figures and operations', () => {
    test.each(['getSummary', 'getMoneyFlow'])('%s', async (operation) => {
      const figures = { operation, ...hero() };
      await world().answer(figures, 200);
      await world().answer({ ...figures, query: { fake: 'true' } }, 200);
      await world().answer({ ...figures, query: { from: 'yesterday' } }, 400);
      await world().answer({ operation }, 401);
    });

    test('the own shift', async () => {
      await world().answer({ operation: 'getShift', ...hero() }, 200);
      await world().answer({ operation: 'getShift', ...hero(), query: { from: 'noon' } }, 400);
      await world().answer({ operation: 'getShift' }, 401);
    });

    test('the counts of the queues', async () => {
      await world().answer({ operation: 'countQueues', ...hero() }, 200);
      await world().answer({ operation: 'countQueues' }, 401);
    });

    test('the desk day', async () => {
      await world().answer({ operation: 'getDeskDay', ...hero() }, 200);
      await world().answer({ operation: 'getDeskDay' }, 401);
    });

    test('the process is alive and ready', async () => {
      await world().answer({ operation: 'getHealth' }, 200);
      await world().answer({ operation: 'getReadiness' }, 200);
      await world().answer({ operation: 'getMetrics' }, 200);
      const passedOn = { 'X-Forwarded-For': '203.0.113.9' };
      await world().answer({ operation: 'getMetrics', headers: passedOn }, 404);
    });
  });

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
