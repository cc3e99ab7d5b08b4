import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../testing/api-client.ts';
import { once } from '../testing/config-calls.ts';
import { addClient, type ClientFixture } from '../testing/deposit-fixtures.ts';
import { asciiTexts } from '../testing/hostile-values.ts';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();

let god: ApiClient;
let made: ClientFixture | undefined;

const client = (): ClientFixture => {
  if (made === undefined) throw new Error('The client is made before the tests.');
  return made;
};

beforeAll(async () => {
  god = await server().signIn('god');
  made = await addClient(server().db, { currencies: ['USD'] });
});

describe('the server does not fail by', () => {
  it.each(['accept-language', 'x-device', 'x-request-id', 'x-tenant', 'x-forwarded-for', 'range'])(
    'the header %s',
    async (name) => {
      for (const value of asciiTexts) {
        const { status } = await god.get('/setting/v1/app', { [name]: value });
        expect([value, status]).toEqual([value, 200]);
      }
    },
  );

  it('a page far behind the last one, of any size', async () => {
    for (const page of ['1000000', '1000001', '9007199254740993', '1e6']) {
      for (const path of ['/deposit/admin/v1/list', '/client/admin/v1/list']) {
        const { status, body } = await god.get(`${path}?page=${page}&size=200`);
        expect([200, 400]).toContain(status);
        if (status === 200) expect(body.list).toEqual([]);
      }
    }
  });

  it('bytes that are no UTF-8, in an address and in a body', async () => {
    const inAddress = await god.get('/deposit/admin/v1/list?q=%ff%fe');
    expect(inAddress.status).toBeLessThan(500);
    const body = await god.inject({
      method: 'POST',
      url: `/deposit/admin/v2/specialized/${client().id}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: Buffer.from('{"remark":"\xff\xfe"}', 'latin1'),
    });
    expect(body.status).toBe(400);
  });
});

describe('text that no database keeps', () => {
  it.each([
    ['a NUL', 'a\0b'],
    ['half of a surrogate pair', '\ud83d'],
  ])('is VALIDATION and names the field: %s', async (_, remark) => {
    const { status, body } = await god.call(
      'POST',
      `/deposit/admin/v2/specialized/${client().id}`,
      {
        account_id: client().accounts['USD'],
        amount: '1.00',
        currency: 'USD',
        sub_type: 'bank',
        remark,
      },
      once(),
    );
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'remark', code: 'FIELD_INVALID' }]);
  });
});
