import { array, assert, asyncProperty, integer, nat } from 'fast-check';
import { describe, expect } from 'vitest';
import { type Answer, data, problem, test } from '../tests/staff-server.ts';
import { paginate, type Sdk, SdkError } from './index.ts';

const clients = '/client/admin/v1/list';
const clientsPath = new RegExp(`^${clients}\\?`);

function serve(list: string[], change: (list: string[], page: number) => void = () => {}): Answer {
  return (response, seen) => {
    const query = new URL(seen.url, 'http://server').searchParams;
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    if (page > 1) change(list, page);
    const items = list.slice((page - 1) * size, page * size).map((id) => ({ id }));
    data({ list: items, total: list.length, page, size, totals: [] })(response, seen);
  };
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`);

async function idsOf(sdk: Sdk, size: number) {
  const ids: string[] = [];
  for await (const { id } of paginate(sdk, clients, { params: { query: { size } } })) ids.push(id);
  return ids;
}

describe('all pages of a list', () => {
  test('are read with as many items a page as there may be, and the filter', async ({
    server,
    connect,
  }) => {
    server.onMatch(clientsPath, serve(names(250)));
    const pages: number[] = [];
    const items = paginate(connect(), clients, {
      params: { query: { q: 'x', vip_level: undefined } },
      onPage: ({ page, total }) => pages.push(page, total),
    });
    const ids = new Set<string>();
    for await (const { id } of items) ids.add(id);
    expect(ids.size).toBe(250);
    expect(server.urls(clientsPath)).toEqual([
      `${clients}?size=200&q=x&page=1`,
      `${clients}?size=200&q=x&page=2`,
    ]);
    expect(pages).toEqual([1, 250, 2, 250]);
  });

  test('are requested only as far as the caller reads', async ({ server, connect }) => {
    server.onMatch(clientsPath, serve(names(10)));
    for await (const _ of paginate(connect(), clients, { params: { query: { size: 2 } } })) break;
    expect(server.urls(clientsPath)).toHaveLength(1);
  });

  test.for([
    ['none', 0, 1],
    ['as many as fill its pages', 400, 2],
    ['one more', 401, 3],
  ] as const)(
    'of a list of %s are asked for once each',
    async ([, count, requests], { server, connect }) => {
      server.onMatch(clientsPath, serve(names(count)));
      const ids: string[] = [];
      for await (const { id } of paginate(connect(), clients)) ids.push(id);
      expect(ids).toEqual(names(count));
      expect(server.urls(clientsPath)).toHaveLength(requests);
    },
  );

  test('end with the first that is not full, whatever total the server returns', async ({
    server,
    connect,
  }) => {
    const page = data({ list: [{ id: 'c0' }], total: 1_000, page: 1, size: 2, totals: [] });
    server.onMatch(clientsPath, page);
    expect(await idsOf(connect(), 2)).toEqual(['c0']);
    expect(server.urls(clientsPath)).toHaveLength(1);
  });

  test('give an item that changes on its way to a later page once', async ({ server, connect }) => {
    const list = (page: number) => (page === 1 ? ['a', 'b'] : ['b', 'c']);
    server.onMatch(clientsPath, (response, seen) => {
      const page = seen.url.endsWith('page=1') ? 1 : 2;
      const items = list(page).map((id) => ({ id, version: page }));
      data({ list: items, total: 4, page, size: 2, totals: [] })(response, seen);
    });
    expect(await idsOf(connect(), 2)).toEqual(['a', 'b', 'c']);
  });

  test('distinguish items without an id by all their fields', async ({ server, connect }) => {
    const list = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Ann' }];
    server.onMatch(clientsPath, data({ list, total: 3, page: 1, size: 200, totals: [] }));
    const items: unknown[] = [];
    for await (const item of paginate(connect(), clients)) items.push(item);
    expect(items).toEqual([{ name: 'Ann' }, { name: 'Bo' }]);
  });

  test('come to an end although the list never rests: reading goes back 100 times at most', async ({
    server,
    connect,
  }) => {
    // Each second page shows that one item has gone, so that the first one is read once more.
    server.onMatch(clientsPath, (response, seen) => {
      const page = Number(seen.url.split('page=')[1]);
      const list = page < 3 ? [{ id: `c${page}` }] : [];
      data({ list, total: 1_000 - page, page, size: 1, totals: [] })(response, seen);
    });
    expect(await idsOf(connect(), 1)).toEqual(['c1', 'c2']);
    expect(server.urls(/page=1$/)).toHaveLength(101);
  });

  test('give each item once and in order, whatever the sizes', async ({ server, connect }) => {
    const sdk = connect();
    await assert(
      asyncProperty(nat(25), integer({ min: 1, max: 9 }), async (count, size) => {
        server.onMatch(clientsPath, serve(names(count)));
        expect(await idsOf(sdk, size)).toEqual(names(count));
      }),
      { numRuns: 30 },
    );
  });

  test('give each item once, and all that stay, while others come and go before them', async ({
    server,
    connect,
  }) => {
    const sdk = connect();
    const changes = array(integer({ min: -4, max: 4 }), { maxLength: 6 });
    await assert(
      asyncProperty(changes, integer({ min: 1, max: 5 }), async (steps, size) => {
        const due = [...steps];
        const all = names(20);
        const leave = all.slice();
        const removed = new Set<string>();
        let news = 0;
        server.onMatch(
          clientsPath,
          serve(leave, (list) => {
            const step = due.shift() ?? 0;
            for (let n = 0; n < step; n += 1) list.unshift(`new${news++}`);
            for (const id of list.splice(0, Math.max(0, -step))) removed.add(id);
          }),
        );
        const ids = await idsOf(sdk, size);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(all.filter((id) => !removed.has(id))));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a list that cannot be read to its end', () => {
  test('throws the problem after what came before it', async ({ server, connect }) => {
    server.onMatch(clientsPath, (response, seen) =>
      seen.url.endsWith('page=1')
        ? serve(names(4))(response, seen)
        : problem(403, 'FORBIDDEN')(response, seen),
    );
    const items = paginate(connect(), clients, { params: { query: { size: 2 } } });
    expect((await items.next()).value?.id).toBe('c0');
    expect((await items.next()).value?.id).toBe('c1');
    await expect(items.next()).rejects.toThrow(SdkError);
  });

  test('throws the reason of an abort', async ({ server, connect }) => {
    server.onMatch(clientsPath, serve(names(4)));
    const controller = new AbortController();
    const { signal } = controller;
    const items = paginate(connect(), clients, { params: { query: { size: 1 } }, signal });
    await items.next();
    controller.abort('enough');
    await expect(items.next()).rejects.toBe('enough');
  });
});
