import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import { clientWithAccount, recordDeposit } from '../../support/deposits.ts';
import { onceKey, type World } from '../world.ts';

export function reconciliationAnswers(world: () => World): void {
  describe('bank statements', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const superman = () => ({ token: world().superman.accessToken });
    const day = new Date().toISOString().slice(0, 10);

    const fileOf = (lines: readonly { amount: string; reference: string }[]) => ({
      content: [
        'Date,Amount,Name,Reference',
        ...lines.map(({ amount, reference }) => `${day},${amount},陈静怡,${reference}`),
      ].join('\n'),
      ...{ acc_no: `62-${randomUUID().slice(0, 12)}`, bank_name: 'Test bank', currency: 'USD' },
      ...{ number: '1', opening: '0.00', closing: '0.00' },
    });
    const write = (operation: string, body: object, fields: object = {}) => ({
      ...{ operation, ...angel(), headers: onceKey(), body },
      ...fields,
    });
    const openLine = async (amount: string) => {
      const reference = `FT${randomUUID().slice(0, 12)}`;
      await world().answer(write('importBankStatement', fileOf([{ amount, reference }])), 201);
      const query = { q: reference, state: 'open' };
      const list = { operation: 'listReconciliation', ...angel(), query };
      const page = (await world().answer(list, 200)) as Schemas.ReconciliationList;
      return page.list[0]?.lines[0]?.id ?? '';
    };

    test('a statement is previewed and imported once', async () => {
      const file = fileOf([{ amount: '12.00', reference: randomUUID() }]);
      for (const operation of ['previewBankStatement', 'importBankStatement']) {
        const call = (body: object, fields: object = {}) => ({
          ...write(operation, body, fields),
          ...(operation === 'previewBankStatement' && { headers: {} }),
        });
        await world().answer(call({}), 400);
        await world().answer(call(file, { token: null }), 401);
        await world().answer(call(file, superman()), 403);
        await world().answer(call({ ...file, content: 'no statement' }), 422);
        await world().answer(call(file), operation === 'importBankStatement' ? 201 : 200);
      }
      await world().answer(write('importBankStatement', file), 409);
    });

    test('statements and differences are listed for users who see all clients', async () => {
      for (const operation of ['listBankStatements', 'listReconciliation']) {
        const list = { operation, ...angel() };
        await world().answer(list, 200);
        await world().answer({ ...list, query: { size: '0' } }, 400);
        await world().answer({ ...list, token: null }, 401);
        await world().answer({ ...list, ...superman() }, 403);
      }
      const filters = { kind: 'missing', automatic: 'false', direction: 'in', sort: 'amount' };
      await world().answer({ operation: 'listReconciliation', ...angel(), query: filters }, 200);
      const file = { operation: 'exportReconciliation', ...angel() };
      await world().answer(file, 200);
      await world().answer({ ...file, query: { format: 'pdf' } }, 400);
      await world().answer({ ...file, token: null }, 401);
      await world().answer({ ...file, ...superman() }, 403);
    });

    test('lines are matched, ignored and opened again', async () => {
      const [line, other] = [await openLine('100.00'), await openLine('3.00')];
      const deposit = await recordDeposit(world().angel, { amount: '100.00' });
      const found = { operation: 'findMatchableRecords', ...angel(), query: { line_ids: line } };
      await world().answer(found, 200);
      await world().answer({ ...found, query: { line_ids: line, q: 'D2' } }, 200);
      await world().answer({ ...found, query: {} }, 400);
      await world().answer({ ...found, token: null }, 401);
      await world().answer({ ...found, ...superman() }, 403);
      await world().answer({ ...found, query: { line_ids: randomUUID() } }, 404);
      const matches = [{ line_ids: [line], record_ids: [deposit.id] }];
      const steps = [
        ['matchBankLines', { matches }, { matches: [{ ...matches[0], line_ids: [randomUUID()] }] }],
        [
          'ignoreBankLines',
          { line_ids: [other], reason_code: 'interest' },
          { line_ids: [randomUUID()], reason_code: 'interest' },
        ],
      ] as const;
      for (const [operation, body, unknown] of steps) {
        await world().answer(write(operation, {}), 400);
        await world().answer(write(operation, body, { token: null }), 401);
        await world().answer(write(operation, body, superman()), 403);
        await world().answer(write(operation, unknown), 404);
        await world().answer(write(operation, body), 201);
        await world().answer(write(operation, body), 409);
      }
      const query = { state: 'matched' };
      const list = { operation: 'listReconciliation', ...angel(), query };
      const page = (await world().answer(list, 200)) as Schemas.ReconciliationList;
      const path = { id: page.list.find(({ lines }) => lines[0]?.id === line)?.id ?? '' };
      await world().answer({ operation: 'getDeposit', ...angel(), path: { id: deposit.id } }, 200);
      const undo = { operation: 'undoBankMatch', ...angel(), path };
      await world().answer({ ...undo, path: { id: 'not-an-id' } }, 400);
      await world().answer({ ...undo, token: null }, 401);
      await world().answer({ ...undo, ...superman() }, 403);
      await world().answer(undo, 200);
      await world().answer(undo, 404);
    });

    test('a deposit is made from a line', async () => {
      const id = await openLine('45.00');
      const { client, account } = await clientWithAccount(world().angel);
      const body = { client_id: client.id, account_id: account.id };
      const call = (fields: object = {}) =>
        write('createDepositFromLine', body, { path: { id }, ...fields });
      await world().answer(call({ body: {} }), 400);
      await world().answer(call({ token: null }), 401);
      await world().answer(call(superman()), 403);
      await world().answer(call({ path: { id: randomUUID() } }), 404);
      await world().answer(call({ body: { ...body, account_id: randomUUID() } }), 422);
      await world().answer(call(), 201);
      await world().answer(call(), 409);
    });
  });
}
