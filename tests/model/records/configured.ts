import { randomUUID } from 'node:crypto';
import { statesAfter } from '@brokerdesk/machines/records';
import { sendDueMessages } from '../../../apps/server/src/domains/message/send-due-messages.ts';
import type { ProductKind } from '../../../apps/server/src/domains/product/product-types.ts';
import { accrueSavings } from '../../../apps/server/src/domains/saving/accrue-interest.ts';
import { seededRandom } from '../../../apps/server/src/kernel/random.ts';
import { drawnAddress } from '../../../apps/server/src/seed/firm.ts';
import type { ApiClient } from '../../../apps/server/src/testing/api-client.ts';
import { once } from '../../../apps/server/src/testing/config-calls.ts';
import { addDeposit } from '../../../apps/server/src/testing/deposit-fixtures.ts';
import { decideWaiting } from '../../../apps/server/src/testing/invitations.ts';
import { createPerson, signedInPerson } from '../../../apps/server/src/testing/people.ts';
import { productBody } from '../../../apps/server/src/testing/product-fixtures.ts';
import { addSaving, savingCalls } from '../../../apps/server/src/testing/saving-fixtures.ts';
import { addProduct } from '../../../apps/server/src/testing/trade-fixtures.ts';
import { expectedProducts } from './expected.ts';
import { type Seen, struck, versioned } from './versioned.ts';
import type { MakeSubject, Subject } from './walk.ts';
import { byTheClock, later, outcome, type World } from './world.ts';

export function configured(world: () => World): Record<string, MakeSubject> {
  return {
    receiving_address: () => address(world()),
    message: () => message(world()),
    staff: () => staff(world()),
    data_exception: () => exception(world()),
    saving_holding: () => saving(world()),
  };
}

const random = seededRandom(11);

/** A record that is gone is in its last state. */
const inList =
  (who: ApiClient, list: string, id: string, gone: string) => async (): Promise<Seen> => {
    const { body } = await who.get(`${list}?size=200`);
    const found = body.list.find((one: { id: string }) => one.id === id);
    return found ?? { status: gone, version: 1 };
  };

async function address({ angel, angel2 }: World): Promise<Subject> {
  const path = '/crypto_address/admin/v1';
  const form = () => ({ coin: 'USDT', network: 'tron', address: drawnAddress(random, 0x41) });
  const { body } = await angel.call('POST', `${path}/create`, form(), once());
  const { id } = body;
  const audit = (decision: object) => angel2.call('PUT', `${path}/audit/${id}`, decision, once());
  const switchTo = (status: string, version: number) =>
    angel.call('PUT', `${path}/status/${id}`, { status, version });
  return versioned(inList(angel, `${path}/list`, id, 'removed'), async (action, version) => {
    if (action === 'approve') return audit({ result: 'approved', version });
    if (action === 'reject') return audit({ result: 'rejected', reason_code: 'not_ours', version });
    if (action === 'change') return angel.call('PUT', `${path}/${id}`, { ...form(), version });
    if (action === 'disable') return switchTo('disabled', version);
    if (action === 'ask') return switchTo('enabled', version);
    return angel.call('DELETE', `${path}/${id}?version=${version}`);
  });
}

async function saving({ server: { db }, client, angel }: World): Promise<Subject> {
  const terms = { term_days: 30, early_exit: 'free' };
  const { id } = await addSaving(db, client, await addProduct(db, 'saving', { terms }));
  const calls = savingCalls(angel);
  const read = async () => (await calls.detail(id)).body;
  return {
    async act(action) {
      if (action === 'exit') return outcome(await calls.exit(id, (await read()).version));
      await accrueSavings(db, later(31));
      return byTheClock;
    },
    state: async () => (await read()).status,
  };
}

async function message({ server, client, angel }: World): Promise<Subject> {
  const path = '/message/admin/v1';
  const sent = await angel.call(
    'POST',
    `${path}/create`,
    {
      ...{ audience: 'client', client_id: client.id, send_at: later(1).toISOString() },
      ...{ title_zh: '通知', title_en: 'Notice', body_zh: '正文', body_en: 'Text' },
    },
    once(),
  );
  const { id } = sent.body.message;
  return versioned(inList(angel, `${path}/list`, id, 'deleted'), async (action, version) => {
    if (action === 'recall') return angel.call('PUT', `${path}/recall/${id}`, { version });
    if (action === 'delete') return angel.call('DELETE', `${path}/${id}?version=${version}`);
    await sendDueMessages(server.db, later(2));
    return struck;
  });
}

async function staff({ server, god, god2 }: World): Promise<Subject> {
  const { id } = await createPerson(server);
  const read = async () => (await god.get(`/user/v1/${id}`)).body.record;
  const change = (status: string, version: number, who = god) =>
    who.call('PUT', `/user/v1/status/${id}`, { status, version });
  return versioned(read, async (action, version) => {
    // A second disabling by the same user within a day would wait.
    if (action === 'disable') {
      const { api } = await signedInPerson(server, { role: 'god' });
      return change('disabled', version, api);
    }
    const enabled = await change('enabled', version);
    return enabled.status === 200 ? decideWaiting(god2, { id }) : enabled;
  });
}

/** Two deposits with one reference: the user who resolves it may explain it, a third one is news. */
async function exception({ server, client, god }: World): Promise<Subject> {
  const path = '/exception/admin/v1';
  const referenceNo = `REF-${randomUUID()}`;
  const addOne = () => addDeposit(server.db, client, { referenceNo });
  const check = () => god.call('POST', `${path}/check`, undefined, once());
  const list = `${path}/list?check=same_reference&size=200`;
  const read = async () => {
    const { body } = await god.get(list);
    return body.list.find((one: { subject: { name: string } }) => one.subject.name === referenceNo);
  };
  await addOne();
  await addOne();
  await check();
  const { id } = await read();
  return versioned(read, async (action, version) => {
    if (action === 'resolve')
      return god.call('PUT', `${path}/${id}`, { note: 'explained', version });
    await addOne();
    await check();
    return struck;
  });
}

export function product(world: () => World, kind: ProductKind): MakeSubject {
  return async () => {
    const { angel } = world();
    const path = `/${kind}/admin/v1`;
    const { body } = await angel.call('POST', `${path}/create`, productBody(kind), once());
    const { states } = expectedProducts[kind];
    const read = async () => (await angel.get(`${path}/${body.id}`)).body;
    return versioned(read, (action, version) => {
      const status = targetOf(states, action);
      return angel.call('PUT', `${path}/status/${body.id}`, { status, version });
    });
  };
}

/** Each action of a product leads to one state, whatever the state before. */
function targetOf(states: Parameters<typeof statesAfter>[0], action: string): string | undefined {
  return Object.keys(states).flatMap((state) => statesAfter(states, state, action))[0];
}
