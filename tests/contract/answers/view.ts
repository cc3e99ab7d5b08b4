import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import type { World } from '../world.ts';

export function viewAnswers(world: () => World): void {
  describe('saved views', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const hero = () => ({ token: world().hero.accessToken });

    test('a view is saved, shared, listed and deleted by its owner', async () => {
      const body = {
        ...{ list: 'deposit', name: randomUUID(), search: { status: 'pending' } },
        layout: { shown: {}, order: [], pinned: {}, widths: {} },
        ...{ standard: false, sharing: 'everyone' },
      };
      const one = { operation: 'saveView', ...angel(), path: { id: randomUUID() } };
      await world().answer({ ...one, body }, 200);
      await world().answer({ ...one, body: { ...body, name: '' } }, 400);
      await world().answer({ ...one, token: null, body }, 401);
      await world().answer({ ...one, ...hero(), path: { id: randomUUID() }, body }, 403);
      await world().answer({ ...one, ...hero(), body: { ...body, sharing: 'private' } }, 404);

      const list = { operation: 'listViews', ...hero(), query: { list: 'deposit' } };
      await world().answer(list, 200);
      await world().answer({ ...list, query: { list: '?' } }, 400);
      await world().answer({ ...list, token: null }, 401);
      await world().answer({ ...list, query: { list: 'statistics-team' } }, 403);

      const gone = { operation: 'deleteView', ...angel(), path: one.path };
      await world().answer({ ...gone, path: { id: 'not-an-id' } }, 400);
      await world().answer({ ...gone, token: null }, 401);
      await world().answer({ ...gone, ...hero() }, 404);
      await world().answer(gone, 200);
    });
  });
}
