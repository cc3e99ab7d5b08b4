import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { client, message, messageRecipient, setting } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { atOnce } from '../../testing/at-once.ts';
import { fieldsOf, once } from '../../testing/config-calls.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
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
  for (const agent of ['hero', 'hero', 'hero5', 'hero5'] as const) await addClient(db, { agent });
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
