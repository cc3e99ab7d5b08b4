import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { client, message, messageRecipient, setting, staffUser } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { atOnce } from '../../testing/at-once.ts';
import { fieldsOf, once } from '../../testing/config-calls.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import { sendDueMessages } from './send-due-messages.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;

beforeAll(async () => {
  const { db, signIn } = server();
  angel = await signIn('angel');
  angel2 = await signIn('angel2');
  await db.insert(setting).values({ key: 'trade', value: { messages: { alone_max: 3 } } });
  for (const agent of ['hero', 'hero', 'hero5'] as const) await addClient(db, { agent });
  await addClient(db, { agent: 'hero5', language: 'en-US' });
});

const path = '/message/admin/v1';
const send = (who: ApiClient, fields: object = {}) =>
  who.call(
    'POST',
    `${path}/create`,
    {
      audience: 'all',
      title_zh: '通知',
      title_en: 'Notice',
      body_zh: '正文',
      body_en: 'Text',
      ...fields,
    },
    once(),
  );
const sent = () => server().db.$count(message);
const count = async (who: ApiClient, query: string) =>
  (await who.get(`${path}/recipients?${query}`)).body;

it('the recipients are counted first, within the scope of who asks', async () => {
  expect(await count(angel, 'audience=all')).toEqual({
    total: 4,
    languages: [
      { language: 'zh-CN', count: 3 },
      { language: 'en-US', count: 1 },
    ],
    alone_max: 3,
    written_alone: 0,
    two_people: true,
  });
  const superman = await server().signIn('superman');
  expect(await count(superman, 'audience=all')).toMatchObject({ total: 2, two_people: false });
  const nobody = await angel.get(`${path}/recipients?audience=client`);
  expect(nobody.body).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'client_id' }] });
});

// @rule messages: Above the configured recipients a second person sends a broadcast
// @in ./create-message.ts
it('above the number a second person sends it, as it was proposed, in the name of who wrote it', async () => {
  const before = await sent();
  const { status, body } = await send(angel);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    message: null,
    proposal: { limit: 'message', operation: 'createMessage', status: 'pending' },
  });
  expect(body.proposal.changes).toContainEqual({ field: 'recipients', before: null, after: '4' });
  expect(body.proposal.changes).toContainEqual({ field: 'body_en', before: null, after: 'Text' });
  expect(await sent()).toBe(before);
  expect((await auditProposal(angel, body.proposal)).body.code).toBe('SELF_APPROVAL');
  expect((await auditProposal(angel2, body.proposal)).status).toBe(200);
  expect(await sent()).toBe(before + 1);
  const { body: list } = await angel.get(`${path}/list`);
  expect(list.list[0]).toMatchObject({ total: 4, status: 'sent', sender: body.proposal.maker });
});

// @rule messages: Single messages count among the recipients of the sender
// @in ./recipients.ts
it('single messages count, so that a text does not reach everybody one by one', async () => {
  const { db } = server();
  const hero5 = await server().signIn('superman2');
  const clients = [];
  for (let number = 0; number < 4; number += 1) {
    clients.push(await addClient(db, { agent: 'hero5' }));
  }
  const answers = [];
  for (const { id } of clients) {
    answers.push(await send(hero5, { audience: 'client', client_id: id }));
  }
  const alone = answers.filter(({ body }) => body.message !== null);
  expect([alone.length, answers.at(-1)?.body.proposal.limit]).toEqual([3, 'message']);
  await db.update(message).set({ alone: false });
  for (const { id } of clients)
    await db.update(client).set({ fake: true }).where(eq(client.id, id));
});

it('messages that are sent at once count as well', async () => {
  const superman = await server().signIn('superman');
  const answers = await atOnce(4, () => send(superman));
  expect(answers.filter(({ body }) => body.message != null)).toHaveLength(1);
  await server().db.update(message).set({ alone: false });
});

// @rule messages: Tied accounts share the recipients of 24 hours, also at once
// @in ./recipients.ts
it('tied accounts share the number, one after the other and at once', async () => {
  const { db } = server();
  const one = await signedInPerson(server());
  const other = await signedInPerson(server());
  await db.update(staffUser).set({ createdById: one.id }).where(eq(staffUser.id, other.id));
  const client_id = (await addClient(db, { agent: 'hero', fake: true })).id;
  const single = (at: number) =>
    send((at % 2 === 0 ? one : other).api, { audience: 'client', client_id });
  const answers = [await single(0), await single(1), await single(2), await single(3)];
  expect(answers.map(({ body }) => body.message !== null)).toEqual([true, true, true, false]);
  expect(await count(one.api, `audience=client&client_id=${client_id}`)).toMatchObject({
    ...{ written_alone: 3, two_people: true },
  });
  await db.update(message).set({ alone: false });
  const together = await atOnce(8, single);
  expect(together.filter(({ body }) => body.message !== null)).toHaveLength(3);
  await db.update(message).set({ alone: false });
});

// @rule messages: A text with a link, an account number or a crypto address takes two people
// @in platform/text-findings.ts
it.each([
  ['a link', 'Confirm at https://evil.example/pay'],
  ['an account number', 'Please pay to DE89 3704 0044 0532 0130 00'],
  ['a crypto address', 'USDT to TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'],
])('one with %s takes a second person, to one client too', async (_, body_en) => {
  const to = await addClient(server().db, { agent: 'hero', fake: true });
  const single = { audience: 'client', client_id: to.id };
  const { body } = await send(await server().signIn('superman'), { ...single, body_en });
  expect(body).toMatchObject({ message: null, proposal: { limit: 'message' } });
  expect((await auditProposal(angel2, body.proposal)).status).toBe(200);
});

it('a link with a name before its host is refused at its field', async () => {
  const answer = await send(angel, { body_zh: '请打开 https://bank.example@evil.example' });
  expect(fieldsOf(answer)).toEqual({ body_zh: 'LINK_DISGUISED' });
});

// @rule messages: Several small broadcasts add up within 24 hours
// @in ./recipients.ts
it('several below the number come to more than one person may write to alone', async () => {
  const superman = await server().signIn('superman');
  expect((await send(superman)).body).toMatchObject({ proposal: null, message: { total: 2 } });
  expect((await send(superman)).body).toMatchObject({ message: null });
});

// @rule messages: A scheduled message is sent once at its time, unless recalled
// @in ./send-due-messages.ts
it('one that is scheduled is sent at its time and once, and not if it was recalled', async () => {
  const sendAt = new Date(Date.now() + 3_600_000);
  const superman2 = await server().signIn('superman2');
  const schedule = async () =>
    (await send(superman2, { send_at: sendAt.toISOString() })).body.message;
  const one = await schedule();
  expect(one).toMatchObject({ status: 'scheduled', send_at: sendAt.toISOString() });
  const { db } = server();
  const statusOf = async ({ id }: { id: string }) =>
    (await db.select().from(message).where(eq(message.id, id)))[0]?.status;
  await sendDueMessages(db, new Date(sendAt.getTime() - 1));
  expect(await statusOf(one)).toBe('scheduled');
  await Promise.all([sendDueMessages(db, sendAt), sendDueMessages(db, sendAt)]);
  expect(await statusOf(one)).toBe('sent');
  const rows = await db
    .select()
    .from(messageRecipient)
    .where(eq(messageRecipient.messageId, one.id));
  expect(rows).toHaveLength(one.total);
  await db.update(message).set({ alone: false }).where(eq(message.id, one.id));
  const other = await schedule();
  const recall = await angel.call('PUT', `${path}/recall/${other.id}`, { version: 1 });
  expect(recall.body.status).toBe('recalled');
  await sendDueMessages(db, sendAt);
  expect(await statusOf(other)).toBe('recalled');
});

// @rule messages: A message to one client is in the language of the client when it is sent
// @in ./create-message.ts ./send-due-messages.ts
it('one to a client keeps the language that the client had when it was sent', async () => {
  const { db } = server();
  const { id } = await addClient(db, { agent: 'hero', language: 'en-US' });
  const to = { audience: 'client', client_id: id };
  const now = (await send(angel2, to)).body.message;
  expect(now).toMatchObject({ language: 'en-US' });
  const sendAt = new Date(Date.now() + 60_000);
  const later = (await send(angel2, { ...to, send_at: sendAt.toISOString() })).body.message;
  await db.update(client).set({ language: 'zh-CN' }).where(eq(client.id, id));
  await sendDueMessages(db, sendAt);
  const languages = await db
    .select({ id: message.id, language: message.language })
    .from(message)
    .where(eq(message.clientId, id));
  expect(languages).toEqual(
    expect.arrayContaining([
      { id: now.id, language: 'en-US' },
      { id: later.id, language: 'zh-CN' },
    ]),
  );
  const superman2 = await server().signIn('superman2');
  expect((await send(superman2, to)).body.code).toBe('NOT_FOUND');
});

describe('a message to selected clients', () => {
  const to = (ids: readonly string[], fields: object = {}) => ({
    ...{ audience: 'selected', client_ids: ids },
    ...fields,
  });
  const add = (options: Parameters<typeof addClient>[1]) => addClient(server().db, options);
  const alone = async (max: number) => {
    await server().db.update(message).set({ alone: false });
    const value = { messages: { alone_max: max } };
    await server().db.update(setting).set({ value }).where(eq(setting.key, 'trade'));
  };
  // @rule messages: Selected robots and clients outside the scope get no message, and are counted
  // @in ./recipients.ts
  it('goes to those in the scope alone, without robots, and says how many it left out', async () => {
    await alone(3);
    const superman = await server().signIn('superman');
    const own = [await add({ agent: 'hero' }), await add({ agent: 'hero' })];
    const left = [
      await add({ agent: 'hero', fake: true }),
      await add({ agent: 'hero5' }),
      { id: randomUUID() },
    ];
    const ids = [...own, ...left].map(({ id }) => id);
    const { status, body } = await send(superman, to(ids));
    expect([status, body.skipped]).toEqual([201, { robots: 1, outside: 2 }]);
    expect(body.message).toMatchObject({ audience: 'selected', total: 2, client: null });
    const got = await server()
      .db.select({ id: messageRecipient.clientId })
      .from(messageRecipient)
      .where(eq(messageRecipient.messageId, body.message.id));
    expect(got.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    const entry = await lastEntry(server());
    expect(entry?.after).toMatchObject({ audience: 'selected', recipientCount: 2, skipped: 3 });
    const counted = await count(superman, `audience=selected&ids=${ids.join(',')}`);
    expect(counted).toMatchObject({ total: 2, written_alone: 2, two_people: true });
    const nobody = await send(superman, to(left.map(({ id }) => id)));
    expect(nobody.body.code).toBe('NO_RECIPIENTS');
  });

  it('is sent once for a key, and takes the permission to send', async () => {
    await alone(3);
    const { id } = await add({ agent: 'hero' });
    const headers = once();
    const body = {
      ...to([id]),
      ...{ title_zh: '通知', title_en: 'Notice', body_zh: '正文', body_en: 'Text' },
    };
    const before = await sent();
    const both = await Promise.all(
      [1, 2].map(() => angel.call('POST', `${path}/create`, body, headers)),
    );
    expect(both.map((answer) => answer.body.message?.id)).toEqual([
      both[0]?.body.message.id,
      both[0]?.body.message.id,
    ]);
    expect(await sent()).toBe(before + 1);
    expect((await send(await server().signIn('hero'), to([id]))).status).toBe(403);
  });

  it('adds up with what was sent alone before, and its approver sees whom it is for', async () => {
    await alone(3);
    const clients = [];
    for (let number = 0; number < 4; number += 1) clients.push(await add({ agent: 'hero' }));
    const ids = clients.map(({ id }) => id);
    const answers = await atOnce(2, (at) => send(angel, to(ids.slice(at * 2, at * 2 + 2))));
    expect(answers.filter(({ body }) => body.message !== null)).toHaveLength(1);
    const proposal = answers.find(({ body }) => body.proposal !== null)?.body.proposal;
    expect(proposal).toMatchObject({ limit: 'message', status: 'pending' });
    const named = proposal.changes.find(({ field }: { field: string }) => field === 'clients');
    const names = clients.map(({ username }) => username);
    expect(names.filter((name) => named.after.includes(name))).toHaveLength(2);
    expect((await auditProposal(angel2, proposal)).status).toBe(200);
  });

  it.each([
    ['none', { audience: 'selected' }, { client_ids: 'FIELD_REQUIRED' }],
    ['those of another audience', { client_ids: [randomUUID()] }, { client_ids: 'FIELD_INVALID' }],
    [
      'more than 500',
      to(Array.from({ length: 501 }, () => randomUUID())),
      { client_ids: 'FIELD_INVALID' },
    ],
  ])('is refused with %s', async (_, fields, errors) => {
    expect(fieldsOf(await send(angel, fields))).toEqual(errors);
  });
});
