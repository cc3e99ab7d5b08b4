import { describe, expect } from 'vitest';
import { type Answer, data, problem, test } from '../tests/staff-server.ts';
import { upload } from './index.ts';

const presign = '/s3/admin/presign/put';
const uploadUrl = '/s3/admin/upload/f1?expires=1&signature=s';
const png = (size = 200_000) => new Blob([new Uint8Array(size)], { type: 'image/png' });

const confirmation = '/s3/admin/upload/f1/confirm';

const presigned = (url = uploadUrl, confirm = false): Answer =>
  data({
    ...{ file_id: 'f1', method: 'PUT', url, expires_at: '2026-11-21T12:00:00Z', confirm },
    headers: { 'Content-Type': 'image/png', 'X-Signed': 'yes' },
  });

describe('an upload', () => {
  test('announces the file, puts its bytes at the given address, and returns its id', async ({
    server,
    connect,
  }) => {
    server.on(presign, presigned());
    server.on(uploadUrl, data({ file_id: 'f1' }));
    expect(await upload(connect(), { file: png() })).toEqual({ data: { file_id: 'f1' } });
    expect(server.requests(presign)[0]?.body).toEqual({
      ...{ purpose: 'deposit_proof', content_type: 'image/png', size: 200_000 },
    });
    const [put] = server.requests(uploadUrl);
    expect(put).toMatchObject({
      method: 'PUT',
      headers: { 'content-type': 'image/png', 'x-signed': 'yes', 'content-length': '200000' },
    });
    expect(Buffer.isBuffer(put?.body) && put.body.length).toBe(200_000);
  });

  test('carries no access token to the signed address', async ({ server, connect }) => {
    server.on(presign, presigned(`${server.baseUrl}${uploadUrl}`));
    server.on(uploadUrl, data({}));
    await upload(connect(), { file: png() });
    expect(server.requests(uploadUrl)[0]?.headers).not.toHaveProperty('authorization');
  });

  test('is confirmed at the server before its id is returned if it goes past the server', async ({
    server,
    connect,
  }) => {
    server.on(presign, presigned(uploadUrl, true));
    server.on(uploadUrl, (response) => response.writeHead(200).end());
    server.on(confirmation, data({ file_id: 'f1' }));
    expect(await upload(connect(), { file: png() })).toEqual({ data: { file_id: 'f1' } });
    const [confirmed] = server.requests(confirmation);
    expect(confirmed).toMatchObject({ method: 'POST' });
    expect(confirmed?.headers).toHaveProperty('authorization');
  });

  test('is the refusal if its confirmation is refused', async ({ server, connect }) => {
    server.on(presign, presigned(uploadUrl, true));
    server.on(uploadUrl, (response) => response.writeHead(200).end());
    server.on(confirmation, problem(422, 'FILE_TYPE_REFUSED'));
    const { error } = await upload(connect(), { file: png() });
    expect(error).toMatchObject({ code: 'FILE_TYPE_REFUSED', status: 422 });
  });

  test('is not confirmed if it never arrived', async ({ server, connect }) => {
    server.on(presign, presigned(uploadUrl, true));
    server.on(uploadUrl, (response) => response.writeHead(403).end('<Error/>'));
    server.on(confirmation, data({ file_id: 'f1' }));
    expect((await upload(connect(), { file: png() })).error).toBeDefined();
    expect(server.requests(confirmation)).toHaveLength(0);
  });

  test('asks for no confirmation if it needs none', async ({ server, connect }) => {
    server.on(presign, presigned());
    server.on(uploadUrl, data({ file_id: 'f1' }));
    await upload(connect(), { file: png() });
    expect(server.requests(confirmation)).toHaveLength(0);
  });

  test('reports how many bytes have been sent, up to all of them', async ({ server, connect }) => {
    server.on(presign, presigned());
    server.on(uploadUrl, data({}));
    const reported: number[] = [];
    await upload(connect(), {
      file: png(),
      onProgress({ sent, total }) {
        expect(total).toBe(200_000);
        reported.push(sent);
      },
    });
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported.at(-1)).toBe(200_000);
    expect(reported.length).toBeGreaterThan(1);
  });

  test.for([
    ['a type that the contract does not name', new Blob(['x'], { type: 'text/html' }), 'TYPE'],
    ['no type', new Blob(['x']), 'TYPE'],
    ['nothing in it', png(0), 'SIZE'],
    ['more than 10 MB', png(10 * 1024 * 1024 + 1), 'SIZE'],
  ] as const)('of a file with %s sends nothing', async ([, file, what], { server, connect }) => {
    const { error } = await upload(connect(), { file });
    expect(error).toMatchObject({ kind: 'problem', code: `FILE_${what}_UNSUPPORTED`, status: 0 });
    expect(server.requests(presign)).toHaveLength(0);
  });

  test('is accepted at exactly 10 MB', async ({ server, connect }) => {
    server.on(presign, presigned());
    server.on(uploadUrl, data({}));
    const { error } = await upload(connect(), { file: png(10 * 1024 * 1024) });
    expect(error).toBeUndefined();
  });

  test('may be given the type of a file that has none', async ({ server, connect }) => {
    server.on(presign, presigned());
    server.on(uploadUrl, data({}));
    const { error } = await upload(connect(), {
      ...{ file: new Blob(['x']), contentType: 'application/pdf' },
    });
    expect(error).toBeUndefined();
    expect(server.requests(presign)[0]?.body).toMatchObject({ content_type: 'application/pdf' });
  });

  test.for<[string, Answer, string]>([
    ['the place', problem(422, 'FILE_TYPE_REFUSED'), 'FILE_TYPE_REFUSED'],
    [
      'a store that is no server of ours',
      (response) => response.writeHead(403).end('<Error/>'),
      '',
    ],
    ['a store that has moved', (response) => response.writeHead(300).end(), ''],
  ])('is the refusal if %s refuses it', async ([, answer, code], { server, connect }) => {
    server.on(presign, presigned());
    server.on(uploadUrl, answer);
    const { error } = await upload(connect(), { file: png() });
    expect(error).toMatchObject(code ? { code } : { code: 'MALFORMED_RESPONSE', request_id: '' });
  });

  test('is the refusal if it may not be announced', async ({ server, connect }) => {
    server.on(presign, problem(403, 'FORBIDDEN'));
    expect((await upload(connect(), { file: png() })).error?.code).toBe('FORBIDDEN');
  });

  test('is a broken network if it is cut off', async ({ server, connect }) => {
    server.on(presign, presigned());
    server.on(uploadUrl, (response) => response.destroy());
    const { error } = await upload(connect(), { file: png() });
    expect(error).toMatchObject({ kind: 'network', request_id: '' });
  });

  test('ends with its signal', async ({ server, connect }) => {
    server.on(presign, presigned());
    const { arrived } = server.hold(uploadUrl);
    const controller = new AbortController();
    const uploading = upload(connect(), { file: png(), signal: controller.signal });
    await arrived;
    controller.abort('enough');
    expect((await uploading).error).toMatchObject({
      ...{ kind: 'aborted', reason: 'enough', request_id: '' },
    });
  });

  test('ends with its signal while it is announced as well', async ({ server, connect }) => {
    const { arrived } = server.hold(presign);
    const controller = new AbortController();
    const uploading = upload(connect(), { file: png(), signal: controller.signal });
    await arrived;
    controller.abort('enough');
    expect((await uploading).error).toMatchObject({ kind: 'aborted', reason: 'enough' });
  });
});
