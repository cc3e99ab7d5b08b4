import { randomUUID } from 'node:crypto';
import { nextStates } from '@brokerdesk/machines/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { productKinds } from '../../../apps/server/src/domains/product/product-kinds.ts';
import {
  productBody,
  productKindNames,
  testMarket,
} from '../../../apps/server/src/testing/product-fixtures.ts';
import { onceKey, type World } from '../world.ts';

interface Product {
  id: string;
  version: number;
  status: string;
}

export function productAnswers(world: () => World): void {
  beforeAll(() => world().god.post('/config/admin/v1/exchange', testMarket));

  describe.each(productKindNames)('products of the kind %s', (kind) => {
    const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Product`;
    const angel = () => ({ token: world().angel.accessToken });
    const hero = () => ({ token: world().hero.accessToken });
    const create = (fields: Record<string, unknown> = {}) => ({
      operation: `create${name}`,
      ...angel(),
      headers: onceKey(),
      body: { ...productBody(kind), ...fields },
    });
    // Held against the contract by `answer`.
    const make = async () => (await world().answer(create(), 201)) as Product;

    test('the list takes each of its filters, and the demonstration set has every state', async () => {
      const call = { operation: `list${name}s`, ...angel() };
      const filters = {
        page: '2',
        size: '5',
        sort: '-code,status',
        q: '6',
        currency: 'CNY',
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
      };
      for (const [filter, value] of Object.entries(filters)) {
        await world().answer({ ...call, query: { [filter]: value } }, 200);
      }
      for (const status of Object.keys(productKinds[kind].states)) {
        const { total } = (await world().answer({ ...call, query: { status } }, 200)) as {
          total: number;
        };
        expect([status, total]).not.toEqual([status, 0]);
      }
      await world().answer({ ...call, query: { sort: 'x' } }, 400);
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, ...hero() }, 403);
    });

    test('the export needs its own action', async () => {
      const call = { operation: `export${name}s`, ...angel() };
      await world().answer(call, 200);
      await world().answer({ ...call, query: { sort: 'x' } }, 400);
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, ...hero() }, 403);
    });

    test('adding and reading one', async () => {
      const request = create();
      const made = (await world().answer(request, 201)) as Product;
      await world().answer(create({ extra: true }), 400);
      await world().answer({ ...create(), token: null }, 401);
      await world().answer({ ...create(), ...hero() }, 403);
      await world().answer({ ...request, body: { ...request.body, name: 'Other' } }, 422);
      const read = { operation: `get${name}`, ...angel(), path: { id: made.id } };
      await world().answer(read, 200);
      await world().answer({ ...read, path: { id: 'not-an-id' } }, 400);
      await world().answer({ ...read, token: null }, 401);
      await world().answer({ ...read, ...hero() }, 403);
      await world().answer({ ...read, path: { id: randomUUID() } }, 404);

      const history = { operation: `list${name}History`, ...angel(), path: { id: made.id } };
      await world().answer(history, 200);
      await world().answer({ ...history, query: { size: '0' } }, 400);
      await world().answer({ ...history, token: null }, 401);
      await world().answer({ ...history, ...hero() }, 403);
      await world().answer({ ...history, path: { id: randomUUID() } }, 404);
    });

    test('changing one', async () => {
      const { id, version } = await make();
      const body = { ...productBody(kind), version };
      const call = { operation: `update${name}`, ...angel(), path: { id }, body };
      await world().answer({ ...call, body: { ...body, name: '' } }, 400);
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, ...hero() }, 403);
      await world().answer({ ...call, path: { id: randomUUID() } }, 404);
      await world().answer(call, 200);
      await world().answer(call, 409);
    });

    test('taking one to another state', async () => {
      const { id, version } = await make();
      const { start, states } = productKinds[kind];
      const [status] = nextStates<string, string>(states, start);
      const body = { status, version };
      const call = { operation: `change${name}Status`, ...angel(), path: { id }, body };
      await world().answer({ ...call, body: { ...body, status: 'lost' } }, 400);
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, ...hero() }, 403);
      await world().answer({ ...call, path: { id: randomUUID() } }, 404);
      await world().answer(call, 200);
      await world().answer(call, 409);
    });

    test('removing one', async () => {
      const { id } = await make();
      const call = {
        operation: `delete${name}`,
        ...angel(),
        path: { id },
        query: { version: '1' },
      };
      await world().answer({ ...call, query: {} }, 400);
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, ...hero() }, 403);
      await world().answer({ ...call, query: { version: '2' } }, 409);
      await world().answer(call, 200);
      await world().answer(call, 404);
    });
  });

  test('templates and an import of a kind', async () => {
    const angel = { token: world().angel.accessToken };
    const hero = { token: world().hero.accessToken };
    const path = { kind: 'quant' };
    const answersTo = async (call: Parameters<World['answer']>[0], wrong: object) => {
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, ...hero }, 403);
      await world().answer({ ...call, ...wrong }, 400);
    };
    const name = randomUUID();
    const create = {
      ...{ operation: 'createProductTemplate', ...angel, path, headers: onceKey() },
      body: { name, terms: { risk: 3, fee_pct: '1.5' } },
    };
    await answersTo(create, { body: { name, terms: { code: 'X' } }, headers: onceKey() });
    const { id, version } = (await world().answer(create, 201)) as Product;
    await world().answer({ ...create, body: { ...create.body, name: 'Other' } }, 422);
    const list = { operation: 'listProductTemplates', ...angel, path };
    await answersTo(list, { path: { kind: 'subscribe' } });
    await world().answer(list, 200);
    const one = { ...angel, path: { ...path, id } };
    const none = { path: { ...path, id: randomUUID() } };
    const body = { name: randomUUID(), version };
    const rename = { operation: 'renameProductTemplate', ...one, body };
    await answersTo(rename, { body: { ...body, name: '' } });
    await world().answer({ ...rename, ...none }, 404);
    await world().answer(rename, 200);
    await world().answer(rename, 409);
    const gone = { operation: 'deleteProductTemplate', ...one, query: { version: '2' } };
    await answersTo(gone, { query: {} });
    await world().answer({ ...gone, query: { version: '1' } }, 409);
    await world().answer(gone, 200);
    await world().answer(gone, 404);

    const request = { operation: 'importProducts', ...angel, path, headers: onceKey() };
    const several = { ...request, body: { items: [productBody('quant'), productBody('quant')] } };
    await answersTo(several, { body: { items: [] }, headers: onceKey() });
    await world().answer(several, 201);
    await world().answer({ ...several, body: { items: [productBody('quant')] } }, 422);
  });

  test('the values of a fund, and a new one', async () => {
    const angel = { token: world().angel.accessToken };
    const hero = { token: world().hero.accessToken };
    const fund = (await world().answer(
      { operation: 'createFundProduct', ...angel, headers: onceKey(), body: productBody('fund') },
      201,
    )) as Product;
    const list = { operation: 'listFundNavs', ...angel, path: { id: fund.id } };
    const nav = { nav: '1.02', nav_at: new Date().toISOString(), version: fund.version };
    const enter = { operation: 'enterFundNav', ...angel, path: { id: fund.id }, body: nav };
    for (const call of [list, enter]) {
      await world().answer({ ...call, token: null }, 401);
      await world().answer({ ...call, ...hero }, 403);
      await world().answer({ ...call, path: { id: randomUUID() } }, 404);
      await world().answer({ ...call, path: { id: 'not-an-id' } }, 400);
    }
    await world().answer(enter, 200);
    await world().answer(enter, 409);
    await world().answer(list, 200);
  });
}
