import type { Schemas } from '@brokerdesk/sdk';
import { expect, it } from 'vitest';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const shift = async (who: ApiClient, query = ''): Promise<Schemas.Shift> =>
  (await who.get(`/stat/admin/v1/shift${query}`)).body;

it("the report names the user's actions of today, the own records that wait, and the queues of the user", async () => {
  const { db, signIn } = server();
  const angel = await signIn('angel');
  const client = await addClient(db);
  const { id } = await addDeposit(db, client, { maker: 'angel2' });
  await addDeposit(db, client, { maker: 'angel', at: new Date('2026-03-01T00:00:00Z') });
  await addDeposit(db, client, { maker: 'angel2' });
  await angel.call(
    'PUT',
    `/deposit/admin/v1/audit/${id}`,
    { result: 'approved', ...acknowledged, version: 1 },
    once(),
  );
  const body = await shift(angel);
  expect(body.done).toContainEqual({ action: 'deposit.approved', count: 1 });
  expect(body.left).toEqual([
    { queue: 'deposit', kind: null, count: 1, oldest_at: '2026-03-01T00:00:00.000Z' },
  ]);
  const deposits = body.queues.find(({ queue }) => queue === 'deposit');
  expect(deposits).toMatchObject({ count: 2, target_minutes: 120 });
});

it('the report covers the own shift alone', async () => {
  const other = await shift(await server().signIn('angel2'));
  expect(other.done.map(({ action }) => action)).not.toContain('deposit.approved');
  expect(other.left).toMatchObject([{ queue: 'deposit', count: 1 }]);
});

it('the report covers the requested range', async () => {
  const angel = await server().signIn('angel');
  const body = await shift(angel, '?from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z');
  expect(body.done).toEqual([]);
});
