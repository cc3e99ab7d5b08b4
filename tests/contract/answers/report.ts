import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { World } from '../world.ts';

export function reportAnswers(world: () => World): void {
  describe('reports', () => {
    const god = () => ({ token: world().god2.accessToken });
    const hero = () => ({ token: world().hero.accessToken });
    const badId = { path: { id: 'not-an-id' } };

    test('a report is exported by who may see the page', async () => {
      const file = { operation: 'exportReport', ...god(), path: { report: 'team' } };
      await world().answer({ ...file, query: { from: 'yesterday' } }, 400);
      await world().answer({ ...file, token: null }, 401);
      await world().answer({ ...file, ...hero() }, 403);
    });

    test('a subscription is saved, listed and ended by its user', async () => {
      const body = {
        ...{ report: 'product', name: 'Morning', search: { from: 'now-7d' }, every: 'month' },
        ...{ weekday: null, month_day: 31, hour: 8, by_email: false },
      };
      const one = { operation: 'subscribeToReport', ...god(), path: { id: randomUUID() } };
      await world().answer({ ...one, body }, 200);
      await world().answer({ ...one, body: { ...body, month_day: null } }, 400);
      await world().answer({ ...one, token: null, body }, 401);
      await world().answer({ ...one, ...hero(), body }, 403);
      await world().answer({ ...one, token: world().god.accessToken, body }, 404);

      const list = { operation: 'listReportSubscriptions', ...god() };
      await world().answer(list, 200);
      await world().answer({ ...list, token: null }, 401);

      const gone = { operation: 'unsubscribeFromReport', ...god(), path: one.path };
      await world().answer({ ...gone, ...badId }, 400);
      await world().answer({ ...gone, token: null }, 401);
      await world().answer({ ...gone, ...hero() }, 404);
      await world().answer(gone, 200);
    });

    test('an own address is confirmed by the code that it gets, and removed', async () => {
      const { smtp } = world();
      const ask = (operation: string, status: number, body?: unknown) =>
        world().answer({ operation, ...god(), body }, status);
      const email = 'desk@example.com';
      await ask('getOwnEmail', 200);
      await ask('startOwnEmail', 400, { email: 'nobody' });
      smtp.refuse(1);
      await ask('startOwnEmail', 409, { email });
      await ask('startOwnEmail', 200, { email });
      const mail = smtp.mails.find(({ to }) => to === email);
      const code = /\d{8}/.exec(mail?.parts.get('text/plain') ?? '')?.[0];
      expect(code).toHaveLength(8);
      await ask('confirmOwnEmail', 200, { code });
      await ask('removeOwnEmail', 200);
      for (let times = 0; times < 3; times += 1) await ask('startOwnEmail', 200, { email });
      await ask('startOwnEmail', 429, { email });
      for (let times = 0; times < 5; times += 1) await ask('confirmOwnEmail', 400, { code });
      await ask('confirmOwnEmail', 429, { code });
      const unsigned = (operation: string, body?: unknown) =>
        world().answer({ operation, body, token: null }, 401);
      await unsigned('getOwnEmail');
      await unsigned('startOwnEmail', { email });
      await unsigned('confirmOwnEmail', { code });
      await unsigned('removeOwnEmail');
    });
  });
}
