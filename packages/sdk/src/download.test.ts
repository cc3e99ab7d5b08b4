import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { type Answer, problem, test } from '../tests/staff-server.ts';
import { createMemoryTokens, download, openDownload } from './index.ts';

const exported = '/deposit/admin/v1/export';
const csv = 'order_no,amount\r\nD1,入金\r\n';

const file =
  (headers: Record<string, string>, body = csv): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', ...headers }).end(body);

describe('a download', () => {
  test('has the name, the type and the bytes of the file', async ({ server, connect }) => {
    server.on(
      exported,
      file({ 'content-disposition': "attachment; filename*=UTF-8''%E5%85%A5%E9%87%91.csv" }),
    );
    const { data, error } = await download(connect(), exported);
    expect(error).toBeUndefined();
    expect(data?.filename).toBe('入金.csv');
    expect(data?.contentType).toBe('text/csv; charset=utf-8');
    expect(await data?.blob.text()).toBe(csv);
    expect(data?.blob.type).toBe('text/csv;charset=utf-8');
  });

  test('takes the parameters of its operation', async ({ server, connect }) => {
    server.onMatch(/./, file({}));
    await download(connect(), exported, { params: { query: { status: 'approved' } } });
    await download(connect(), '/deposit/admin/v1/proof/{id}', { params: { path: { id: 'd1' } } });
    expect(server.urls(/deposit/)).toEqual([
      `${exported}?status=approved`,
      '/deposit/admin/v1/proof/d1',
    ]);
  });

  test('reports how far it is, and of how much', async ({ server, connect }) => {
    const total = Buffer.byteLength(csv);
    server.on(exported, file({ 'content-length': String(total) }));
    const reported: object[] = [];
    await download(connect(), exported, { onProgress: (progress) => reported.push(progress) });
    expect(reported.at(-1)).toEqual({ received: total, total });
  });

  test('gives no total if the server does not', async ({ server, connect }) => {
    server.on(exported, (response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write('a');
      response.end('b');
    });
    const totals = new Set<number | null>();
    const onProgress = ({ total }: { total: number | null }) => totals.add(total);
    const { data } = await download(connect(), exported, { onProgress });
    expect([...totals]).toEqual([null]);
    expect(data?.blob.size).toBe(2);
  });

  test('has no total if the response is compressed', async ({ server, connect }) => {
    const zipped = gzipSync(csv.repeat(500));
    server.on(exported, (response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip', 'content-length': zipped.length })
        .end(zipped),
    );
    const reported: { received: number; total: number | null }[] = [];
    const onProgress = (progress: (typeof reported)[number]) => reported.push(progress);
    const { data } = await download(connect(), exported, { onProgress });
    expect(data?.blob.size).toBe(Buffer.byteLength(csv) * 500);
    expect(reported.at(-1)).toEqual({ received: data?.blob.size, total: null });
  });

  test('may be empty', async ({ server, connect }) => {
    server.on(exported, file({ 'content-length': '0' }, ''));
    const { data } = await download(connect(), exported);
    expect(data?.blob.size).toBe(0);
  });

  test('renews the access token like any call', async ({ server, connect }) => {
    server.on(exported, (response, seen) =>
      seen.headers.authorization === `Bearer ${server.valid().access_token}`
        ? file({})(response, seen)
        : problem(401, 'UNAUTHORIZED')(response, seen),
    );
    const sdk = connect({ tokens: createMemoryTokens(server.expired()) });
    expect((await download(sdk, exported)).error).toBeUndefined();
  });

  test('is the problem if it is refused', async ({ server, connect }) => {
    server.on(exported, problem(403, 'FORBIDDEN'));
    const { data, error } = await download(connect(), exported);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind: 'problem', code: 'FORBIDDEN' });
  });

  test('is a broken network and no shorter file if it is cut off', async ({ server, connect }) => {
    server.on(exported, (response) => {
      response.writeHead(200, { 'content-length': 100, 'x-request-id': 'r7' });
      response.write('half', () => response.destroy());
    });
    const { error } = await download(connect(), exported);
    expect(error).toMatchObject({ kind: 'network', request_id: 'r7' });
  });

  test('ends with its signal, in the middle as well', async ({ server, connect }) => {
    server.on(exported, (response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
    });
    const controller = new AbortController();
    const { error } = await download(connect(), exported, {
      signal: controller.signal,
      onProgress: () => controller.abort('enough'),
    });
    expect(error).toMatchObject({ kind: 'aborted', reason: 'enough' });
  });
});

test('a file that is too large to hold can be read piece by piece, its size known before', async ({
  server,
  connect,
}) => {
  const total = Buffer.byteLength(csv);
  server.on(
    exported,
    file({
      ...{ 'content-disposition': 'attachment; filename="deposits.csv"', 'x-request-id': 'r7' },
      'content-length': String(total),
    }),
  );
  const { data } = await openDownload(connect(), exported);
  expect(data).toMatchObject({ filename: 'deposits.csv', total, requestId: 'r7' });
  expect(await new Response(data?.stream).text()).toBe(csv);
});

test('a file of which the server says nothing is bytes without a name', async ({
  server,
  connect,
}) => {
  server.on(exported, (response) => response.writeHead(200).end('x'));
  const { data } = await openDownload(connect(), exported);
  expect(data).toMatchObject({
    ...{ filename: null, contentType: 'application/octet-stream', requestId: '' },
  });
  await data?.stream.cancel();
});
