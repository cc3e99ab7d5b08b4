import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const pdf = Buffer.from('%PDF-1.7 not a picture at all');

async function upload(username: string, purpose: string, bytes: Buffer, type: string) {
  const api = await server().signIn(username);
  const { body, status } = await api.call('POST', '/s3/admin/presign/put', {
    purpose,
    content_type: type,
    size: bytes.length,
  });
  if (status !== 200) return body;
  await server().app.inject({
    method: 'PUT',
    url: body.url,
    headers: { 'content-type': type },
    payload: bytes,
  });
  return body;
}
const read = (id: string) => server().app.inject({ method: 'GET', url: `/setting/v1/logo/${id}` });

describe('a logo', () => {
  it('is uploaded by who may change the settings, and shown to everybody', async () => {
    const { file_id: id } = await upload('god', 'app_logo', png, 'image/png');
    const answer = await read(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload).toEqual(png);
    const god = await server().signIn('god');
    const { body: seen } = await god.get('/setting/v1/app');
    const web_logo = `/setting/v1/logo/${id}`;
    const { status } = await god.call('PUT', '/setting/admin/v1/app', { ...seen, web_logo });
    expect(status).toBe(200);
    expect((await upload('angel', 'app_logo', png, 'image/png')).code).toBe('FORBIDDEN');
  });

  // @rule settings: A logo is uploaded by who may change the settings; only pictures are shown
  // @in ./change-app.ts domains/file/upload.ts
  it('is a picture, and no file of another purpose', async () => {
    const proof = await upload('god', 'deposit_proof', png, 'image/png');
    const document = await upload('god', 'app_logo', pdf, 'application/pdf');
    for (const { file_id: id } of [proof, document]) expect((await read(id)).statusCode).toBe(404);
  });
});
