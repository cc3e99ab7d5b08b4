import { array, assert, asyncProperty, integer, nat } from 'fast-check';
import { describe, expect } from 'vitest';
import { type Answer, data, problem, test } from '../tests/staff-server.ts';
import { paginate, type Sdk, SdkError } from './index.ts';

const clients = '/client/admin/v1/list';
const clientsPath = new RegExp(`^${clients}\\?`);

/** Serves a list that is changed before each page but the first. */
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

  test('are asked for only as far as somebody reads', async ({ server, connect }) => {
    server.onMatch(clientsPath, serve(names(10)));
    for await (const _ of paginate(connect(), clients, { params: { query: { size: 2 } } })) break;
    expect(server.urls(clientsPath)).toHaveLength(1);
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
