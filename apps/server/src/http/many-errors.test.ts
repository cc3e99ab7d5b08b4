import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../testing/api-client.ts';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
let god: ApiClient;
beforeAll(async () => {
  god = await server().signIn('god');
});

const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 0]));
const put = (body: unknown) => god.call('PUT', '/setting/admin/v1/product', body);

describe('of many wrong fields', () => {
  it('the first 50 are answered', async () => {
    const { status, body } = await put(unknownFields(200));
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.errors).toHaveLength(50);
  });

  it('include those of the address', async () => {
    const query = new URLSearchParams(
      Object.keys(unknownFields(200)).map((name): [string, string] => [name, '0']),
    );
    const { body } = await god.get(`/deposit/admin/v1/list?${query}`);
    expect(body.errors).toHaveLength(50);
  });

  it('the first alone is looked for if a body has thousands of values', async () => {
    for (const many of [unknownFields(20_000), { items: Array.from({ length: 9000 }, () => []) }]) {
      const { status, body } = await put(many);
      expect([status, body.code]).toEqual([400, 'VALIDATION']);
      expect(body.errors).toHaveLength(1);
    }
  });
});

it('a body that is nested a hundred thousand times is refused as any other', async () => {
  const payload = `{"items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const { status } = await god.inject({
    ...{ method: 'PUT', url: '/setting/admin/v1/product', payload },
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(400);
});
