import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();

describe.each(['/deposit/admin/v1/list', '/client/admin/v1/list'])('a page of %s', (path) => {
  it('the first page of twenty records is the default', async () => {
    const { body } = await (await server().signIn('angel')).get(path);
    expect(body).toMatchObject({ page: 1, size: 20 });
  });

  it.each([
    [1, 200],
    [200, 200],
    [0, 400],
    [201, 400],
  ])('a page size of %i records becomes %i', async (size, expected) => {
    const { status, body } = await (await server().signIn('angel')).get(`${path}?size=${size}`);
    expect(status).toBe(expected);
    if (expected === 400) {
      expect(body.errors).toMatchObject([{ field: 'size', code: 'FIELD_INVALID' }]);
    }
  });
});
