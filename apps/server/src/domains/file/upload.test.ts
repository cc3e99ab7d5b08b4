import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { file } from '../../kernel/db/schema.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5000, 7)]);
const sha256 = createHash('sha256').update(png).digest('hex');

async function announce(contentType = 'image/png', size = png.length) {
  const angel = await server().signIn('angel');
  const body = { purpose: 'deposit_proof', content_type: contentType, size };
  return angel.call('POST', '/s3/admin/presign/put', body);
}

const put = (url: string, payload: Buffer, contentType = 'image/png') =>
  server().anonymous.inject({
    method: 'PUT',
    url,
    payload,
    headers: { 'content-type': contentType },
  });

const bytesOf = async (id: string) =>
  Buffer.concat(await server().services.files.read(id).toArray());

describe('an upload', () => {
  it('stores the bytes that were announced', async () => {
    const { status, body: link } = await announce();
    expect(status).toBe(200);
    expect(link).toMatchObject({ method: 'PUT', headers: { 'Content-Type': 'image/png' } });
    const answer = await put(link.url, png);
    expect(answer.body).toEqual({
      file_id: link.file_id,
      sha256,
      content_type: 'image/png',
      size: png.length,
    });
    expect((await bytesOf(link.file_id)).equals(png)).toBe(true);
  });

  // @rule files: A picture is stored without EXIF, XMP, comments and what follows its end
  // @in ./picture-metadata.ts
  it('of a photograph is stored without its metadata, and described as it is stored', async () => {
    const described = Buffer.from(
      '\xff\xd8\xff\xfe\x00\x0bat home\0\0\xff\xda\x00\x02data\xff\xd9',
      'latin1',
    );
    const bare = Buffer.from('\xff\xd8\xff\xda\x00\x02data\xff\xd9', 'latin1');
    const { body: link } = await announce('image/jpeg', described.length);
    const { body } = await put(link.url, described, 'image/jpeg');
    const stored = { sha256: createHash('sha256').update(bare).digest('hex'), size: bare.length };
    expect(body).toMatchObject(stored);
    expect((await bytesOf(link.file_id)).equals(bare)).toBe(true);
    const [row] = await server().db.select().from(file).where(eq(file.id, link.file_id));
    expect(row).toMatchObject(stored);
  });

  // @rule files: An upload address is signed, single-use, and valid for 5 minutes
  // @in ./upload.ts
  it('is taken once', async () => {
    const { body: link } = await announce();
    expect((await put(link.url, png)).status).toBe(200);
    const other = Buffer.from(png);
    other[100] = 0;
    expect((await put(link.url, other)).body).toMatchObject({
      status: 403,
      code: 'UPLOAD_LINK_INVALID',
    });
    expect((await bytesOf(link.file_id)).equals(png)).toBe(true);
  });

  it('is taken once when two come together', async () => {
    const { body: link } = await announce();
    const answers = await Promise.all([put(link.url, png), put(link.url, png)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('is refused five minutes later', async () => {
    const { body: link } = await announce();
    const lifetimeMs = new Date(link.expires_at).getTime() - Date.now();
    expect(lifetimeMs).toBeGreaterThan(4.9 * 60_000);
    expect(lifetimeMs).toBeLessThanOrEqual(5 * 60_000);
    const expires = Math.floor(Date.now() / 1000) - 1;
    const signature = server().services.secrets.signUpload(`PUT ${link.file_id} ${expires}`);
    const url = `/s3/admin/upload/${link.file_id}?expires=${expires}&signature=${signature}`;
    expect((await put(url, png)).body.code).toBe('UPLOAD_LINK_INVALID');
  });

  it.each([
    ['another signature', (url: string) => url.replace(/signature=.{5}/, 'signature=AAAAA')],
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
    ['another file', (url: string) => url.replace(/upload\/[^?]{8}/, 'upload/01890000')],
  ])('is refused with %s', async (_, change) => {
    const { body: link } = await announce();
    const answer = await put(change(link.url), png);
    expect([answer.status, answer.body.code]).toEqual([403, 'UPLOAD_LINK_INVALID']);
  });

  it.each([
    ['longer', Buffer.concat([png, Buffer.alloc(1)])],
    ['shorter', png.subarray(1)],
  ])('is refused when %s than announced, and may be tried again', async (_, bytes) => {
    const { body: link } = await announce();
    expect((await put(link.url, bytes)).body).toMatchObject({
      status: 422,
      code: 'FILE_SIZE_DIFFERS',
    });
    expect((await put(link.url, png)).status).toBe(200);
  });

  it.each([
    ['a page with a script', '<html><script>alert(1)</script></html>', 'image/png'],
    ['a PNG called JPEG', png.toString('latin1'), 'image/jpeg'],
    ['a PNG called PDF', png.toString('latin1'), 'application/pdf'],
    ['a program', 'MZ\x90\x00\x03', 'image/webp'],
  ])('is refused by its bytes: %s', async (_, text, contentType) => {
    const bytes = Buffer.from(text, 'latin1');
    const { body: link } = await announce(contentType, bytes.length);
    const answer = await put(link.url, bytes, contentType);
    expect([answer.status, answer.body.code]).toEqual([422, 'FILE_TYPE_REFUSED']);
    const [row] = await server().db.select().from(file).where(eq(file.id, link.file_id));
    expect(row).toMatchObject({ stored: false, sha256: null });
  });

  // @rule files: PNG, JPEG, WebP or PDF, detected by content
  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe0 a photograph'],
    ['image/webp', 'RIFF\x24\x00\x00\x00WEBPVP8 and so on'],
    ['application/pdf', '%PDF-1.7 and so on'],
  ])('may be %s', async (contentType, text) => {
    const bytes = Buffer.from(text, 'latin1');
    const { body: link } = await announce(contentType, bytes.length);
    expect((await put(link.url, bytes, contentType)).status).toBe(200);
  });

  // @rule files: An upload matches its announced type by header, too
  it('comes as what was announced, before anything of it is read', async () => {
    const { body: link } = await announce();
    const answer = await put(link.url, png, 'image/jpeg');
    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect((await put(link.url, png, 'Image/PNG; name=proof')).status).toBe(200);
  });

  it('takes no other media type at all', async () => {
    const { body: link } = await announce();
    expect((await put(link.url, Buffer.from('{}'), 'application/json')).body.code).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });
});

// @rule files: At most 10 MB
// @in openapi/schemas/file.yaml
it.each([
  ['larger than 10 MB', 'image/png', 10_485_761, 'size'],
  ['empty', 'image/png', 0, 'size'],
  ['of a type that is not taken', 'image/svg+xml', 100, 'content_type'],
])('an upload is not announced when %s', async (_, contentType, size, field) => {
  const { status, body } = await announce(contentType, size);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ field, code: 'FIELD_INVALID' }]);
});

describe('the purpose of an upload', () => {
  // @rule files: The purpose of an upload decides who may upload
  it.each([
    ['angel', 'deposit_proof', 200],
    ['superman', 'deposit_proof', 403],
    ['hero', 'deposit_proof', 403],
    ['superman', 'kyc_document', 200],
    ['hero', 'kyc_document', 200],
  ])('decides who may: %s, %s is %i', async (name, purpose, expected) => {
    const person = await server().signIn(name);
    const body = { purpose, content_type: 'image/png', size: 10 };
    const { status } = await person.call('POST', '/s3/admin/presign/put', body);
    expect(status).toBe(expected);
  });
});
