import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../kernel/db/order-no.ts';
import { CannotStart } from '../kernel/errors/problem.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { FileStoreUnavailable } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { s3Bucket } from './s3-bucket.ts';
import { s3FileStore } from './s3-file-store.ts';

const s3 = await startS3Server();
const bucket = s3Bucket(s3.config);
const store = s3FileStore(bucket);
const bytes = randomBytes(70_000);
const expected = { contentType: 'image/png', size: bytes.length, expiresInS: 300 };

afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => s3.close());

const receive = (sizeMax = bytes.length) =>
  store.receive(Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]), sizeMax);
const read = async (id: string) => Buffer.concat(await store.read(id).toArray());
const keys = async () => (await bucket.list('')).map(({ key }) => key);
const direct = store.direct ?? expect.unreachable();

const put = (url: string, body: Buffer<ArrayBuffer> = bytes, contentType = 'image/png') =>
  fetch(url, { method: 'PUT', body, headers: { 'Content-Type': contentType } });

describe('a store in a bucket', () => {
  it('keeps what it received, and leaves nothing else behind', async () => {
    const received = await receive();
    expect(received).toMatchObject({
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const id = newId();
    await received?.publish(id);
    await received?.discard();
    expect((await read(id)).equals(bytes)).toBe(true);
    expect(await keys()).toEqual([`files/${id}`]);
    await store.remove(id);
    await store.remove(id);
    expect(await keys()).toEqual([]);
  });

  it('takes nothing that is longer than it may be', async () => {
    expect(await receive(bytes.length - 1)).toBeNull();
    expect(await keys()).toEqual([]);
  });

  it('sweeps what was received or put and never kept, once it is old', async () => {
    const received = await receive();
    const id = newId();
    await received?.publish(id);
    await put(await direct.sign(newId(), expected));
    expect(await keys()).toHaveLength(3);
    await store.sweep(new Date(Date.now() - 60_000));
    expect(await keys()).toHaveLength(3);
    await store.sweep(new Date(Date.now() + 60_000));
    expect(await keys()).toEqual([`files/${id}`]);
    await store.remove(id);
  });

  it('says of a file that is gone that it is gone', async () => {
    await expect(read(newId())).rejects.toThrow('The bucket has no object files/');
  });
});

describe('an address for one PUT', () => {
  it('takes the bytes without any other credentials, and shows them to the server alone', async () => {
    const id = newId();
    const url = await direct.sign(id, expected);
    expect(url.startsWith(`${direct.prefix}${id}?`)).toBe(true);
    expect(await direct.open(id)).toBeNull();
    expect((await put(url)).status).toBe(200);
    const opened = await direct.open(id);
    expect(Buffer.concat((await opened?.toArray()) ?? []).equals(bytes)).toBe(true);
    await expect(read(id)).rejects.toThrow('no object');
    expect((await fetch(url)).status).toBe(403);
    await direct.discard(id);
    expect(await direct.open(id)).toBeNull();
  });

  // @rule files: A bucket address accepts one type and size, for five minutes
  // @in ./s3-bucket.ts
  it.each<[string, (url: string) => Promise<Response>]>([
    ['longer file', (url) => put(url, Buffer.concat([bytes, bytes]))],
    ['shorter file', (url) => put(url, bytes.subarray(1))],
    ['file of another type', (url) => put(url, bytes, 'text/html')],
    ['file for another place', (url) => put(url.replace('/incoming/', '/files/'))],
    ['file for a later end', (url) => put(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'))],
    ['file for fewer signed headers', (url) => put(url.replace(/content-length%3B/, ''))],
    ['file for another signature', (url) => put(url.replace(/.{4}$/, '0000'))],
  ])('takes no %s', async (_, send) => {
    const id = newId();
    const answer = await send(await direct.sign(id, expected));
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('SignatureDoesNotMatch');
    expect(await keys()).toEqual([]);
  });

  it('takes nothing five minutes later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 301_000 });
    const url = await direct.sign(newId(), expected);
    vi.useRealTimers();
    const answer = await put(url);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('expired');
  });
});

describe('a bucket that cannot be used', () => {
  const warnings: string[] = [];
  const open = (change: Partial<typeof s3.config>) => {
    const log = { warn: (message: string) => warnings.push(message) };
    return openFileStore({ dataDir: '', s3: { ...s3.config, ...change } }, log);
  };

  // @rule files: The server refuses to start when its bucket refuses it, not when unreachable
  // @in ./open-file-store.ts
  it.each([
    ['the key is wrong', { secretAccessKey: 'wrong-secret-key' }, '403, SignatureDoesNotMatch'],
    ['there is none', { bucket: 'elsewhere' }, '404, NoSuchBucket'],
  ])('ends the start with a sentence that shows no secret, where %s', async (_, change, reason) => {
    const error: unknown = await open(change).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(CannotStart);
    expect(String(error)).toContain(reason);
    expect(String(error)).toContain('check the variables that begin with S3_');
    expect(String(error)).not.toContain('wrong-secret-key');
  });

  it('does not hinder the start if it only does not respond, and throws FileStoreUnavailable', async () => {
    const away = await open({ endpoint: 'http://127.0.0.1:1' });
    expect(warnings).toEqual([
      'the bucket brokerdesk at http://127.0.0.1:1 does not answer: no files until it does',
    ]);
    await expect(away.read(newId()).toArray()).rejects.toThrow(FileStoreUnavailable);
    await expect(away.receive(Readable.from([bytes]), bytes.length)).rejects.toThrow(
      FileStoreUnavailable,
    );
    await expect(away.direct?.open(newId())).rejects.toThrow(FileStoreUnavailable);
  });

  it('is opened if it responds', async () => {
    expect((await open({})).direct).not.toBeNull();
  });
});
