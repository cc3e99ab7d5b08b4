import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import { acknowledged } from '../../support/clients.ts';
import { clientWithAccount } from '../../support/deposits.ts';
import { onceKey, type World } from '../world.ts';

export function depositAnswers(world: () => World): void {
  describe('deposits', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const angel2 = () => ({ token: world().angel2.accessToken });
    const hero = () => ({ token: world().hero.accessToken });

    test('the list takes each of its filters, and refuses what it does not know', async () => {
      const filters = {
        page: '2',
        size: '5',
        totals: 'known',
        sort: '-amount,created_at',
        q: 'D2',
        status: 'approved',
        approved_by_maker: 'true',
        sub_type: 'bank',
        network: 'tron',
        currency: 'USD',
        client_id: randomUUID(),
        agent_id: randomUUID(),
        amount_min: '10',
        amount_max: '10000.50',
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
        fake: 'true',
      };
      for (const [name, value] of Object.entries(filters)) {
        await world().answer(
          { operation: 'listDeposits', ...hero(), query: { [name]: value } },
          200,
        );
      }
      for (const holder of ['none', 'me', 'others']) {
        const query = { holder };
        await world().answer({ operation: 'listDeposits', ...angel(), query }, 200);
        await world().answer({ operation: 'listDeposits', ...hero(), query }, 403);
      }
      const refused = (await world().answer(
        { operation: 'listDeposits', ...angel(), query: { status: 'lost' } },
        400,
      )) as Schemas.Problem;
      expect(refused.errors?.map(({ field }) => field)).toEqual(['status']);
      await world().answer({ operation: 'listDeposits' }, 401);
    });

    test('one deposit and its proof, inside the scope only', async () => {
      const list = (await world().answer(
        { operation: 'listDeposits', ...hero(), query: { size: '200' } },
        200,
      )) as Schemas.DepositList;
      const withProof = { id: list.list.find((one) => one.screenshot !== null)?.id ?? '' };
      const without = { id: list.list.find((one) => one.screenshot === null)?.id ?? '' };
      for (const operation of ['getDeposit', 'getDepositProof']) {
        await world().answer({ operation, ...hero(), path: withProof }, 200);
        await world().answer({ operation, ...hero(), path: { id: randomUUID() } }, 404);
        await world().answer({ operation, ...hero(), path: { id: 'not-an-id' } }, 400);
        await world().answer({ operation, path: withProof }, 401);
      }
      await world().answer({ operation: 'getDepositProof', ...hero(), path: without }, 404);
    });

    test('recording one', async () => {
      const { client, account } = await clientWithAccount(world().angel);
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'createDeposit',
        ...angel(),
        path: { clientId: client.id },
        headers: onceKey(),
        body: {
          account_id: account.id,
          amount: '12.34',
          currency: 'USD',
          sub_type: 'bank',
          payer_name: client.full_name,
          reference_no: randomUUID(),
          ...fields,
        },
      });
      await world().answer(call(), 201);
      await world().answer(call({ amount: '0.00' }), 400);
      await world().answer(call({ payer_name: null }), 400);
      await world().answer(call({ reference_no: null }), 400);
      await world().answer(call({ amount: 12.34 }), 400);
      await world().answer(call({ extra: true }), 400);
      await world().answer({ ...call(), headers: {} }, 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), ...hero() }, 403);
      await world().answer({ ...call(), path: { clientId: randomUUID() } }, 404);
      await world().answer(call({ currency: 'JPY', amount: '1234' }), 422);
    });

    test('deciding one', async () => {
      const deposit = await world().pendingDeposit();
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'auditDeposit',
        ...angel2(),
        path: { id: deposit.id },
        headers: onceKey(),
        body: {
          ...{ result: 'approved', version: deposit.version },
          ...acknowledged(deposit),
          ...fields,
        },
      });
      await world().answer(call({ result: 'maybe' }), 400);
      await world().answer(call({ result: 'rejected' }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), ...hero() }, 403);
      await world().answer({ ...call(), path: { id: randomUUID() } }, 404);
      await world().answer(call({ version: deposit.version + 7 }), 409);
      const approval = call();
      await world().answer(approval, 200);
      const following = { claim_next: (await world().pendingDeposit()).id };
      await world().answer({ ...approval, query: following }, 200);
      await world().answer(call(), 409);
      await world().answer({ ...approval, body: { ...approval.body, version: 99 } }, 422);
    });

    test('writing down what the chain says of one', async () => {
      const { client, account } = await clientWithAccount(world().angel);
      const coins = (await world().answer(
        {
          operation: 'createDeposit',
          ...angel(),
          path: { clientId: client.id },
          headers: onceKey(),
          body: {
            ...{ account_id: account.id, amount: '12.34', currency: 'USD' },
            ...{ sub_type: 'crypto', network: 'TRC20', txid: randomUUID() },
          },
        },
        201,
      )) as Schemas.Deposit;
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'recordConfirmations',
        ...angel2(),
        path: { id: coins.id },
        headers: onceKey(),
        body: { confirmations: 7, version: coins.version, ...fields },
      });
      await world().answer(call({ confirmations: -1 }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), ...hero() }, 403);
      await world().answer({ ...call(), path: { id: randomUUID() } }, 404);
      await world().answer(call({ version: coins.version + 7 }), 409);
      await world().answer(call(), 200);
      const other = await world().pendingDeposit();
      await world().answer({ ...call({ version: other.version }), path: { id: other.id } }, 422);
    });

    test('taking one back', async () => {
      const deposit = await world().pendingDeposit();
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'rollbackDeposit',
        ...angel2(),
        path: { id: deposit.id },
        headers: onceKey(),
        body: { reason: 'Credited to the wrong client', version: deposit.version, ...fields },
      });
      await world().answer(call(), 409);
      const approved = (await world().answer(
        {
          ...call(),
          operation: 'auditDeposit',
          headers: onceKey(),
          body: { result: 'approved', version: deposit.version, ...acknowledged(deposit) },
        },
        200,
      )) as Schemas.Deposit;
      await world().answer(call({ reason: ' ' }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), ...hero() }, 403);
      await world().answer({ ...call(), path: { id: randomUUID() } }, 404);
      const rollback = call({ version: approved.version });
      await world().answer(rollback, 200);
      await world().answer({ ...rollback, body: { ...rollback.body, reason: 'other' } }, 422);
    });

    test('the export needs its own action', async () => {
      await world().answer({ operation: 'exportDeposits', ...angel() }, 200);
      await world().answer({ operation: 'exportDeposits', ...angel(), query: { sort: 'x' } }, 400);
      await world().answer({ operation: 'exportDeposits' }, 401);
      await world().answer({ operation: 'exportDeposits', ...hero() }, 403);
    });
  });
}
