import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import { onceKey, type World } from '../world.ts';

const kinds = ['stock', 'block', 'ipo', 'daily', 'subscribe', 'ai', 'fund', 'quant'];

export function tradesOfSet(world: () => World) {
  async function tradesOf(kind: string, status: Schemas.TradeStatus): Promise<Schemas.Trade[]> {
    const { list } = (await world().answer(
      {
        operation: 'listTrades',
        token: world().angel.accessToken,
        path: { kind },
        query: { status, size: '200' },
      },
      200,
    )) as Schemas.TradeList;
    return list;
  }

  async function tradeIn(
    kind: string,
    status: Schemas.TradeStatus,
    number = 0,
  ): Promise<Schemas.Trade> {
    const trade = (await tradesOf(kind, status))[number];
    if (trade === undefined) throw new Error(`The set has no ${kind} that is ${status}.`);
    return trade;
  }
  return { tradesOf, tradeIn };
}

export function tradeAnswers(world: () => World): void {
  describe('trade records', () => {
    const angel = () => ({ token: world().angel.accessToken });
    const hero = () => ({ token: world().hero.accessToken });
    const { tradesOf, tradeIn } = tradesOfSet(world);

    test('the list takes each of its filters, for each kind, and refuses what it does not know', async () => {
      const filters = {
        page: '2',
        size: '5',
        totals: 'known',
        sort: '-amount,created_at',
        q: 'T2',
        status: 'holding',
        product_id: randomUUID(),
        client_id: randomUUID(),
        currency: 'USD',
        agent_id: randomUUID(),
        amount_min: '10',
        amount_max: '10000.50',
        holder: 'none',
        phase: 'review',
        dealing_day: '2026-11-27',
        whole: 'true',
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
        fake: 'true',
      };
      const list = { operation: 'listTrades', ...hero(), path: { kind: 'stock' } };
      for (const [name, value] of Object.entries(filters)) {
        await world().answer({ ...list, query: { [name]: value } }, 200);
      }
      for (const kind of kinds) {
        const path = { kind };
        await world().answer({ ...list, path, ...angel(), query: { size: '200' } }, 200);
        await world().answer({ operation: 'exportTrades', ...angel(), path }, 200);
      }
      await world().answer({ ...list, path: { kind: 'saving' } }, 400);
      await world().answer({ ...list, token: null }, 401);
      const exported = { operation: 'exportTrades', ...hero(), path: { kind: 'ipo' } };
      await world().answer({ ...exported, query: { sort: 'x' } }, 400);
      await world().answer({ ...exported, token: null }, 401);
    });

    test('one of each kind with its history, inside the scope only', async () => {
      for (const kind of kinds) {
        const { id } = await tradeIn(kind, 'completed');
        await world().answer({ operation: 'getTrade', ...angel(), path: { kind, id } }, 200);
      }
      const { id } = await tradeIn('quant', 'completed');
      const evidence = { operation: 'getTradeEvidence', ...angel(), path: { kind: 'quant', id } };
      await world().answer(evidence, 404);
      await world().answer({ ...evidence, path: { kind: 'quant', id: 'x' } }, 400);
      await world().answer({ ...evidence, token: null }, 401);
      const call = { operation: 'getTrade', ...hero(), path: { kind: 'ai', id: randomUUID() } };
      await world().answer(call, 404);
      await world().answer({ ...call, path: { kind: 'ai', id: 'x' } }, 400);
      await world().answer({ ...call, token: null }, 401);
    });

    test('deciding one', async () => {
      const { id, version } = await tradeIn('daily', 'awaiting');
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'auditTrade',
        ...angel(),
        path: { kind: 'daily', id },
        headers: onceKey(),
        body: {
          ...{ result: 'approved', acknowledged_reasons: ['client_unverified'] },
          ...{ version, ...fields },
        },
      });
      await world().answer(call({ result: 'rejected' }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), path: { kind: 'ai', id } }, 404);
      await world().answer(call({ version: version + 7 }), 409);
      const approval = call();
      await world().answer(approval, 200);
      await world().answer(call(), 409);
      await world().answer({ ...approval, body: { ...approval.body, version: 99 } }, 422);
    });

    test('paying one', async () => {
      const { id, version, outstanding } = await tradeIn('ipo', 'payment');
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'payTrade',
        ...angel(),
        path: { kind: 'ipo', id },
        headers: onceKey(),
        body: { amount: '1.00', acknowledged_reasons: ['client_unverified'], version, ...fields },
      });
      await world().answer(call({ amount: `${Number(outstanding) + 1}` }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), path: { kind: 'ipo', id: randomUUID() } }, 404);
      const part = call();
      await world().answer(part, 200);
      await world().answer(call(), 409);
      await world().answer({ ...part, body: { ...part.body, amount: '2.00' } }, 422);
    });

    test('settling one', async () => {
      const { id, version } = await tradeIn('quant', 'holding');
      const call = (fields: Record<string, unknown> = {}) => ({
        operation: 'settleTrade',
        ...angel(),
        path: { kind: 'quant', id },
        headers: onceKey(),
        body: { to: 'sold', profit: '-1.00', remark: 'As the statement says', version, ...fields },
      });
      await world().answer(call({ profit: null }), 400);
      await world().answer({ ...call(), token: null }, 401);
      await world().answer({ ...call(), path: { kind: 'quant', id: randomUUID() } }, 404);
      await world().answer(call({ profit: '1000000.00' }), 400);
      await world().answer(call({ to: 'completed', profit: null }), 409);
      const sale = call();
      await world().answer(sale, 200);
      await world().answer({ ...sale, body: { ...sale.body, profit: '2.00' } }, 422);
    });

    test('selling a part of one', async () => {
      const held = (await tradesOf('block', 'holding')).find(({ steps }) => steps.includes('sell'));
      const { id = '', version = 0 } = held ?? {};
      const path = { kind: 'block', id };
      const { sale, trade } = (await world().answer(
        { operation: 'getTrade', ...angel(), path },
        200,
      )) as Schemas.TradeDetail;
      const price = sale !== null && 'reference' in sale ? sale.reference : '';
      const call = (quantity: number) => ({
        operation: 'settleTrade',
        ...angel(),
        path,
        headers: onceKey(),
        body: { to: 'sold', quantity, price, version },
      });
      await world().answer(call(Number(trade.allotted_qty) + 1), 400);
      await world().answer(call(1), 200);
      await world().answer({ operation: 'getTrade', ...angel(), path }, 200);
    });

    test('an allocation: read, drafted, published', async () => {
      const { list } = (await world().answer(
        {
          operation: 'listAllocatedProducts',
          ...angel(),
          query: { kind: 'ipo', status: 'published' },
        },
        200,
      )) as Schemas.AllocatedProductList;
      const published = list[0]?.id ?? '';
      const read = { operation: 'getAllocation', ...angel(), path: { kind: 'ipo' } };
      const ipo = (productId: string) => ({ kind: 'ipo', productId });
      await world().answer({ ...read, path: ipo(published) }, 200);
      await world().answer({ ...read, path: ipo('x') }, 400);
      await world().answer({ ...read, path: ipo(published), token: null }, 401);
      await world().answer({ ...read, path: ipo(randomUUID()) }, 404);

      const awaiting = (await tradeIn('ipo', 'awaiting')).product.id;
      const draft = (await world().answer(
        { ...read, path: ipo(awaiting) },
        200,
      )) as Schemas.Allocation;
      const lines = draft.lines.map(({ trx_id }) => ({ trx_id, allotted: 10 }));
      const products = { operation: 'listAllocatedProducts', ...angel() };
      for (const query of [{ kind: 'ipo' }, { status: 'none' }, { q: 'x' }, { sort: 'code' }]) {
        await world().answer({ ...products, query }, 200);
      }
      await world().answer({ ...products, query: { sort: 'pool' } }, 400);
      await world().answer({ ...products, token: null }, 401);
      const propose = {
        operation: 'proposeAllocation',
        ...angel(),
        path: ipo(awaiting),
        body: { name: 'draw_numbers', include_robots: false, lots_each: null },
      };
      await world().answer(propose, 200);
      await world().answer({ ...propose, body: { ...propose.body, name: 'luck' } }, 400);
      await world().answer({ ...propose, token: null }, 401);
      await world().answer({ ...propose, ...hero() }, 403);
      await world().answer({ ...propose, path: ipo(randomUUID()) }, 404);
      await world().answer({ ...propose, path: ipo(published) }, 409);
      const save = (fields: Record<string, unknown> = {}) => ({
        operation: 'saveAllocation',
        ...angel(),
        path: ipo(awaiting),
        headers: onceKey(),
        body: { lines, note: '登记机构确认', version: draft.version, ...fields },
      });
      await world().answer(save({ lines: [{ trx_id: randomUUID(), allotted: 10 }] }), 400);
      await world().answer({ ...save(), token: null }, 401);
      await world().answer({ ...save(), ...hero() }, 403);
      await world().answer({ ...save(), path: ipo(randomUUID()) }, 404);
      const saving = save();
      const saved = (await world().answer(saving, 200)) as Schemas.Allocation;
      await world().answer(save(), 409);
      await world().answer({ ...saving, body: { ...saving.body, version: 99 } }, 422);

      const publish = (fields: Record<string, unknown> = {}) => ({
        operation: 'publishAllocation',
        // Not for who saved the draft.
        token: world().god.accessToken,
        path: ipo(awaiting),
        headers: onceKey(),
        body: {
          version: saved.version,
          acknowledged_reasons: ['client_unverified'],
          ...fields,
        },
      });
      await world().answer(publish({ version: 0 }), 400);
      await world().answer({ ...publish(), token: null }, 401);
      await world().answer({ ...publish(), ...hero() }, 403);
      await world().answer({ ...publish(), path: ipo(randomUUID()) }, 404);
      const publishing = publish();
      const done = (await world().answer(publishing, 200)) as Schemas.Allocation;
      expect(done.status).toBe('published');
      await world().answer(publish(), 409);
      await world().answer({ ...publishing, body: { version: 99 } }, 422);

      const trxId = lines[0]?.trx_id ?? '';
      const result = { operation: 'getAllotmentResult', ...angel() };
      await world().answer({ ...result, path: { ...ipo(awaiting), trxId } }, 200);
      await world().answer({ ...result, path: { ...ipo('x'), trxId } }, 400);
      await world().answer({ ...result, path: { ...ipo(awaiting), trxId }, token: null }, 401);
      await world().answer({ ...result, path: { ...ipo(awaiting), trxId: randomUUID() } }, 404);

      const letters = {
        ...{ operation: 'issueAllotmentLetters', ...angel(), path: ipo(awaiting) },
        body: { trx_ids: [trxId] },
      };
      await world().answer(letters, 200);
      await world().answer({ ...letters, body: { trx_ids: [] } }, 400);
      await world().answer({ ...letters, token: null }, 401);
      await world().answer({ ...letters, body: { trx_ids: [trxId, randomUUID()] } }, 404);
    });
  });
}
