import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { at, useReplicas } from '../testing/replicas.ts';
import type { TestServer } from '../testing/test-server.ts';

const replicas = useReplicas();
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5000, 7)]);
const put = ({ anonymous }: TestServer, url: string) =>
  anonymous.inject({
    method: 'PUT',
    url,
    payload: png,
    headers: { 'content-type': 'image/png' },
  });

async function announce() {
  const angel = await replicas().first.signIn('angel');
  const body = { purpose: 'deposit_proof', content_type: 'image/png', size: png.length };
  return at(replicas().first, angel).call('POST', '/s3/admin/presign/put', body);
}

it('an upload that one replica has signed is taken by the other, and read by both', async () => {
  const { first, second } = replicas();
  const { body: link } = await announce();
  const answer = await put(second, link.url);
  expect([answer.status, answer.body.sha256]).toEqual([
    200,
    createHash('sha256').update(png).digest('hex'),
  ]);
  for (const { services } of [first, second]) {
    const bytes = Buffer.concat(await services.files.read(link.file_id).toArray());
    expect(bytes.equals(png)).toBe(true);
  }
  expect((await put(first, link.url)).body.code).toBe('UPLOAD_LINK_INVALID');
});

it('an upload that comes to both replicas at once is taken once', async () => {
  const { first, second } = replicas();
  for (let round = 0; round < 5; round += 1) {
    const { body: link } = await announce();
    const answers = await Promise.all([put(first, link.url), put(second, link.url)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  }
});
