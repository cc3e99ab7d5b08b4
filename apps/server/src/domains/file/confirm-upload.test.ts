import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, file } from '../../kernel/db/schema.ts';
import type { DirectPuts, FileStore } from '../../platform/file-store.ts';
import { s3Bucket } from '../../platform/s3-bucket.ts';
import { s3FileStore } from '../../platform/s3-file-store.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { useTestServer } from '../../testing/test-server.ts';

const s3 = await startS3Server();
const bucket = s3Bucket(s3.config);
const inBucket = s3FileStore(bucket);
const elsewhere = s3FileStore(s3Bucket({ ...s3.config, endpoint: 'http://127.0.0.1:1' }));
let meanwhile: () => Promise<unknown> = async () => {};
let answering = true;
const store = () => (answering ? inBucket : elsewhere);
const directOf = ({ direct }: FileStore): DirectPuts => direct ?? expect.unreachable();
const files: FileStore = {
  ...inBucket,
  read: (id) => store().read(id),
  async receive(bytes, sizeMax) {
    const received = await inBucket.receive(bytes, sizeMax);
    await meanwhile();
    return received;
  },
  direct: { ...directOf(inBucket), open: (id) => directOf(store()).open(id) },
};

const server = useTestServer({ files });
const withFolder = useTestServer();
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5000, 7)]);
const otherPng = Buffer.concat([png.subarray(0, 100), Buffer.alloc(png.length - 100, 8)]);
const page = Buffer.from('<html><script>alert(1)</script>'.padEnd(png.length));
const sha256 = createHash('sha256').update(png).digest('hex');
let angel: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  angel = await server().signIn('angel');
  client = await addClient(server().db, { currencies: ['USD'] });
});
beforeEach(() => {
  meanwhile = async () => {};
  answering = true;
});
afterAll(() => s3.close());

const announcement = { purpose: 'deposit_proof', content_type: 'image/png', size: png.length };
const announce = async () =>
  (await angel.call('POST', '/s3/admin/presign/put', announcement)).body as {
    file_id: string;
    url: string;
    headers: Record<string, string>;
    expires_at: string;
    confirm: boolean;
  };

const put = (
  { url, headers }: { url: string; headers: Record<string, string> },
  body: Buffer<ArrayBuffer> = png,
) => fetch(url, { method: 'PUT', headers, body });

const confirm = (id: string, who = angel) => who.call('POST', `/s3/admin/upload/${id}/confirm`);

const record = (screenshot: string) =>
  angel.call(
    'POST',
    `/deposit/admin/v2/specialized/${client.id}`,
    {
      ...{ account_id: client.accounts['USD'], amount: '250.00', currency: 'USD' },
      ...{ sub_type: 'bank', payer_name: '测试客户', screenshot },
    },
    once(),
  );

const bytesOf = async (id: string) => Buffer.concat(await inBucket.read(id).toArray());

describe('an upload past the server', () => {
  // @rule files: A direct upload counts once its announcer confirms it
  it('goes to the bucket for five minutes, and counts once it is confirmed', async () => {
    const link = await announce();
    expect(link).toMatchObject({ confirm: true, headers: { 'Content-Type': 'image/png' } });
    expect(link.url.startsWith(`${bucket.addressOf('incoming/')}${link.file_id}?`)).toBe(true);
    expect(new URL(link.url).searchParams.get('X-Amz-Expires')).toBe('300');
    const lifetimeMs = new Date(link.expires_at).getTime() - Date.now();
    expect(lifetimeMs).toBeGreaterThan(4.9 * 60_000);
    expect(lifetimeMs).toBeLessThanOrEqual(5 * 60_000);

    expect((await put(link)).status).toBe(200);
    expect((await record(link.file_id)).body.code).toBe('FILE_NOT_READY');
    const { status, body } = await confirm(link.file_id);
    expect([status, body]).toEqual([
      200,
      { file_id: link.file_id, sha256, content_type: 'image/png', size: png.length },
    ]);
    const deposit = await record(link.file_id);
    expect(deposit.body.screenshot).toMatchObject({ file_id: link.file_id, sha256 });
    const proof = await angel.get(`/deposit/admin/v1/proof/${deposit.body.id}`);
    expect(proof.headers['content-type']).toBe('image/png');
    expect(proof.raw.equals(png)).toBe(true);
    const found = await bucket.list('');
    expect(found.map(({ key }) => key)).toEqual([`files/${link.file_id}`]);
  });

  it('is not there before it is put', async () => {
    const link = await announce();
    const { status, body } = await confirm(link.file_id);
    expect([status, body.code]).toEqual([422, 'FILE_NOT_READY']);
  });

  // @rule files: It is checked by content, and is immutable afterwards
  // @in platform/s3-file-store.ts
  it('is refused by its bytes, and may be put and confirmed again', async () => {
    const link = await announce();
    await put(link, page);
    const { status, body } = await confirm(link.file_id);
    expect([status, body.code]).toEqual([422, 'FILE_TYPE_REFUSED']);
    const [row] = await server().db.select().from(file).where(eq(file.id, link.file_id));
    expect(row).toMatchObject({ stored: false, sha256: null });
    expect((await confirm(link.file_id)).body.code).toBe('FILE_NOT_READY');
    await put(link);
    expect((await confirm(link.file_id)).status).toBe(200);
  });

  it.each([
    ['longer', Buffer.concat([png, png])],
    ['shorter', png.subarray(1)],
  ])('is refused when it is %s, also if the store had let it in', async (_, bytes) => {
    const { file_id: id } = await announce();
    await bucket.put(`incoming/${id}`, {
      bytes,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const { status, body } = await confirm(id);
    expect([status, body.code]).toEqual([422, 'FILE_SIZE_DIFFERS']);
  });

  it('is confirmed once, however often and at once it is asked for', async () => {
    const link = await announce();
    await put(link);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(link.file_id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await confirm(link.file_id)).body).toEqual(answers[0]?.body);
    const entries = await server()
      .db.select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, link.file_id));
    expect(entries).toEqual([{ action: 'file.announced' }, { action: 'file.stored' }]);
  });

  it('is confirmed by the user who announced it, and hidden from everybody else', async () => {
    const link = await announce();
    await put(link);
    const { status, body } = await confirm(link.file_id, await server().signIn('angel2'));
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(
      (await server().anonymous.call('POST', `/s3/admin/upload/${link.file_id}/confirm`)).status,
    ).toBe(401);
    expect((await confirm(link.file_id)).status).toBe(200);
  });

  it.each(['before it is used', 'after it was used'])(
    'is what was checked, whatever is put into its place %s',
    async (when) => {
      const link = await announce();
      await put(link);
      const again = () => put(link, otherPng);
      if (when === 'before it is used') meanwhile = again;
      expect((await confirm(link.file_id)).body.sha256).toBe(sha256);
      meanwhile = async () => {};
      expect((await again()).status).toBe(200);
      expect((await confirm(link.file_id)).body.sha256).toBe(sha256);
      expect((await bytesOf(link.file_id)).equals(png)).toBe(true);
    },
  );

  // @rule files: While the bucket is down, files are unavailable and nothing is lost
  // @in http/error-handler.ts
  it('is refused with a Retry-After while the store does not answer, and nothing is lost', async () => {
    const link = await announce();
    await put(link);
    answering = false;
    const { status, body, headers } = await confirm(link.file_id);
    expect([status, body.code]).toEqual([503, 'FILE_STORE_UNAVAILABLE']);
    expect(headers['retry-after']).toBe('5');
    answering = true;
    expect((await confirm(link.file_id)).status).toBe(200);
    const { body: deposit } = await record(link.file_id);
    answering = false;
    const proof = await angel.get(`/deposit/admin/v1/proof/${deposit.id}`);
    expect([proof.status, proof.body.code]).toEqual([503, 'FILE_STORE_UNAVAILABLE']);
  });

  it('leaves neither signature nor secret in the log', async () => {
    const link = await announce();
    await put(link);
    await confirm(link.file_id);
    const log = server().logs.join('');
    expect(log).toContain(`/s3/admin/upload/${link.file_id}/confirm`);
    const signature = new URL(link.url).searchParams.get('X-Amz-Signature') ?? '';
    expect(log).not.toContain(signature);
    expect(log).not.toContain(s3.config.secretAccessKey);
  });

  it('is all that browsers may do besides talking to the server', async () => {
    const { headers } = await server().anonymous.get('/');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain(`connect-src 'self' ${s3.config.endpoint}/brokerdesk/incoming/`);
    expect(policy.filter((part) => part.includes('127.0.0.1'))).toHaveLength(1);
  });
});

it('an upload through the server needs no confirmation, and may have one', async () => {
  const hisAngel = await withFolder().signIn('angel');
  const { body: link } = await hisAngel.call('POST', '/s3/admin/presign/put', announcement);
  expect(link.confirm).toBe(false);
  expect((await confirm(link.file_id, hisAngel)).body.code).toBe('FILE_NOT_READY');
  const stored = await withFolder().anonymous.inject({
    ...{ method: 'PUT', url: link.url, payload: png, headers: link.headers },
  });
  expect((await confirm(link.file_id, hisAngel)).body).toEqual(stored.body);
});
