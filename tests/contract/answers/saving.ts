import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import { newClient } from '../../support/clients.ts';
import { confirmProposal } from '../confirm-proposal.ts';
import { onceKey, type World } from '../world.ts';

export async function accountWithoutMoney({
  angel,
}: World): Promise<{ clientId: string; accountId: string }> {
  const client = await newClient(angel, { currencies: ['USD'] });
  const account = client.accounts.find(({ currency }) => currency === 'USD');
  if (account === undefined) throw new Error('A new client has no account in dollars.');
  return { clientId: client.id, accountId: account.id };
}

export function savingAnswers(world: () => World): void {
  describe('savings', () => {
    const angel = () => ({ token: world().angel.accessToken });

    test('a saving is proposed, confirmed, read by day and ended early', async () => {
      const found = { operation: 'listSavingHoldings', ...angel() };
      const filters = {
        ...{ page: '2', size: '5', sort: '-principal,matures_on', status: 'holding' },
        ...{ product_id: randomUUID(), client_id: randomUUID(), agent_id: randomUUID() },
        fake: 'true',
      };
      for (const [name, value] of Object.entries(filters)) {
        await world().answer({ ...found, query: { [name]: value } }, 200);
      }
      await world().answer({ ...found, query: { sort: 'x' } }, 400);
      await world().answer({ ...found, token: null }, 401);
      const { list } = (await world().answer(found, 200)) as Schemas.SavingHoldingList;
      const held = list.find(({ early_exit: exit }) => exit === 'free');
      if (held === undefined) throw new Error('The set has no saving that may end on any day.');
      const { body: product } = await world().angel.get<Schemas.SavingProduct>(
        `/saving/admin/v1/${held.product.id}`,
      );

      const body = {
        ...{ client_id: held.client.id, account_id: held.account_id },
        ...{ product_id: product.id, amount: '100.00' },
      };
      const poor = await accountWithoutMoney(world());
      const preview = (fields: object = {}) => ({
        ...{ operation: 'previewSavingHolding', ...angel() },
        query: { ...body, ...fields },
      });
      await world().answer(preview(), 200);
      await world().answer(preview({ amount: '1.00' }), 400);
      await world().answer({ ...preview(), token: null }, 401);
      await world().answer(preview({ client_id: randomUUID() }), 404);
      await world().answer(preview({ amount: '900000000.00' }), 409);
      await world().answer(preview({ account_id: poor.accountId }), 422);
      const create = (fields: object = {}) => ({
        ...{ operation: 'createSavingHolding', ...angel(), headers: onceKey() },
        body: { ...body, product_version: product.version, ...fields },
      });
      await world().answer(create({ amount: '1.00' }), 400);
      await world().answer({ ...create(), token: null }, 401);
      await world().answer(create({ client_id: randomUUID() }), 404);
      await world().answer(create({ product_version: 999 }), 409);
      await world().answer(create({ account_id: poor.accountId }), 422);
      await confirmProposal(world(), world().angel2, await world().answer(create(), 201));

      const one = (operation: string) => ({ operation, ...angel(), path: { id: held.id } });
      for (const operation of ['getSavingHolding', 'listSavingDays']) {
        await world().answer(one(operation), 200);
        await world().answer({ ...one(operation), path: { id: 'x' } }, 400);
        await world().answer({ ...one(operation), token: null }, 401);
        await world().answer({ ...one(operation), path: { id: randomUUID() } }, 404);
      }
      const exit = (fields: object = {}) => ({
        ...{ ...one('exitSavingHolding'), headers: onceKey() },
        body: { remark: 'By telephone', version: held.version, ...fields },
      });
      await world().answer(exit({ remark: ' ' }), 400);
      await world().answer({ ...exit(), token: null }, 401);
      await world().answer({ ...exit(), path: { id: randomUUID() } }, 404);
      await world().answer(exit({ version: 999 }), 409);
      const ending = exit();
      await world().answer(ending, 200);
      await world().answer({ ...ending, body: { ...ending.body, version: 99 } }, 422);
    });
  });
}
