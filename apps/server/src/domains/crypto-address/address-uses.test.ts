import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cryptoAddress, deposit } from '../../kernel/db/schema.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/crypto_address/admin/v1';
const address = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';

it('the uses count deposits to the address and their clients, without robots', async () => {
  const { db } = server();
  const angel = await server().signIn('angel');
  const { body: made } = await angel.call(
    'POST',
    `${path}/create`,
    { coin: 'USDT', network: 'tron', address },
    once(),
  );
  expect(made.status).toBe('pending');
  const [one, robot] = [await addClient(db), await addClient(db, { fake: true })];
  for (const [of, network] of [
    [one, 'TRC20'],
    [one, 'tron'],
    [one, 'ERC20'],
    [robot, 'TRC20'],
  ] as const) {
    const { id } = await addDeposit(db, of);
    await db.update(deposit).set({ network, address }).where(eq(deposit.id, id));
  }
  const { body } = await angel.get(`${path}/uses/${made.id}`);
  expect(body).toMatchObject({ deposits: 2, clients: 1 });
  expect(body.latest.map((row: { client: { id: string } }) => row.client.id)).toEqual([
    one.id,
    one.id,
  ]);
  await db.delete(cryptoAddress).where(eq(cryptoAddress.id, made.id));
  expect((await angel.get(`${path}/uses/${made.id}`)).status).toBe(404);
  const hero = await server().signIn('hero');
  expect((await hero.get(`${path}/uses/${made.id}`)).status).toBe(403);
});
