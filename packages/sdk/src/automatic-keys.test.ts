import { expect } from 'vitest';
import { data, problem, test } from '../tests/staff-server.ts';
import { createSteppedClock } from '../tests/stepped-clock.ts';
import { automaticKeys } from './tools.ts';

const params = { path: { id: 'd1' } };
const body = { result: 'approved', version: 1 } as const;
const audit = '/deposit/admin/v1/audit/{id}';
const sent = '/deposit/admin/v1/audit/d1';

// @rule packages: A write without a key gets one, the same when repeated
test('a write without a key gets a new one, and is sent again with the same', async ({
  server,
  connect,
}) => {
  const { clock } = createSteppedClock();
  const sdk = automaticKeys(connect({ clock, retry: {} }));
  server.on(sent, problem(503, 'NOT_READY'));
  await sdk.PUT(audit, { params, body });
  const keys = server.requests(sent).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)));
  expect(new Set(keys).size).toBe(1);
  server.on(sent, data({ id: 'd1' }));
  await sdk.PUT(audit, { params, body });
  expect(server.requests(sent).at(-1)?.headers['idempotency-key']).not.toBe(keys[0]);
});

test('a key that a call brings is kept', async ({ server, connect }) => {
  const sdk = automaticKeys(connect());
  await sdk.PUT(audit, { params: { ...params, header: { 'Idempotency-Key': 'own' } }, body });
  expect(server.requests(sent)[0]?.headers['idempotency-key']).toBe('own');
});

test('what takes no key gets none, and is sent once', async ({ server, connect }) => {
  const { clock } = createSteppedClock();
  const sdk = automaticKeys(connect({ clock, retry: {} }));
  server.on('/auth/admin/v1/logout', problem(503, 'NOT_READY'));
  await sdk.POST('/auth/admin/v1/logout');
  const requests = server.requests('/auth/admin/v1/logout');
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined]);
});

test('everything else stays as it is required', async ({ connect }) => {
  const sdk = automaticKeys(connect());
  // @ts-expect-error an audit has a body
  await sdk.PUT(audit, { params });
  // @ts-expect-error there is no such result
  await sdk.PUT(audit, { params, body: { result: 'maybe', version: 1 } });
  // @ts-expect-error there is no such path
  await sdk.PUT('/deposit/admin/v1/audits/{id}', { params, body });
});
