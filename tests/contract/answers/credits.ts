import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import { acknowledged } from '../../support/clients.ts';
import { onceKey, type World } from '../world.ts';

type Fields = Record<string, unknown>;

export function creditAnswers(world: () => World): void {
  const angel = () => ({ token: world().angel.accessToken });
  const angel2 = () => ({ token: world().angel2.accessToken });
  const god = () => ({ token: world().god.accessToken });
  const hero = () => ({ token: world().hero.accessToken });

  const withdrawals = async (query: Record<string, string>) => {
    const call = { operation: 'listWithdrawals', ...god(), query: { size: '200', ...query } };
    return ((await world().answer(call, 200)) as Schemas.WithdrawalList).list;
  };
  const records = async (query: Record<string, string>) => {
    const call = { operation: 'listOverdrawn', ...god(), query: { size: '200', ...query } };
    return ((await world().answer(call, 200)) as Schemas.OverdrawnList).list;
  };
  const first = <T>(list: readonly T[]): T => {
    const [found] = list;
    if (found === undefined) throw new Error('The demonstration set has none.');
    return found;
  };
  const money = {
    page: '2',
    size: '5',
    totals: 'known',
    sort: '-amount,created_at',
    q: 'W2',
    currency: 'USD',
    client_id: randomUUID(),
    agent_id: randomUUID(),
    amount_min: '10',
    amount_max: '10000.50',
    from: '2020-01-01T00:00:00Z',
    to: '2100-01-01T00:00:00Z',
    fake: 'true',
  };

  async function expectList(operation: string, filters: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(filters)) {
      await world().answer({ operation, ...hero(), query: { [name]: value } }, 200);
    }
    await world().answer({ operation, ...angel(), query: { holder: 'none' } }, 200);
    await world().answer({ operation, ...hero(), query: { holder: 'me' } }, 403);
    const wrong = { operation, ...angel(), query: { status: 'lost' } };
    const refused = (await world().answer(wrong, 400)) as Schemas.Problem;
    expect(refused.errors?.map(({ field }) => field)).toEqual(['status']);
    await world().answer({ operation }, 401);
  }

  async function expectExport(operation: string, path: Record<string, string> = {}): Promise<void> {
    await world().answer({ operation, ...angel(), path }, 200);
    await world().answer({ operation, ...angel(), path, query: { sort: 'x' } }, 400);
    await world().answer({ operation, path }, 401);
    await world().answer({ operation, ...hero(), path }, 403);
  }

  async function expectDecision(
    operation: string,
    record: { id: string; version: number },
    body: Fields,
    by = angel2(),
  ): Promise<void> {
    const call = (fields: Fields = {}) => ({
      operation,
      ...by,
      path: { id: record.id },
      headers: onceKey(),
      body: { ...body, version: record.version, ...fields },
    });
    await world().answer(call({ version: 'one' }), 400);
    await world().answer({ ...call(), token: null }, 401);
    await world().answer({ ...call(), ...hero() }, 403);
    await world().answer({ ...call(), path: { id: randomUUID() } }, 404);
    await world().answer(call({ version: record.version + 7 }), 409);
    const decision = call();
    await world().answer(decision, 200);
    await world().answer({ ...decision, body: { ...decision.body, version: 99 } }, 422);
  }

  describe('withdrawals', () => {
    test('the list and its export take each of their filters', async () => {
      await expectList('listWithdrawals', {
        ...money,
        status: 'approved',
        kind: 'bank',
        payout: 'sent',
      });
      await expectExport('exportWithdrawals');
    });

    test('one of them, inside the scope only', async () => {
      const [mine] = await withdrawals({ kind: 'bank' });
      const path = { id: mine?.id ?? '' };
      const operation = 'getWithdrawal';
      await world().answer({ operation, ...god(), path }, 200);
      await world().answer({ operation, ...hero(), path: { id: randomUUID() } }, 404);
      await world().answer({ operation, ...hero(), path: { id: 'not-an-id' } }, 400);
      await world().answer({ operation, path }, 401);
      const reveal = { operation: 'revealDestination', ...god(), path };
      await world().answer(reveal, 200);
      await world().answer({ ...reveal, path: { id: 'not-an-id' } }, 400);
      await world().answer({ operation: 'revealDestination', path }, 401);
      await world().answer({ ...reveal, path: { id: randomUUID() } }, 404);
    });

    test('deciding one, and giving one back', async () => {
      const pending = (await withdrawals({ status: 'pending' })).find(({ maker }) => !maker);
      const waiting = first(pending ? [pending] : []);
      const approval = { result: 'approved', ...acknowledged(waiting) };
      await expectDecision('auditWithdrawal', waiting, approval);
      // Above the two-person limit, the approver may not return it.
      const approved = (await withdrawals({ status: 'approved', amount_max: '450' })).slice(0, 1);
      await expectDecision('rollbackWithdrawal', first(approved), { reason: 'It came back' });
    });

    test('a payment file, and what it would have', async () => {
      const [waiting] = await withdrawals({ payout: 'to_send', kind: 'bank' });
      const { id, currency } = first(waiting ? [waiting] : []);
      for (const operation of ['previewPaymentFile', 'createPaymentFile']) {
        const call = { operation, ...angel(), body: { currency, kind: 'bank', ids: [id] } };
        await world().answer({ ...call, body: { ...call.body, ids: ['one'] } }, 400);
        await world().answer({ ...call, token: null }, 401);
        await world().answer({ ...call, ...hero() }, 403);
        await world().answer({ ...call, body: { ...call.body, ids: [randomUUID()] } }, 404);
        await world().answer(call, 200);
      }
      const inFile = (await withdrawals({ payout: 'to_send', kind: 'bank' })).find(
        (one) => one.id === id,
      );
      const reason = 'The bank has refused the file';
      await expectDecision('releaseFromPaymentFile', first(inFile ? [inFile] : []), { reason });
    });

    test('the steps of a payout, and its receipt', async () => {
      const today = new Date().toISOString().slice(0, 10);
      const [waiting] = await withdrawals({ payout: 'to_send', kind: 'bank' });
      const sending = { reference: `FT${randomUUID()}`, sent_on: today };
      await expectDecision('markPayoutSent', first(waiting ? [waiting] : []), sending);
      const sent = async () => {
        const found = await withdrawals({ payout: 'sent' });
        return first(found.filter(({ id }) => id === waiting?.id));
      };
      await expectDecision('correctPayout', await sent(), sending);
      // Approved by `angel2` alone.
      await expectDecision('markPayoutPaid', await sent(), {}, angel());
      const receipt = { operation: 'getPayoutReceipt', ...god(), path: { id: waiting?.id ?? '' } };
      await world().answer(receipt, 404);
      await world().answer({ ...receipt, path: { id: 'not-an-id' } }, 400);
      await world().answer({ ...receipt, token: null }, 401);
    });
  });

  describe('loans, compensation and bonus', () => {
    test('the list and its export take each of their filters', async () => {
      const filters = {
        sub_type: 'loan',
        resource: 'loan',
        status: 'outstanding',
        overdue: 'true',
        due_within: '7',
      };
      await expectList('listOverdrawn', { ...money, ...filters });
      await expectExport('exportOverdrawn');
    });

    test('what is due', async () => {
      const call = { operation: 'getLoansDue', ...god() };
      await world().answer({ ...call, query: { within_days: '30', fake: 'true' } }, 200);
      await world().answer({ ...call, query: { within_days: '0' } }, 400);
      await world().answer({ ...call, token: null }, 401);
    });

    test.each(['loan', 'compensation', 'bonus'])('one %s', async (kind) => {
      const path = { id: first(await records({ sub_type: kind })).id };
      const operation = 'getOverdrawn';
      await world().answer({ operation, ...god(), path }, 200);
      await world().answer({ operation, ...hero(), path: { id: randomUUID() } }, 404);
      await world().answer({ operation, ...hero(), path: { id: 'not-an-id' } }, 400);
      await world().answer({ operation, path }, 401);
    });

    test('deciding one', async () => {
      const loan = first(await records({ sub_type: 'loan', status: 'pending' }));
      await expectDecision('auditOverdrawn', loan, { result: 'approved' });
    });

    test.each(['createCompensation', 'createBonus'])('%s', async (operation) => {
      const { account_id: id } = first(await records({ currency: 'USD' }));
      const call = (amount: unknown) => ({
        operation,
        ...angel(),
        path: { id },
        headers: onceKey(),
        body: { amount },
      });
      const once = call('5.00');
      await world().answer(once, 201);
      await world().answer({ ...once, body: { amount: '6.00' } }, 422);
      await world().answer(call('0.00'), 400);
      await world().answer({ ...call('5.00'), token: null }, 401);
      await world().answer({ ...call('5.00'), ...hero() }, 403);
      await world().answer({ ...call('5.00'), path: { id: randomUUID() } }, 404);
    });

    test('repaying a loan', async () => {
      const loan = first(await records({ sub_type: 'loan', status: 'approved' }));
      const repaid = first(await records({ sub_type: 'loan', status: 'completed' }));
      const call = (amount: unknown, id = loan.id) => ({
        operation: 'payLoan',
        ...angel(),
        path: { id },
        headers: onceKey(),
        body: { amount },
      });
      await world().answer(call('1.00'), 200);
      await world().answer(call('0.00'), 400);
      await world().answer({ ...call('1.00'), token: null }, 401);
      await world().answer({ ...call('1.00'), ...hero() }, 403);
      await world().answer(call('1.00', randomUUID()), 404);
      await world().answer(call('1.00', repaid.id), 409);
      await world().answer(call('999999.00'), 422);
    });
  });

  describe('the money of a client', () => {
    test('its statement and its export', async () => {
      const { client } = first(await withdrawals({}));
      const operation = 'listStatement';
      const path = { id: client.id };
      const filters = {
        page: '2',
        size: '5',
        sort: 'amount',
        account_id: randomUUID(),
        currency: 'USD',
        bucket: 'frozen',
        reference_type: 'withdrawal',
        reference_id: randomUUID(),
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
      };
      await world().answer({ operation, ...god(), path }, 200);
      for (const [name, value] of Object.entries(filters)) {
        await world().answer({ operation, ...god(), path, query: { [name]: value } }, 200);
      }
      await world().answer({ operation, ...god(), path, query: { bucket: 'lost' } }, 400);
      await world().answer({ operation, path }, 401);
      await world().answer({ operation, ...hero(), path: { id: randomUUID() } }, 404);
      await expectExport('exportStatement', path);
      const nobody = { operation: 'exportStatement', ...god(), path: { id: randomUUID() } };
      await world().answer(nobody, 404);
    });

    test('what was changed into another currency, and its export', async () => {
      const operation = 'listConversions';
      const filters = {
        page: '2',
        size: '5',
        sort: '-amount,created_at',
        q: 'X2',
        client_id: randomUUID(),
        currency: 'USD',
        received_currency: 'CNY',
        agent_id: randomUUID(),
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
        fake: 'true',
      };
      for (const [name, value] of Object.entries(filters)) {
        await world().answer({ operation, ...hero(), query: { [name]: value } }, 200);
      }
      await world().answer({ operation, ...god(), query: { sort: 'rate' } }, 400);
      await world().answer({ operation }, 401);
      await expectExport('exportConversions');
    });

    test('changing it into another currency', async () => {
      const { body } = await world().god.get<Schemas.ClientList>(
        '/client/admin/v1/list?currency=USD&size=200',
      );
      const rich = body.list.flatMap(({ id, accounts }) => {
        const from = accounts.find(
          ({ currency, available }) => currency === 'USD' && Number(available) >= 10,
        );
        const to = accounts.find(({ currency }) => currency === 'CNY');
        return from && to ? [{ id, from, to }] : [];
      });
      const { id, from, to } = first(rich);
      const query = { primary: 'USD', secondary: 'CNY' };
      const rate = (await world().answer(
        { operation: 'getRate', ...god(), query },
        200,
      )) as Schemas.CurrencyRate;
      const quote = (fields: Record<string, string> = {}) => ({
        operation: 'quoteExchange',
        ...angel(),
        path: { clientId: id },
        query: { from_account: from.id, to_account: to.id, amount: '10.00', ...fields },
      });
      const quoted = await world().answer(quote(), 200);
      expect(quoted).toMatchObject({ rate: rate.rate, amount: '10.00' });
      await world().answer(quote({ at_most: 'true' }), 200);
      await world().answer(quote({ amount: '0.00' }), 400);
      await world().answer({ ...quote(), token: null }, 401);
      await world().answer({ ...quote(), ...hero() }, 403);
      await world().answer({ ...quote(), path: { clientId: randomUUID() } }, 404);
      await world().answer(quote({ to_account: randomUUID() }), 422);
      const call = (fields: Fields = {}) => ({
        operation: 'exchangeFunds',
        ...angel(),
        path: { clientId: id },
        headers: onceKey(),
        body: {
          from_account: from.id,
          to_account: to.id,
          amount: '10.00',
          rate: rate.rate,
          ...fields,
        },
      });
      const once = call();
      await world().answer(once, 201);
      await world().answer(call({ amount: '0.00' }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), ...hero() }, 403);
      await world().answer({ ...call(), path: { clientId: randomUUID() } }, 404);
      const changed = (await world().answer(call({ rate: '1.5' }), 409)) as Schemas.Problem;
      expect(changed.current).toMatchObject({ rate: rate.rate });
      await world().answer(call({ to_account: randomUUID() }), 422);
    });
  });
}
