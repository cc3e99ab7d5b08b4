import { describe, expect, test } from 'vitest';
import { expectEvent } from '../call.ts';
import type { World } from '../world.ts';

/** How many streams a session may have open at one server. */
const streamsMax = 20;

export function eventAnswers(world: () => World): void {
  describe('the stream of events', () => {
    const stream = () => ({ operation: 'streamEvents', token: world().angel.accessToken });

    test('sends an event for a new deposit', async () => {
      let made = '';
      const event = await expectEvent(world().stack.url, stream(), async () => {
        made = (await world().pendingDeposit()).id;
      });
      expect(event).toEqual({ topic: 'deposit', id: made, version: 1 });
    });

    test('or what is wrong', async () => {
      const headers = { 'Last-Event-ID': 'none' };
      await world().answer({ ...stream(), headers }, 400);
      await world().answer({ ...stream(), token: null }, 401);
    });

    test('is limited in number', async () => {
      const token = world().hero.accessToken;
      const hangUp = new AbortController();
      const { signal } = hangUp;
      const headers = { Authorization: `Bearer ${token}` };
      const address = new URL('/event/admin/v1/stream', world().stack.url);
      await Promise.all(
        Array.from({ length: streamsMax }, () => fetch(address, { headers, signal })),
      );
      await world().answer({ ...stream(), token }, 429);
      hangUp.abort();
    });
  });
}
