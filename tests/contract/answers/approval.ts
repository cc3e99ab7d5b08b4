import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import { clientWithAccount } from '../../support/deposits.ts';
import { onceKey, type World } from '../world.ts';

export function approvalAnswers(world: () => World): void {
  const angel = () => ({ token: world().angel.accessToken });
  const hero = () => ({ token: world().hero.accessToken });
  const badId = { path: { id: 'not-an-id' } };

  async function proposed(accNo: string): Promise<Schemas.Proposal> {
    const { client } = await clientWithAccount(world().hero);
    const body = { bank_name: 'A Bank', holder_name: 'Two People', acc_no: accNo };
    const add = { operation: 'addClientBank', ...hero(), path: { id: client.id }, body };
    // Held against the contract by `answer`.
    return (await world().answer({ ...add, headers: onceKey() }, 201)) as Schemas.Proposal;
  }

  describe('proposals', () => {
    test('the list, the limits and one of them', async () => {
      const { id } = await proposed('90000001');
      const list = { operation: 'listProposals', ...hero() };
      await world().answer(list, 200);
      await world().answer({ ...list, query: { whose: 'to_decide' } }, 200);
      await world().answer({ ...list, query: { sort: 'nothing' } }, 400);
      await world().answer({ ...list, token: null }, 401);
      const limits = { operation: 'listLimits', ...hero() };
      await world().answer(limits, 200);
      await world().answer({ ...limits, token: null }, 401);
      const one = { operation: 'getProposal', ...hero(), path: { id } };
      await world().answer(one, 200);
      await world().answer({ ...one, ...badId }, 400);
      await world().answer({ ...one, token: null }, 401);
      await world().answer({ ...one, path: {} }, 404);
      const reveal = { ...one, operation: 'revealChanges' };
      await world().answer(reveal, 200);
      await world().answer({ ...reveal, ...badId }, 400);
      await world().answer({ ...reveal, token: null }, 401);
      await world().answer({ ...reveal, path: {} }, 404);
    });

    test('confirming, and rejecting', async () => {
      const { id, version } = await proposed('90000002');
      const body = { result: 'approved', version };
      const headers = onceKey();
      const audit = { operation: 'auditProposal', ...angel(), path: { id }, headers, body };
      await world().answer({ ...audit, body: {} }, 400);
      await world().answer({ ...audit, token: null }, 401);
      await world().answer({ ...audit, ...hero(), headers: onceKey() }, 403);
      await world().answer({ ...audit, path: {} }, 404);
      await world().answer({ ...audit, headers: onceKey(), body: { ...body, version: 9 } }, 409);
      await world().answer(audit, 200);
      await world().answer({ ...audit, headers: onceKey() }, 409);
      await world().answer({ ...audit, body: { ...body, version: 9 } }, 422);
    });

    test('taking an own one back', async () => {
      const { id, version } = await proposed('90000003');
      const withdraw = {
        operation: 'withdrawProposal',
        ...hero(),
        path: { id },
        body: { version },
      };
      await world().answer({ ...withdraw, body: {} }, 400);
      await world().answer({ ...withdraw, token: null }, 401);
      await world().answer({ ...withdraw, ...angel() }, 403);
      await world().answer({ ...withdraw, path: {} }, 404);
      await world().answer(withdraw, 200);
      await world().answer(withdraw, 409);
    });
  });
}
