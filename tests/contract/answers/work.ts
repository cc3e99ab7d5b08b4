import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import { clientWithAccount, recordDeposit } from '../../support/deposits.ts';
import type { Call } from '../call.ts';
import type { World } from '../world.ts';

export function workAnswers(world: () => World): void {
  describe('work', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const hero = () => ({ token: world().hero.accessToken });

    async function refusals(call: Call, forbids = true): Promise<void> {
      const path = { ...call.path };
      await world().answer({ ...call, path: { ...path, id: 'not-an-id' } }, 400);
      await world().answer({ ...call, token: null }, 401);
      if (forbids) await world().answer({ ...call, ...hero() }, 403);
      await world().answer({ ...call, path: { ...path, id: randomUUID() } }, 404);
    }

    test('a record is claimed, assigned, returned and given up', async () => {
      const to = await clientWithAccount(world().hero);
      const { id } = await recordDeposit(world().angel2, { amount: '1.00', to });
      const of = { ...angel(), path: { type: 'deposit', id } };
      const claim = { operation: 'claimWork', ...of, body: {} };
      await world().answer(claim, 200);
      await refusals(claim);
      const until = new Date(Date.now() + 60_000).toISOString();
      const giveBack = { operation: 'returnWork', ...of, body: { until } };
      await world().answer(giveBack, 200);
      await refusals(giveBack);
      const assignees = { operation: 'listAssignees', ...of };
      // Held against the contract by `answer`.
      const { list } = (await world().answer(assignees, 200)) as Schemas.AssigneeList;
      await refusals(assignees);
      const assign = { operation: 'assignWork', ...of, body: { staff_id: list[0]?.id } };
      await world().answer(assign, 200);
      await refusals(assign);
      const release = { operation: 'releaseWork', ...of };
      await world().answer(release, 200);
      await refusals(release, false);
    });

    test('what is worked on is listed, and the next record is found', async () => {
      const list = { operation: 'listWork', ...angel(), query: { type: 'deposit' } };
      await world().answer(list, 200);
      await world().answer({ ...list, query: { type: 'lost' } }, 400);
      await world().answer({ ...list, token: null }, 401);
      await world().answer({ ...list, ...hero() }, 403);
      const next = { operation: 'nextWork', ...angel(), body: { queue: 'kyc' } };
      await world().answer(next, 200);
      await world().answer({ ...next, body: { queue: 'order' } }, 400);
      await world().answer({ ...next, token: null }, 401);
      await world().answer({ ...next, ...hero(), body: { queue: 'deposit' } }, 403);
    });

    test('availability is read and set', async () => {
      const { body: person } = await world().hero.get<Schemas.UserInfo>('/auth/admin/v1/userinfo');
      const path = { id: person.id };
      const read = { operation: 'getAvailability', ...angel(), path };
      const { version } = (await world().answer(read, 200)) as Schemas.Availability;
      await refusals(read, false);
      const body = { absence: null, capacity: 7, version };
      const set = { operation: 'setAvailability', ...angel(), path, body };
      await world().answer({ ...set, ...hero() }, 403);
      await world().answer(set, 200);
      await world().answer(set, 409);
      await refusals(set, false);
    });

    test('the targets are counted', async () => {
      const targets = { operation: 'getTargetStat', ...angel() };
      await world().answer(targets, 200);
      await world().answer({ ...targets, query: { from: 'yesterday' } }, 400);
      await world().answer({ ...targets, token: null }, 401);
      await world().answer({ ...targets, ...hero() }, 403);
    });
  });
}
