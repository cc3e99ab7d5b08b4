import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import { clientWithAccount } from '../../support/deposits.ts';
import { onceKey, type World } from '../world.ts';

export function exceptionAnswers(world: () => World): void {
  const god = () => ({ token: world().god.accessToken });
  const angel = () => ({ token: world().angel.accessToken });

  describe('data exceptions', () => {
    test('the list takes each of its filters', async () => {
      const filters = {
        page: '2',
        size: '5',
        sort: '-last_seen_at,check',
        q: 'FT',
        status: 'open',
        holder: 'others',
        check: 'same_reference',
        present: 'true',
        client_id: randomUUID(),
        agent_id: randomUUID(),
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
        fake: 'true',
      };
      for (const [name, value] of Object.entries(filters)) {
        const query = { [name]: value };
        await world().answer({ operation: 'listExceptions', ...god(), query }, 200);
      }
      const unknown = { check: 'no_such_check' };
      await world().answer({ operation: 'listExceptions', ...god(), query: unknown }, 400);
      await world().answer({ operation: 'listExceptions' }, 401);
      await world().answer({ operation: 'listExceptions', ...angel() }, 403);
    });

    test('the export', async () => {
      const operation = 'exportExceptions';
      await world().answer({ operation, ...god() }, 200);
      await world().answer({ operation, ...god(), query: { sort: 'x' } }, 400);
      await world().answer({ operation }, 401);
      await world().answer({ operation, ...angel() }, 403);
    });

    test('the counts of each check', async () => {
      const operation = 'summarizeExceptions';
      await world().answer({ operation, ...god() }, 200);
      await world().answer({ operation, ...god(), query: { fake: 'maybe' } }, 400);
      await world().answer({ operation }, 401);
      await world().answer({ operation, ...angel() }, 403);
    });

    test('running the checks', async () => {
      const call = { operation: 'checkData', ...god(), headers: onceKey() };
      await world().answer(call, 200);
      const single = { ...call, headers: onceKey(), query: { check: 'same_txid' } };
      await world().answer(single, 200);
      await world().answer({ ...single, headers: onceKey(), query: { check: 'no_such' } }, 400);
      await world().answer({ ...call, headers: {} }, 400);
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, ...angel() }, 403);
      const { client, account } = await clientWithAccount(world().god);
      const headers = onceKey();
      const deposit = {
        ...{ operation: 'createDeposit', ...god(), path: { clientId: client.id }, headers },
        body: {
          ...{ account_id: account.id, amount: '1.00', currency: 'USD', sub_type: 'bank' },
          ...{ payer_name: client.full_name, reference_no: 'FT-1' },
        },
      };
      await world().answer(deposit, 201);
      await world().answer({ ...call, headers }, 422);
    });

    test('resolving one', async () => {
      const { list } = (await world().answer(
        { operation: 'listExceptions', ...god(), query: { status: 'open' } },
        200,
      )) as Schemas.DataExceptionList;
      const [open] = list;
      expect(open).toBeDefined();
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'resolveException',
        ...god(),
        path: { id: open?.id ?? '' },
        body: { note: 'Both have been paid', version: open?.version, ...fields },
      });
      await world().answer(call({ note: ' ' }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), ...angel() }, 403);
      await world().answer({ ...call(), path: { id: randomUUID() } }, 404);
      await world().answer(call({ version: 99 }), 409);
      await world().answer(call(), 200);
    });
  });
}
