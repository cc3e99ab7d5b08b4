import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  clientQuestion,
  client as clientTable,
  message,
  messageRecipient,
} from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal, putIn } from '../../testing/credit-fixtures.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { kycForm } from '../../testing/kyc-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let god: ApiClient;
let angel: ApiClient;
let hero: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  const { signIn, db } = server();
  [god, angel, hero] = [await signIn('god'), await signIn('angel'), await signIn('hero')];
  client = await addClient(db);
  await putIn(db, client, '500000.00');
});

const ask = (who: ApiClient, id: string, fields: object = {}) =>
  who.call(
    'POST',
    `/deposit/admin/v1/ask/${id}`,
    { template: 'payment_proof', version: 1, ...fields },
    once(),
  );
const answer = (who: ApiClient, id: string, fields: object = {}) =>
  who.call(
    'PUT',
    `/deposit/admin/v1/answer/${id}`,
    { answer: '已补充回单', version: 2, ...fields },
    once(),
  );
const list = async (query: string) =>
  (await god.get(`/deposit/admin/v1/list?client_id=${client.id}&${query}`)).body;
const idsOf = async (query: string): Promise<string[]> =>
  (await list(query)).list.map(({ id }: { id: string }) => id);
const waiting = async (queue: string): Promise<number> =>
  (await god.get('/stat/admin/v1/queues')).body.list.find(
    (one: { queue: string }) => one.queue === queue,
  ).count;
const deposit = () => addDeposit(server().db, client);

describe('a question to a client', () => {
  // @rule deposits: A deposit whose client was asked stays pending, and leaves the queue of staff
  // @in ./ask-client.ts ./open-question.ts
  it('sends a message in both languages, keeps the state, and takes the record out of the queue', async () => {
    const { id, orderNo } = await deposit();
    const before = await waiting('deposit');
    const { status, body } = await ask(angel, id, { note: '请提供银行盖章的回单' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'pending', version: 2, decision: { approve: true } });
    expect(Date.parse(body.asked.until) - Date.parse(body.asked.at)).toBe(3 * 86_400_000);
    expect(await waiting('deposit')).toBe(before - 1);
    expect(await idsOf('phase=asked')).toContain(id);
    expect(await idsOf('phase=review')).not.toContain(id);
    expect(await idsOf('status=pending')).toContain(id);
    const [question] = (await angel.get(`/deposit/admin/v1/detail/${id}`)).body.questions;
    expect(question).toMatchObject({
      title_zh: `请补充付款凭证：入金 ${orderNo}`,
      title_en: `Payment proof needed: deposit ${orderNo}`,
      asked_by: { name: '陈雅静' },
      answer: null,
    });
    expect(question.body_zh).toMatch(/请提供银行盖章的回单$/);
    const { db } = server();
    const [row] = await db.select().from(clientQuestion).where(eq(clientQuestion.recordId, id));
    const sent = await db
      .select({ to: messageRecipient.clientId })
      .from(message)
      .innerJoin(messageRecipient, eq(messageRecipient.messageId, message.id))
      .where(eq(message.id, row?.messageId ?? ''));
    expect(sent).toEqual([{ to: client.id }]);
    const actions = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(actions.map(({ action }) => action)).toContain('deposit.client_asked');
  });

  // @rule messages: A question is in the language of the client, and the preview is its text
  // @in ./ask-client.ts ./templates.ts
  it('is in the language of the client, as the templates showed it', async () => {
    const { db } = server();
    const english = await addClient(db, { fullName: 'Ann Lee', language: 'en-US' });
    const { id } = await addDeposit(db, english);
    const templates = `/message/admin/v1/templates?type=deposit&id=${id}`;
    const { body: shown } = await angel.get(templates);
    expect(shown.language).toBe('en-US');
    const codes = shown.list.map(({ code }: Schemas.QuestionTemplate) => code);
    expect(codes).toEqual(['payment_proof', 'payer', 'source_of_funds', 'other']);
    const [template] = shown.list as Schemas.QuestionTemplate[];
    const wrong = await ask(angel, id, { language: 'zh-CN' });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'CLIENT_LANGUAGE_CHANGED']);
    expect((await ask(angel, id, { language: 'en-US', note: 'A stamped one' })).status).toBe(200);
    const [question] = (await angel.get(`/deposit/admin/v1/detail/${id}`)).body.questions;
    expect(question).toMatchObject({
      language: 'en-US',
      title_en: template?.title_en,
      body_en: template?.body_en.replace('{note}', 'A stamped one'),
    });
    expect(question.body_en).toMatch(/^Dear Ann Lee, .*\n\nA stamped one$/s);
    await db.update(clientTable).set({ language: 'zh-CN' }).where(eq(clientTable.id, english.id));
    expect((await angel.get(templates)).body.language).toBe('zh-CN');
    const [kept] = (await angel.get(`/deposit/admin/v1/detail/${id}`)).body.questions;
    expect(kept.language).toBe('en-US');
  });

  it('shows its text to users in whose scope the record is, and to no others', async () => {
    const { id } = await deposit();
    const [superman, superman2] = [
      await server().signIn('superman'),
      await server().signIn('superman2'),
    ];
    const templates = `/message/admin/v1/templates?type=deposit&id=${id}`;
    for (const who of [god, angel, superman, hero]) {
      expect((await who.get(templates)).body.list[0].title_zh).toMatch(/入金 /);
    }
    for (const who of [superman2, await server().signIn('hero5')]) {
      expect((await who.get(templates)).body.code).toBe('NOT_FOUND');
    }
    const half = await angel.get('/message/admin/v1/templates?type=deposit');
    expect(half.body.errors).toMatchObject([{ field: 'id', code: 'FIELD_REQUIRED' }]);
    const plain = (await hero.get('/message/admin/v1/templates')).body;
    expect(plain).not.toHaveProperty('language');
    expect(plain.list[0].title_zh).toMatch(/\{subject\}/);
  });

  it('counts and sums those that wait for staff without it', async () => {
    const { id } = await deposit();
    await deposit();
    const before = await list('phase=review');
    await ask(angel, id);
    const after = await list('phase=review');
    expect(after.total).toBe(before.total - 1);
    expect(after.list).toHaveLength(after.total);
    expect(after.totals[0].count).toBe(after.total);
    // Without the filter by client, from kept figures.
    const all = async (query: string) => (await god.get(`/deposit/admin/v1/list?${query}`)).body;
    const [review, asked, pending] = [
      await all('phase=review'),
      await all('phase=asked'),
      await all('status=pending'),
    ];
    expect(asked.total).toBeGreaterThan(0);
    expect(review.total + asked.total).toBe(pending.total);
    expect(Number(review.base.amount) + Number(asked.base.amount)).toBeCloseTo(
      Number(pending.base.amount),
    );
  });

  it('brings the record back with the recorded answer', async () => {
    const { id } = await deposit();
    await ask(angel, id);
    const { status, body } = await answer(god, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'pending', version: 3, asked: null });
    expect(await idsOf('phase=review')).toContain(id);
    const [question] = (await angel.get(`/deposit/admin/v1/detail/${id}`)).body.questions;
    expect(question).toMatchObject({ answer: '已补充回单', answered_by: { name: '高建明' } });
    expect((await answer(god, id, { version: 3 })).body.code).toBe('CLIENT_NOT_ASKED');
  });

  it('brings the record back when its time has run out, and it may be asked again, five times in all', async () => {
    const { id } = await deposit();
    const { db } = server();
    for (let version = 1; version <= 5; version += 1) {
      expect((await ask(angel, id, { version })).status).toBe(200);
      expect((await ask(angel, id, { version: version + 1 })).body.code).toBe('CLIENT_ASKED');
      const past = { askedAt: new Date(Date.now() - 2000), dueAt: new Date(Date.now() - 1000) };
      await db.update(clientQuestion).set(past).where(eq(clientQuestion.recordId, id));
      expect(await idsOf('phase=review')).toContain(id);
    }
    expect((await answer(god, id, { version: 6 })).body.code).toBe('CLIENT_NOT_ASKED');
    expect((await ask(angel, id, { version: 6 })).body.code).toBe('QUESTIONS_MAX');
  });

  it('leaves a decision possible, after which nothing is asked or answered', async () => {
    const { id } = await deposit();
    await ask(angel, id);
    const decided = await god.call(
      'PUT',
      `/deposit/admin/v1/audit/${id}`,
      { result: 'approved', ...acknowledged, version: 2 },
      once(),
    );
    expect(decided.body).toMatchObject({ status: 'approved', asked: null });
    expect((await ask(angel, id, { version: 3 })).body.code).toBe('ALREADY_DECIDED');
    expect((await answer(angel, id, { version: 3 })).body.code).toBe('ALREADY_DECIDED');
  });

  it('makes the version old that a colleague saw', async () => {
    const { id } = await deposit();
    await ask(angel, id);
    expect((await ask(god, id)).body.code).toBe('STALE_RECORD');
  });

  it('is asked once by two who ask at once, and never together with a decision on the same version', async () => {
    const { id } = await deposit();
    const twice = await Promise.all([ask(angel, id), ask(god, id)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const other = await deposit();
    const body = { result: 'approved', ...acknowledged, version: 1 };
    const [asked, decided] = await Promise.all([
      ask(angel, other.id),
      god.call('PUT', `/deposit/admin/v1/audit/${other.id}`, body, once()),
    ]);
    expect([asked.status, decided.status].toSorted()).toEqual([200, 409]);
  });

  // @rule deposits: A question closes a first signature, so that no one signs without having seen it
  // @in ./ask-client.ts
  it('closes a first signature that waits', async () => {
    const { id } = await addDeposit(server().db, client, { amount: '900000.00' });
    const approve = (who: ApiClient, version: number) =>
      who.call(
        'PUT',
        `/deposit/admin/v1/audit/${id}`,
        { result: 'approved', ...acknowledged, version },
        once(),
      );
    const signed = (await approve(angel, 1)).body;
    expect(signed).toMatchObject({ status: 'pending' });
    expect(signed.decision.second_person.waiting).toMatchObject({ mine: true });
    const asked = await ask(god, id, { version: signed.version });
    expect(asked.status).toBe(200);
    expect(asked.body.decision.second_person.waiting).toBeNull();
    expect((await approve(god, asked.body.version)).body).toMatchObject({ status: 'pending' });
  });

  it('is not for those who may not decide, nor for clients out of scope', async () => {
    const { id } = await deposit();
    expect((await ask(hero, id)).status).toBe(403);
    expect((await answer(hero, id)).status).toBe(403);
  });

  it.each([
    ['a link', 'see https://bank.example'],
    ['an account number', '6225 8801 2345 6789'],
    ['a crypto address', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'],
  ])('refuses a note with %s, for which a message takes two people', async (_, note) => {
    const { id } = await deposit();
    const { status, body } = await ask(angel, id, { note });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'note', code: 'LEADS_ELSEWHERE' }]);
  });

  it('refuses a template of another kind of record, and one without the note that it takes', async () => {
    const { id } = await deposit();
    const wrong = await ask(angel, id, { template: 'address_proof' });
    expect(wrong.body.errors).toMatchObject([{ field: 'template', code: 'FIELD_INVALID' }]);
    const bare = await ask(angel, id, { template: 'other', note: '  ' });
    expect(bare.body.errors).toMatchObject([{ field: 'note', code: 'FIELD_REQUIRED' }]);
  });
});

const decide = (result: string, version: number) => ({ result, ...acknowledged, version });

it('a withdrawal is asked about once at a time, answered once, and neither after its decision', async () => {
  const { id } = await addWithdrawal(server().db, client);
  const send = async (method: 'POST' | 'PUT', act: string, body: object) =>
    (await angel.call(method, `/withdraw/admin/v1/${act}/${id}`, body, once())).body;
  const asking = { template: 'destination' };
  expect((await send('PUT', 'answer', { answer: 'Yes', version: 1 })).code).toBe(
    'CLIENT_NOT_ASKED',
  );
  expect((await send('POST', 'ask', { ...asking, version: 1 })).version).toBe(2);
  expect((await send('POST', 'ask', { ...asking, version: 2 })).code).toBe('CLIENT_ASKED');
  const reject = { ...decide('rejected', 2), reason_code: 'other', reason: 'No answer' };
  expect((await send('POST', 'audit', reject)).status).toBe('rejected');
  expect((await send('POST', 'ask', { ...asking, version: 3 })).code).toBe('ALREADY_DECIDED');
  const late = { answer: 'Yes', version: 3 };
  expect((await send('PUT', 'answer', late)).code).toBe('ALREADY_DECIDED');
});

it('an identity check is asked about once at a time, and only while it waits for its decision', async () => {
  const of = await addClient(server().db);
  const { kyc } = (await angel.get(`/identify/admin/v1/client_detail/${of.id}`)).body;
  const asking = { template: 'document' };
  const send = async (method: 'POST' | 'PUT', act: string, body: object) =>
    (await angel.call(method, `/identify/admin/v1/${act}/${kyc.id}`, body)).body;
  expect((await send('POST', 'ask', { ...asking, version: 1 })).code).toBe('INVALID_TRANSITION');
  const early = { answer: 'Yes', version: 1 };
  expect((await send('PUT', 'answer', early)).code).toBe('INVALID_TRANSITION');
  const form = { ...(await kycForm(server(), 'hero')), version: 1 };
  const { version } = (await hero.call('PUT', `/identify/admin/v1/fill/${of.id}`, form)).body;
  expect((await send('PUT', 'answer', { answer: 'Yes', version })).code).toBe('CLIENT_NOT_ASKED');
  expect((await send('POST', 'ask', { ...asking, version })).status).toBe('pending');
  const again = { ...asking, version: version + 1 };
  expect((await send('POST', 'ask', again)).code).toBe('CLIENT_ASKED');
  const decided = await send('POST', 'audit', decide('approved', version + 1));
  expect(decided.status).toBe('approved');
  const after = { version: decided.version };
  expect((await send('POST', 'ask', { ...asking, ...after })).code).toBe('ALREADY_DECIDED');
  expect((await send('PUT', 'answer', { answer: 'Yes', ...after })).code).toBe('ALREADY_DECIDED');
});

it('a withdrawal whose client was asked waits in a phase of its own', async () => {
  const { id } = await addWithdrawal(server().db, client);
  const before = await waiting('withdrawal');
  const asked = await angel.call(
    'POST',
    `/withdraw/admin/v1/ask/${id}`,
    { template: 'destination', days: 1, version: 1 },
    once(),
  );
  expect(asked.body).toMatchObject({ status: 'pending', asked: { at: expect.any(String) } });
  expect(await waiting('withdrawal')).toBe(before - 1);
  const answered = await angel.call(
    'PUT',
    `/withdraw/admin/v1/answer/${id}`,
    { answer: 'Confirmed by phone', version: 2 },
    once(),
  );
  expect(answered.body.asked).toBeNull();
  expect(await waiting('withdrawal')).toBe(before);
});

it('an identity check whose client was asked is back when it is submitted anew', async () => {
  const of = await addClient(server().db);
  const fill = async (version: number) =>
    hero.call('PUT', `/identify/admin/v1/fill/${of.id}`, {
      ...(await kycForm(server(), 'hero')),
      version,
    });
  const { id, version } = (await fill(1)).body;
  const asked = await angel.call('POST', `/identify/admin/v1/ask/${id}`, {
    template: 'document',
    version,
  });
  expect(asked.body).toMatchObject({ status: 'pending', asked: { at: expect.any(String) } });
  expect(
    (await angel.get(`/identify/admin/v1/list?phase=asked&client_id=${of.id}`)).body.total,
  ).toBe(1);
  const rejected = await angel.call('POST', `/identify/admin/v1/audit/${id}`, {
    result: 'rejected',
    reason_codes: ['name_differs', 'document_unreadable'],
    version: version + 1,
  });
  expect(rejected.body).toMatchObject({
    reason_code: 'name_differs',
    reason_codes: ['name_differs', 'document_unreadable'],
    asked: null,
  });
  const again = await fill(version + 2);
  expect(again.body).toMatchObject({ status: 'pending', asked: null });
  expect(again.body.reason_codes).toBeUndefined();
});
