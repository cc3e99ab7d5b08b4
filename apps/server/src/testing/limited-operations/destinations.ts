import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { clientRiskLevels } from '../../kernel/db/schema/client.ts';
import {
  clientBank,
  clientNominee,
  client as clientTable,
  clientTradeSetting,
  cryptoAddress,
} from '../../kernel/db/schema.ts';
import type { ApiClient } from '../api-client.ts';
import { once } from '../config-calls.ts';
import {
  approved,
  change,
  count,
  drafted,
  type LimitedOperation,
  type LimitedOperations,
  plain,
  read,
  row,
  type World,
} from './world.ts';

const newAddress = () => ({
  coin: 'ETH',
  network: 'ethereum',
  address: `0x${randomUUID().replaceAll('-', '')}${randomUUID().slice(0, 8)}`,
  memo: null,
  note: null,
});
const addressPath = '/crypto_address/admin/v1';

const approveAddress = (world: World, id: string) =>
  change(world, cryptoAddress, id, ['PUT', `${addressPath}/audit/${id}`, { ...approved }]);

const createdAddress: LimitedOperation = async (world) => {
  const body = newAddress();
  const ask = drafted(plain('POST', `${addressPath}/create`, body), (who, made) =>
    approveAddress(world, made.body.id)(who),
  );
  const enabled = sql`lower(address) = ${body.address} and status = 'enabled'`;
  return { ask, reads: count(world, cryptoAddress, enabled) };
};

async function addAddress(world: World): Promise<string> {
  const [one, two] = world.others;
  const made = await one.call('POST', `${addressPath}/create`, newAddress(), once());
  await approveAddress(world, made.body.id)(two);
  return made.body.id;
}

const newCard = () => ({
  bank_name: 'A bank',
  holder_name: 'A holder',
  acc_no: String(Math.floor(Math.random() * 1e15)).padStart(16, '6'),
});

export const destinationsOperations: LimitedOperations = {
  'POST /crypto_address/admin/v1/create': createdAddress,
  'PUT /crypto_address/admin/v1/audit/{id}': createdAddress,
  'PUT /crypto_address/admin/v1/status/{id}': async (world) => {
    const id = await addAddress(world);
    const path = `${addressPath}/status/${id}`;
    const to = (status: string) => change(world, cryptoAddress, id, ['PUT', path, { status }]);
    await to('disabled')(world.others[0]);
    const ask = drafted(to('enabled'), approveAddress(world, id));
    return { ask, reads: count(world, cryptoAddress, sql`id = ${id} and status = 'enabled'`) };
  },
  'PUT /crypto_address/admin/v1/{id}': async (world) => {
    const id = await addAddress(world);
    const changed = newAddress();
    const request = change(world, cryptoAddress, id, [
      'PUT',
      `${addressPath}/${id}`,
      { ...changed },
    ]);
    const enabled = sql`lower(address) = ${changed.address} and status = 'enabled'`;
    return {
      ask: drafted(request, approveAddress(world, id)),
      reads: count(world, cryptoAddress, enabled),
    };
  },
  'POST /client/admin/v1/bank/{id}': async (world) => ({
    ask: plain('POST', `/client/admin/v1/bank/${world.client.id}`, newCard()),
    reads: count(world, clientBank, sql`client_id = ${world.client.id}`),
  }),
  'PUT /client/admin/v1/bank/{id}/{bankId}': async (world) => {
    const { bank_name: bankName, holder_name: holderName, acc_no: accNo } = newCard();
    const [card] = await world.server.db
      .insert(clientBank)
      .values({ clientId: world.client.id, bankName, holderName, accNo })
      .returning();
    const id = card?.id ?? '';
    const path = `/client/admin/v1/bank/${world.client.id}/${id}`;
    const ask = change(world, clientBank, id, ['PUT', path, { ...newCard() }]);
    return { ask, reads: row(world, clientBank, id) };
  },
  'PUT /client/admin/v1/nominee/{id}': async (world) => {
    const { id } = world.client;
    const nominees = [{ name: 'Me', relationship: 'Friend', phone: null, dob: null, share: '100' }];
    const ask = change(world, clientTable, id, [
      'PUT',
      `/client/admin/v1/nominee/${id}`,
      { nominees },
    ]);
    return { ask, reads: count(world, clientNominee, sql`client_id = ${id}`) };
  },
  'POST /client/admin/v1/risk/{id}': async (world) => {
    const { id } = world.client;
    const path = `/client/admin/v1/risk/${id}`;
    const riskLevel = clientRiskLevels.indexOf('high');
    await world.server.db.update(clientTable).set({ riskLevel }).where(eq(clientTable.id, id));
    const ask = async (who: ApiClient) => {
      const { body } = await who.get(path);
      const lower = { level: 'standard', reason: 'Checked', version: body.version ?? 0 };
      return who.call('POST', path, lower, once());
    };
    return { ask, reads: read(world, sql`select risk_level from ${clientTable} where id = ${id}`) };
  },
  'POST /client/admin/v1/trade/{id}': async (world) => {
    const path = `/client/admin/v1/trade/${world.client.id}`;
    const terms = {
      products: ['stock'],
      order_max: null,
      daily_max: null,
      fee_discount_pct: '100',
    };
    const ask = async (who: ApiClient) => {
      const { body } = await who.get(path);
      return who.call(
        'POST',
        path,
        { ...terms, version: body.settings?.version ?? body.version ?? 0 },
        once(),
      );
    };
    return { ask, reads: count(world, clientTradeSetting, sql`client_id = ${world.client.id}`) };
  },
};
