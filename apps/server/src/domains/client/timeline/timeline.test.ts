import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { amendment, clientAccess } from '../../../kernel/db/schema.ts';
import { acknowledged } from '../../../testing/acknowledged.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { once } from '../../../testing/config-calls.ts';
import { confirmed } from '../../../testing/confirmed.ts';
import {
  addClient,
  addDeposit,
  type ClientFixture,
  staffId,
} from '../../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
let god: ApiClient;
let angel: ApiClient;
let angel2: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  const { signIn } = server();
  god = await signIn('god');
  angel = await signIn('angel');
  angel2 = await signIn('angel2');
  hero = await signIn('hero');
});

async function timeline(who: ApiClient, id: string, query = ''): Promise<Schemas.ClientTimeline> {
  const { status, body } = await who.get(`/client/admin/v1/timeline/${id}${query}`);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

const eventsOf = ({ list }: Schemas.ClientTimeline) => list.map(({ kind, event }) => [kind, event]);

async function approvedDeposit(of: ClientFixture) {
  const deposit = await addDeposit(server().db, of, { amount: '250.00', maker: 'angel' });
  const verdict = { result: 'approved', ...acknowledged, version: 1, reason: '回单相符' };
  const path = `/deposit/admin/v1/audit/${deposit.id}`;
  const { status } = await angel2.call('PUT', path, verdict, once());
  expect(status).toBe(200);
  return deposit;
}

async function ask(of: ClientFixture, targetId: string): Promise<void> {
  const { db } = server();
  await db.insert(amendment).values({
    kind: 'deposit',
    targetId,
    orderNo: 'D-AMENDED',
    clientId: of.id,
    baseVersion: 2,
    before: { payer_name: null },
    after: { payer_name: '陈静怡' },
    reasonCode: 'other',
    reason: '付款人有误',
    makerId: await staffId(db, 'god'),
  });
}

describe('the timeline of a client', () => {
  // @rule clients: A client's timeline shows every action and its actor, newest first, without gaps
  // @in ./event-sources.ts features/client-drawer/timeline/timeline-tab.tsx
  it('shows everything that was done about the client, the newest first, and by whom', async () => {
    const created = await angel.call(
      'POST',
      '/client/admin/v1/create',
      {
        username: `t${randomUUID().slice(0, 8)}`,
        full_name: '时间线',
        mobile: '+8613900139001',
        email: 't@example.com',
        password: '0123456789abcdef0123456789abcdef',
        agent_id: await staffId(server().db, 'hero'),
      },
      once(),
    );
    const { id, version } = created.body as Schemas.Client;
    const path = (what: string) => `/client/admin/v1/${what}/${id}`;
    const known = { full_name: '时间线', score: 600, vip_level: 2, remark: null };
    await angel.call('PUT', `/client/admin/v1/${id}`, {
      ...known,
      mobile: '+8613900139000',
      version,
    });
    await angel.call('POST', path('status'), { status: 'locked', version: version + 1 });
    await angel.call('GET', path('code'));
    await angel.call('PUT', path('offline'));
    await angel.call('POST', path('note'), { text: '致电未接' }, once());
    const bank = { bank_name: '工行', holder_name: '时间线', acc_no: '6222021001116245702' };
    await confirmed(angel2, await angel.call('POST', path('bank'), bank, once()));
    const [card] = (await angel.get(path('bank'))).body.list;
    await angel.call('DELETE', `${path('bank')}/${card.id}?version=1`);
    const to = await staffId(server().db, 'hero2');
    const { body: now } = await angel.get(`/client/admin/v1/detail/${id}`);
    await angel.call('POST', `/user/v1/change_agent/${id}`, { user_id: to, version: now.version });
    await angel.call('POST', path('reveal'), { field: 'mobile' });

    const line = await timeline(angel, id);
    expect(eventsOf(line)).toEqual([
      ['profile', 'transferred'],
      ['profile', 'bank_deleted'],
      ['profile', 'bank_added'],
      ['note', 'added'],
      ['security', 'sessions_ended'],
      ['security', 'code_made'],
      ['security', 'locked'],
      ['profile', 'updated'],
      ['profile', 'registered'],
    ]);
    expect(line.next).toBeNull();
    expect(line.list.map(({ by, actor }) => [by, actor?.name])).toEqual(
      line.list.map(({ event }) => ['staff', event === 'bank_added' ? 'Victoria Lam' : '陈雅静']),
    );
    const [transfer, , , note, , , , update] = line.list;
    expect([transfer?.from, transfer?.to]).toEqual(['李思源', '王海燕']);
    expect(note?.text).toBe('致电未接');
    expect(update?.fields.toSorted()).toEqual(['mobile', 'score', 'vip_level']);
  });

  it('shows money that was asked for and decided, with who did which', async () => {
    const { db } = server();
    const of = await addClient(db);
    const deposit = await approvedDeposit(of);
    const { list } = await timeline(hero, of.id, '?kinds=deposit');
    expect(list).toMatchObject([
      {
        event: 'approved',
        actor: { id: await staffId(db, 'angel2') },
        amount: '250.00',
        currency: 'USD',
        record: { type: 'deposit', id: deposit.id, order_no: deposit.orderNo },
        text: '回单相符',
      },
      { event: 'created', by: 'staff', actor: { name: '陈雅静' }, amount: '250.00' },
    ]);
    await addDeposit(db, of, { amount: '1.00' });
    const [own] = (await timeline(hero, of.id)).list;
    expect(own).toMatchObject({ event: 'created', by: 'client', actor: null, amount: '1.00' });
  });

  // @rule clients: The timeline shows failed sign-ins and the first from each location
  // @in ./event-sources.ts
  it('shows the sign-ins that failed and the first from a place, not every one', async () => {
    const { db } = server();
    const of = await addClient(db);
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const device = {
      clientId: of.id,
      deviceOs: 'iOS',
      deviceType: 'mobile',
      ip: '1.2.3.4',
    } as const;
    const from = (city: string) => ({ ...device, country: 'CN', city });
    await db.insert(clientAccess).values([
      { ...from('上海'), action: 'signed_in', at: at(1) },
      { ...from('上海'), action: 'signed_in', at: at(2) },
      { ...from('上海'), action: 'signed_out', at: at(3) },
      { ...from('北京'), action: 'sign_in_failed', at: at(4) },
      { ...from('北京'), action: 'signed_in', at: at(5) },
      { ...from('北京'), action: 'signed_in', at: at(6) },
    ]);
    const { list } = await timeline(hero, of.id, '?kinds=security');
    expect(list.map(({ event, at: when, place }) => [event, when, place?.city])).toEqual([
      ['signed_in', at(5).toISOString(), '北京'],
      ['sign_in_failed', at(4).toISOString(), '北京'],
      ['signed_in', at(1).toISOString(), '上海'],
    ]);
  });

  it('comes page by page, each thing once, also if several happened at once', async () => {
    const { db } = server();
    const of = await addClient(db);
    const at = new Date(Date.now() + 1000);
    for (const amount of ['1.00', '2.00', '3.00', '4.00', '5.00']) {
      await addDeposit(db, of, { amount, at });
    }
    const whole = await timeline(hero, of.id);
    expect(whole.list).toHaveLength(6);
    const pages: Schemas.ClientEvent[] = [];
    let query = '?size=2';
    for (let page = 0; page < 3; page += 1) {
      const { list, next } = await timeline(hero, of.id, query);
      expect(list).toHaveLength(2);
      pages.push(...list);
      query = `?size=2&before=${encodeURIComponent(next ?? '')}`;
    }
    expect(pages).toEqual(whole.list);
    expect((await timeline(hero, of.id, `?size=100`)).next).toBeNull();
  });

  it('is of one client alone, and there is none outside the scope', async () => {
    const { db } = server();
    const outside = await addClient(db, { agent: 'hero5' });
    const superman = await server().signIn('superman');
    for (const who of [hero, superman]) {
      expect((await who.get(`/client/admin/v1/timeline/${outside.id}`)).status).toBe(404);
    }
    const other = await addClient(db);
    await approvedDeposit(other);
    expect(eventsOf(await timeline(angel, outside.id))).toEqual([['profile', 'registered']]);
  });

  // @rule clients: The timeline hides what the user may not read, and clients out of scope
  // @in ./event-kinds.ts
  it('says nothing of what the user may not read, also if it is requested', async () => {
    const of = await addClient(server().db);
    const deposit = await approvedDeposit(of);
    await ask(of, deposit.id);
    const [seen] = (await timeline(god, of.id)).list;
    expect(seen).toMatchObject({ kind: 'emergency', event: 'created', fields: ['payer_name'] });
    for (const who of [angel, hero]) {
      expect(eventsOf(await timeline(who, of.id)).map(([kind]) => kind)).not.toContain('emergency');
      expect((await timeline(who, of.id, '?kinds=emergency')).list).toEqual([]);
    }
  });

  it.each(['?kinds=deposits', '?kinds=', '?before=yesterday', '?before=1~x', '?size=101'])(
    'refuses what makes no sense: %s',
    async (query) => {
      const of = await addClient(server().db);
      expect((await hero.get(`/client/admin/v1/timeline/${of.id}${query}`)).status).toBe(400);
    },
  );
});
