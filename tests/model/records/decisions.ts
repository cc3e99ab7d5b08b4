import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { appliers } from '../../../apps/server/src/app.ts';
import { closeDueProposals } from '../../../apps/server/src/domains/approval/due-proposals.ts';
import { file } from '../../../apps/server/src/kernel/db/schema.ts';
import { acknowledged } from '../../../apps/server/src/testing/acknowledged.ts';
import type { ApiClient } from '../../../apps/server/src/testing/api-client.ts';
import { once } from '../../../apps/server/src/testing/config-calls.ts';
import {
  addOverdrawn,
  addWithdrawal,
  type OverdrawnFixture,
} from '../../../apps/server/src/testing/credit-fixtures.ts';
import {
  addClient,
  addDeposit,
  staffId,
} from '../../../apps/server/src/testing/deposit-fixtures.ts';
import { addRichClient } from '../../../apps/server/src/testing/trade-fixtures.ts';
import {
  auditProposal,
  waitingProposals,
  withdrawProposal,
} from '../../../apps/server/src/testing/two-person-fixtures.ts';
import { struck, versioned } from './versioned.ts';
import type { MakeSubject, Subject } from './walk.ts';
import { later, type World } from './world.ts';

const decision = (action: string) =>
  action === 'approve'
    ? { result: 'approved' }
    : { result: 'rejected', reason: 'not as it was told' };
const riskyDecision = (action: string) => ({ ...decision(action), ...acknowledged });

const get = async (who: ApiClient, url: string) => (await who.get(url)).body;

export function decisions(world: () => World): Record<string, MakeSubject> {
  return {
    deposit: () => deposit(world()),
    withdrawal: () => withdrawal(world()),
    loan: () => credit(world(), {}),
    compensation: () => credit(world(), { kind: { subType: 'compensation' } }),
    bonus: () => credit(world(), { kind: { subType: 'bonus' } }),
    identity_check: () => identityCheck(world()),
    proposal: () => proposal(world()),
    amendment: () => amendment(world()),
  };
}

async function deposit({ server, client, angel }: World): Promise<Subject> {
  const { id } = await addDeposit(server.db, client);
  const path = '/deposit/admin/v1';
  return versioned(
    async () => (await get(angel, `${path}/detail/${id}`)).deposit,
    (action, version) =>
      action === 'rollback'
        ? angel.call('PUT', `${path}/rollback/${id}`, { reason: 'returned', version }, once())
        : angel.call('PUT', `${path}/audit/${id}`, { ...riskyDecision(action), version }, once()),
  );
}

async function withdrawal({ server, angel }: World): Promise<Subject> {
  // Its own client: a user who has credited one alone, or gave money back, does not pay out alone.
  const client = await addRichClient(server.db, { money: '5000.00' });
  const { id } = await addWithdrawal(server.db, client);
  const path = '/withdraw/admin/v1';
  return versioned(
    async () => (await get(angel, `${path}/detail/${id}`)).withdrawal,
    (action, version) =>
      action === 'rollback'
        ? angel.call('PUT', `${path}/rollback/${id}`, { reason: 'returned', version }, once())
        : angel.call('POST', `${path}/audit/${id}`, { ...riskyDecision(action), version }, once()),
  );
}

async function credit({ server, client, angel }: World, of: OverdrawnFixture): Promise<Subject> {
  const { id } = await addOverdrawn(server.db, client, of);
  const path = '/overdrawn/admin/v1';
  const read = async () => (await get(angel, `${path}/record/detail/${id}`)).record;
  const pay = async (amount: string, version: number) =>
    angel.call('POST', `${path}/loan/pay_fine/${id}`, { amount, version }, once());
  return versioned(read, async (action, version) => {
    if (action === 'pay') return pay('1.00', version);
    if (action === 'pay_off') {
      const owed = (await read()).loan?.outstanding;
      return pay(Number(owed) > 0 ? owed : '1.00', version);
    }
    return angel.call('PUT', `${path}/audit/${id}`, { ...decision(action), version }, once());
  });
}

let documents = 0;

async function identityCheck({ server, angel, angel2 }: World): Promise<Subject> {
  const client = await addClient(server.db);
  const path = '/identify/admin/v1';
  const read = async () => (await get(angel, `${path}/client_detail/${client.id}`)).kyc;
  const { id } = await read();
  const form = async (version: number) => ({
    level: 'basic',
    full_name: '王小明',
    birth_date: '1990-01-31',
    nationality: 'CN',
    id_type: 'id_card',
    id_no: `31011519900131${1000 + documents++}`,
    id_expiry: '2040-12-31',
    address: null,
    documents: [{ type: 'id_card', side: 'front', file_id: await picture(server) }],
    version,
  });
  return versioned(read, async (action, version) => {
    if (action === 'submit')
      return angel.call('PUT', `${path}/fill/${client.id}`, await form(version));
    if (action === 'correct') return angel.call('PUT', `${path}/${id}`, await form(version));
    return angel2.call('POST', `${path}/audit/${id}`, { ...riskyDecision(action), version });
  });
}

async function picture({ db, services }: World['server']): Promise<string> {
  const bytes = randomUUID();
  const id = randomUUID();
  const received = await services.files.receive(Readable.from([Buffer.from(bytes)]), 100);
  await received?.publish(id);
  await db.insert(file).values({
    id,
    purpose: 'kyc_document',
    contentType: 'image/png',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    stored: true,
    uploadedById: await staffId(db, 'angel'),
    expiresAt: new Date(),
  });
  return id;
}

async function proposal({ server, client, angel, angel2 }: World): Promise<Subject> {
  const { id: target } = await addDeposit(server.db, client, { amount: '50000.00' });
  const body = { result: 'approved', version: 1, ...acknowledged };
  await angel.call('PUT', `/deposit/admin/v1/audit/${target}`, body, once());
  const made = (await waitingProposals(angel)).find(({ subject }) => subject?.id === target);
  if (made === undefined) throw new Error('The approval should wait for a second person.');
  const { id } = made;
  return versioned(
    async () => get(angel, `/approval/admin/v1/${id}`),
    async (action, version) => {
      if (action === 'withdraw') return withdrawProposal(angel, { id, version });
      if (action === 'approve') return auditProposal(angel2, { id, version });
      if (action === 'reject') return auditProposal(angel2, { id, version }, 'rejected');
      const { db, services, app } = server;
      await closeDueProposals({ db, services, log: app.log as never }, appliers, later(400));
      return struck;
    },
  );
}

async function amendment({ server, client, god, god2 }: World): Promise<Subject> {
  const target = await addDeposit(server.db, client, { payerName: '付款人' });
  const path = '/emergency/admin/v1';
  const amended = await god.call(
    'POST',
    `${path}/amend`,
    {
      kind: 'deposit',
      target_id: target.id,
      base_version: target.version,
      after: { payer_name: '另一付款人' },
      reason_code: 'entry_error',
      reason: '录入有误',
    },
    once(),
  );
  const { id } = amended.body;
  return versioned(
    async () => (await get(god, `${path}/detail/${id}`)).amendment,
    (action, version) =>
      action === 'withdraw'
        ? god.call('PUT', `${path}/withdraw/${id}`, { version }, once())
        : god2.call('PUT', `${path}/audit/${id}`, { ...decision(action), version }, once()),
  );
}
