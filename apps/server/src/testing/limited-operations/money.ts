import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { auditLog, client as clientTable, deposit, withdrawal } from '../../kernel/db/schema.ts';
import { acknowledged } from '../acknowledged.ts';
import { type ApiClient, apiClient } from '../api-client.ts';
import { once } from '../config-calls.ts';
import { accountIn, addOverdrawn, addWithdrawal, putIn } from '../credit-fixtures.ts';
import { addDeposit, addPair, addRate } from '../deposit-fixtures.ts';
import { kycForm } from '../kyc-fixtures.ts';
import { openSession } from '../people.ts';
import {
  approved,
  because,
  change,
  count,
  drafted,
  type LimitedOperation,
  type LimitedOperations,
  money,
  plain,
  read,
  row,
  status,
  type World,
} from './world.ts';

const decideDeposit = (world: World, id: string, what: 'audit' | 'rollback', body: object) =>
  change(world, deposit, id, ['PUT', `/deposit/admin/v1/${what}/${id}`, { ...body }]);

const approveOverdrawn = (who: ApiClient, id: string) =>
  who.call('PUT', `/overdrawn/admin/v1/audit/${id}`, { ...approved, version: 1 }, once());

const gift =
  (kind: 'compensation' | 'bonus'): LimitedOperation =>
  async (world, amount) => {
    const path = `/overdrawn/admin/v1/${kind}/${accountIn(world.client, 'USD')}`;
    const ask = drafted(plain('POST', path, { amount }), (who, { body }) =>
      approveOverdrawn(who, body.id),
    );
    return { ask, reads: money(world) };
  };

const amendment: LimitedOperation = async (world) => {
  const { id } = await addDeposit(world.server.db, world.client, { amount: '100.00' });
  const wanted = {
    kind: 'deposit',
    target_id: id,
    base_version: 1,
    after: { amount: '9000000.00' },
    reason_code: 'entry_error',
    reason: 'Mistyped',
  };
  const ask = drafted(plain('POST', '/emergency/admin/v1/amend', wanted), (who, { body }) =>
    who.call(
      'PUT',
      `/emergency/admin/v1/audit/${body.id}`,
      { ...approved, version: body.version },
      once(),
    ),
  );
  return { ask, reads: row(world, deposit, id) };
};

export const moneyOperations: LimitedOperations = {
  'POST /deposit/admin/v2/specialized/{clientId}': async (world, amount) => {
    const { client } = world;
    const body = {
      ...{ account_id: client.accounts['USD'], amount, currency: 'USD', sub_type: 'bank' },
      ...{ payer_name: '测试客户', reference_no: randomUUID() },
    };
    const ask = drafted(
      plain('POST', `/deposit/admin/v2/specialized/${client.id}`, body),
      (who, made) => decideDeposit(world, made.body.id, 'audit', because)(who),
    );
    return { ask, reads: money(world) };
  },
  'PUT /deposit/admin/v1/audit/{id}': async (world, amount) => {
    const { id } = await addDeposit(world.server.db, world.client, { amount });
    return { ask: decideDeposit(world, id, 'audit', because), reads: status(world, deposit, id) };
  },
  'PUT /deposit/admin/v1/rollback/{id}': async (world, amount) => {
    const { server, client } = world;
    await putIn(server.db, client, amount);
    const [last] = await rowsOf<{ id: string }>(
      server.db,
      sql`select id from ${deposit} where client_id = ${client.id} order by created_at desc limit 1`,
    );
    const id = last?.id ?? '';
    const ask = decideDeposit(world, id, 'rollback', { reason: 'Returned by the bank' });
    return { ask, reads: status(world, deposit, id) };
  },
  'POST /identify/admin/v1/audit/{id}': async (world) => {
    const { server, client, maker } = world;
    const form = await kycForm(server, maker);
    const ask = drafted(
      plain('PUT', `/identify/admin/v1/fill/${client.id}`, form),
      (who, { body: { id, version } }) =>
        who.call('POST', `/identify/admin/v1/audit/${id}`, { ...because, version }, once()),
    );
    return {
      ask,
      reads: count(world, clientTable, sql`id = ${client.id} and kyc_status = 'approved'`),
    };
  },
  'POST /withdraw/admin/v1/audit/{id}': async (world, amount) => {
    const { server, client } = world;
    await putIn(server.db, client, amount);
    const { id } = await addWithdrawal(server.db, client, { amount });
    const path = `/withdraw/admin/v1/audit/${id}`;
    const ask = change(world, withdrawal, id, ['POST', path, { ...because }]);
    return { ask, reads: status(world, withdrawal, id) };
  },
  'POST /withdraw/admin/v1/payout/paid/{id}': async (world, amount) => {
    const { server, client, maker } = world;
    const one = apiClient(server.app, await openSession(server, maker));
    // No more than one user approves alone.
    const small = Number(amount) > 10_000 ? '100.00' : amount;
    await putIn(server.db, client, small);
    const { id } = await addWithdrawal(server.db, client, { amount: small });
    const step = (path: string, body: object) =>
      one.call('POST', `/withdraw/admin/v1/${path}/${id}`, body, once());
    await step('audit', { ...because, version: 1 });
    const sent = { reference: `FT-${id}`, sent_on: new Date().toISOString().slice(0, 10) };
    await step('payout/sent', { ...sent, version: 2 });
    const path = `/withdraw/admin/v1/payout/paid/${id}`;
    const ask = change(world, withdrawal, id, ['POST', path]);
    return { ask, reads: read(world, sql`select payout from ${withdrawal} where id = ${id}`) };
  },
  'POST /withdraw/admin/v1/payout/release/{id}': async (world, amount) => {
    const { server, client, others } = world;
    await putIn(server.db, client, amount);
    const { id } = await addWithdrawal(server.db, client, { amount });
    for (const who of others) {
      const body = { ...approved, ...acknowledged, version: 1 };
      await who.call('POST', `/withdraw/admin/v1/audit/${id}`, body, once());
    }
    const file = { currency: 'USD', kind: 'bank', ids: [id] };
    await others[0]?.call('POST', '/withdraw/admin/v1/payout/file', file);
    const path = `/withdraw/admin/v1/payout/release/${id}`;
    const ask = change(world, withdrawal, id, ['POST', path, { reason: 'Refused by the bank' }]);
    const left = sql`select count(*)::int as is from ${auditLog}
      where subject_id = ${id} and action = 'withdrawal.released_from_file'`;
    return { ask, reads: read(world, left) };
  },
  'PUT /withdraw/admin/v1/rollback/{id}': async (world, amount) => {
    const { server, client, others } = world;
    await putIn(server.db, client, amount);
    const { id } = await addWithdrawal(server.db, client, { amount });
    for (const who of others) {
      const body = { ...approved, ...acknowledged, version: 1 };
      await who.call('POST', `/withdraw/admin/v1/audit/${id}`, body, once());
    }
    const path = `/withdraw/admin/v1/rollback/${id}`;
    const ask = change(world, withdrawal, id, ['PUT', path, { reason: 'Returned' }]);
    return { ask, reads: status(world, withdrawal, id) };
  },
  'POST /overdrawn/admin/v1/compensation/{id}': gift('compensation'),
  'POST /overdrawn/admin/v1/bonus/{id}': gift('bonus'),
  'PUT /overdrawn/admin/v1/audit/{id}': async (world, amount) => {
    const { id } = await addOverdrawn(world.server.db, world.client, { amount });
    return { ask: (who) => approveOverdrawn(who, id), reads: money(world) };
  },
  'POST /emergency/admin/v1/amend': amendment,
  'PUT /emergency/admin/v1/audit/{id}': amendment,
  'POST /acc/admin/v1/exchange/{clientId}': async (world, amount) => {
    const { server, client } = world;
    await putIn(server.db, client, amount);
    const pair = { primary: 'USD', secondary: 'HKD' };
    await addPair(server.db, pair);
    await addRate(server.db, { ...pair, final: '7.8105' });
    const [from_account, to_account] = [accountIn(client, 'USD'), accountIn(client, 'HKD')];
    const body = { from_account, to_account, amount, rate: '7.8105' };
    const ask = plain('POST', `/acc/admin/v1/exchange/${client.id}`, body);
    return { ask, reads: money(world) };
  },
};
