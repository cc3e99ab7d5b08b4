import { randomBytes } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  bankStatementLine,
  client,
  currencyPair,
  exchange,
  ipRule,
  rate,
  recordComment,
  supportChannel,
} from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, addRate, staffId } from '../../testing/deposit-fixtures.ts';
import { productBody } from '../../testing/product-fixtures.ts';
import { addService, servicePath, serviceTerms } from '../../testing/service-accounts.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { waitingProposals } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const path = '/comment/admin/v1';

let angel: ApiClient;
let hero: ApiClient;
let otherHero: ApiClient;
let deposit: Schemas.CommentSubject;
let configured: Awaited<ReturnType<typeof settingsAndLine>>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const { db, signIn } = server();
  [angel, hero, otherHero] = [await signIn('angel'), await signIn('hero'), await signIn('hero5')];
  for (const name of ['god', 'god2', 'angel', 'superman', 'superman2', 'hero', 'hero5'] as const) {
    ids[name] = await staffId(db, name);
  }
  deposit = { type: 'deposit', id: (await addDeposit(db, await addClient(db))).id };
  configured = await settingsAndLine();
});

const add = (who: ApiClient, input: Partial<Schemas.CommentInput> = {}, header = once()) =>
  who.call(
    'POST',
    `${path}/add`,
    { subject: deposit, text: '请核对付款人', mentions: [], ...input },
    header,
  );
const list = (who: ApiClient, { type, id } = deposit) =>
  who.get(`${path}/record?type=${type}&id=${id}`);
const change = (who: ApiClient, { id, version }: Schemas.Comment, text = '改正') =>
  who.call('PUT', `${path}/${id}`, { text, mentions: [], version });
const withdraw = (who: ApiClient, { id, version }: Schemas.Comment) =>
  who.call('PUT', `${path}/withdraw/${id}`, { version });
const mentionsOf = async (who: ApiClient): Promise<Schemas.Notification[]> => {
  const { body } = await who.get('/user/admin/v1/notification/list');
  return body.list.filter(({ kind }: Schemas.Notification) => kind === 'mentioned');
};

const nameOf = async (id: string): Promise<string> =>
  (await (await server().signIn('god')).get(`${servicePath}/${id}`)).body.name;

async function settingsAndLine() {
  const { db } = server();
  const [market] = await db
    .insert(exchange)
    .values({
      ...{ code: 'XTST', nameZh: '测试', nameEn: 'Test', currency: 'USD', timezone: 'UTC' },
      hours: [],
    })
    .returning();
  const pair = { primary: 'NOK', secondary: 'SEK' };
  const [exchanged] = await db
    .insert(currencyPair)
    .values({ ...pair, minAmount: '1' })
    .returning();
  await addRate(db, { ...pair, final: '1.05' });
  const [quoted] = await db.select().from(rate).where(eq(rate.primary, pair.primary));
  const made = await addService(server());
  const number = randomBytes(4).toString('hex');
  await angel.call(
    'POST',
    '/reconciliation/admin/v1/statement/import',
    {
      content: 'Date,Amount,Name,Reference,Description\n2026-11-02,5.00,"A",R1,transfer',
      ...{ acc_no: number, bank_name: 'Test bank', currency: 'USD', number },
      ...{ opening: '0.00', closing: '5.00' },
    },
    once(),
  );
  const [line] = await db
    .select()
    .from(bankStatementLine)
    .where(eq(bankStatementLine.reference, 'R1'));
  const named = (
    type: Schemas.CommentSubjectType,
    record: { id: string } | undefined,
    name: string,
  ) => ({ subject: { type, id: record?.id ?? '' }, name });
  const program = named('service_account', made, await nameOf(made.id));
  return {
    program,
    settings: [
      named('exchange', market, 'XTST'),
      named('currency_pair', exchanged, 'NOK/SEK'),
      named('rate', quoted, 'NOK/SEK'),
      program,
    ],
    line: named('bank_line', line, `${number} #1`),
  };
}

describe('comments on a record', () => {
  // @rule lists: Comments are for users who may read the record, by right and scope
  // @in domains/comment/commented-record.ts
  it('do not exist outside the scope, and are forbidden without the right', async () => {
    expect((await add(hero)).status).toBe(201);
    expect((await list(hero)).body.total).toBeGreaterThan(0);
    for (const call of [list(otherHero), add(otherHero)]) {
      expect((await call).body.code).toBe('NOT_FOUND');
    }
    const exception = { type: 'dataException', id: deposit.id } as const;
    expect((await list(hero, exception)).body.code).toBe('FORBIDDEN');
    const god = await server().signIn('god');
    expect((await list(god, exception)).body.code).toBe('NOT_FOUND');
  });

  it('may name exactly the colleagues who may see the record, who are told once', async () => {
    const { body: people } = await hero.get(`${path}/people?type=deposit&id=${deposit.id}`);
    const offered = people.list.map(({ id }: Schemas.Person) => id);
    expect(offered).toContain(ids['superman']);
    expect(offered).not.toContain(ids['hero']);
    expect(offered).not.toContain(ids['superman2']);
    const refused = await add(hero, { mentions: [ids['hero5'] ?? ''] });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ field: 'mentions', code: 'MENTION_CANNOT_SEE' }]);
    expect(await mentionsOf(otherHero)).toEqual([]);

    const header = once();
    const naming = { mentions: [ids['angel'] ?? ''] };
    const sent = await Promise.all([add(hero, naming, header), add(hero, naming, header)]);
    expect(sent[1].body.id).toBe(sent[0].body.id);
    expect(await mentionsOf(angel)).toMatchObject([
      { subject_type: 'deposit', subject_id: deposit.id },
    ]);
    const { id, version } = sent[0].body as Schemas.Comment;
    const body = { text: '再看', mentions: [ids['angel'], ids['superman']], version };
    expect((await hero.call('PUT', `${path}/${id}`, body)).status).toBe(200);
    expect(await mentionsOf(angel)).toHaveLength(1);
    expect(await mentionsOf(await server().signIn('superman'))).toHaveLength(1);
  });

  it('are changed by their author alone, in the version seen and the first 5 minutes', async () => {
    const { db } = server();
    const { body: comment } = await add(hero);
    expect((await change(angel, comment)).body.code).toBe('FORBIDDEN');
    const raced = await Promise.all([change(hero, comment, '一'), change(hero, comment, '二')]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const changed = raced.find(({ status }) => status === 200)?.body as Schemas.Comment;
    expect(changed.edited_at).not.toBeNull();
    const [late] = await db
      .insert(recordComment)
      .values({
        ...{ subjectType: deposit.type, subjectId: deposit.id, authorId: ids['hero'] ?? '' },
        ...{ text: '旧', mentions: [], createdAt: new Date(Date.now() - 5 * 60_000) },
      })
      .returning();
    const again = { text: '改', mentions: [], version: 1 };
    const refused = await hero.call('PUT', `${path}/${late?.id}`, again);
    expect(refused.body.code).toBe('INVALID_TRANSITION');
  });

  it('are withdrawn with a mark, and keep their text in the audit log', async () => {
    const { db } = server();
    const { body: comment } = await add(hero, { text: '写错了' });
    expect((await withdraw(angel, comment)).body.code).toBe('FORBIDDEN');
    const { body: withdrawn } = await withdraw(hero, comment);
    expect(withdrawn).toMatchObject({ text: null, mentions: [], editable_until: null });
    expect((await withdraw(hero, withdrawn)).body.code).toBe('INVALID_TRANSITION');
    expect((await change(hero, withdrawn)).body.code).toBe('INVALID_TRANSITION');
    const entries = await db
      .select({ action: auditLog.action, before: auditLog.before })
      .from(auditLog)
      .where(eq(auditLog.subjectId, deposit.id));
    expect(entries).toContainEqual({
      action: 'comment.withdrawn',
      before: expect.objectContaining({ text: '写错了' }),
    });
    await expect(
      server().owner.delete(recordComment).where(eq(recordComment.id, comment.id)),
    ).rejects.toThrow();
  });

  // @rule clients: Comments on a client name only colleagues who may see the client
  // @in domains/comment/commented-record.ts
  it('on a client name colleagues who may see the client, and are hidden from all others', async () => {
    const { id } = await addClient(server().db);
    const subject = { type: 'client', id } as const;
    const { body: people } = await hero.get(`${path}/people?type=client&id=${id}`);
    const offered = people.list.map((person: Schemas.Person) => person.id);
    expect(offered).toEqual(expect.arrayContaining([ids['angel'], ids['superman']]));
    expect(offered).not.toContain(ids['superman2']);
    const outside = await add(hero, { subject, mentions: [ids['superman2'] ?? ''] });
    expect(outside.body.errors).toMatchObject([{ code: 'MENTION_CANNOT_SEE' }]);
    expect((await add(hero, { subject, mentions: [ids['superman'] ?? ''] })).status).toBe(201);
    expect(await mentionsOf(await server().signIn('superman'))).toContainEqual(
      expect.objectContaining({ subject_type: 'client', subject_id: id }),
    );
    expect((await list(angel, subject)).body.total).toBe(1);
    for (const call of [list(otherHero, subject), add(otherHero, { subject })]) {
      expect((await call).body.code).toBe('NOT_FOUND');
    }
  });

  // @rule lists: Comments on a product and on a receiving address are for users who may read it
  // @in domains/comment/commented-record.ts
  it.each([
    ['product', '/fund/admin/v1/create', () => productBody('fund'), { kind: 'fund' }],
    [
      'crypto_address',
      '/crypto_address/admin/v1/create',
      () => ({ coin: 'ETH', network: 'ethereum', address: `0x${randomBytes(20).toString('hex')}` }),
      {},
    ],
  ] as const)(
    'on a %s are for those with its right, and a mention names it',
    async (type, create, body, values) => {
      const god = await server().signIn('god');
      const superman = await server().signIn('superman');
      const { body: made } = await god.call('POST', create, body(), once());
      const subject = { type, id: made.id as string };
      for (const who of [hero, superman]) {
        expect((await add(who, { subject })).body.code).toBe('FORBIDDEN');
        expect((await list(who, subject)).body.code).toBe('FORBIDDEN');
      }
      const refused = await add(god, { subject, mentions: [ids['superman'] ?? ''] });
      expect(refused.body.errors).toMatchObject([{ code: 'MENTION_CANNOT_SEE' }]);
      expect((await add(god, { subject, mentions: [ids['angel'] ?? ''] })).status).toBe(201);
      expect((await list(angel, subject)).body.total).toBe(1);
      expect(await mentionsOf(angel)).toContainEqual(
        expect.objectContaining({
          ...{ subject_type: type, subject_id: made.id },
          values: expect.objectContaining(values),
        }),
      );
      const entries = await server()
        .db.select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, made.id));
      expect(entries).toContainEqual(
        expect.objectContaining({ action: 'comment.added', subjectType: type }),
      );
      const unknown = { type, id: deposit.id };
      expect((await list(god, unknown)).body.code).toBe('NOT_FOUND');
      expect((await list(hero, unknown)).body.code).toBe('FORBIDDEN');
    },
  );

  // @rule second-person: Comments on a proposal are for its maker and those who may approve it
  // @in domains/comment/commented-record.ts
  it('on a proposal are for its maker and for those who see it', async () => {
    const { id: clientId } = await addClient(server().db);
    const bank = { bank_name: 'ICBC', holder_name: 'A', acc_no: '6222021001116240001' };
    const { body: made } = await hero.call(
      'POST',
      `/client/admin/v1/bank/${clientId}`,
      bank,
      once(),
    );
    const subject = { type: 'proposal', id: made.id as string } as const;
    const [superman, god] = [await server().signIn('superman'), await server().signIn('god')];
    for (const who of [superman, otherHero]) {
      expect((await who.get(`/approval/admin/v1/${made.id}`)).body.code).toBe('NOT_FOUND');
      expect((await add(who, { subject })).body.code).toBe('NOT_FOUND');
      expect((await list(who, subject)).body.code).toBe('NOT_FOUND');
    }
    const { body: people } = await angel.get(`${path}/people?type=proposal&id=${made.id}`);
    const offered = people.list.map((person: Schemas.Person) => person.id);
    expect(offered).toEqual(expect.arrayContaining([ids['hero'], ids['god']]));
    for (const name of ['superman', 'hero5']) expect(offered).not.toContain(ids[name]);
    const refused = await add(hero, { subject, mentions: [ids['superman'] ?? ''] });
    expect(refused.body.errors).toMatchObject([{ code: 'MENTION_CANNOT_SEE' }]);
    expect((await add(angel, { subject, mentions: [ids['hero'] ?? ''] })).status).toBe(201);
    for (const who of [hero, god]) expect((await list(who, subject)).body.total).toBe(1);
    const claimed = await angel.call('PUT', `/work/admin/v1/claim/proposal/${made.id}`, {});
    expect(claimed.body).toMatchObject({ mine: true, comments: 1 });
    expect(await mentionsOf(hero)).toContainEqual(
      expect.objectContaining({ subject_type: 'proposal', subject_id: made.id }),
    );
  });

  // @rule lists: Comments on settings, programs and bank lines are for users who may read them
  // @in domains/comment/commented-record.ts
  it('on settings, programs and bank lines name the record in a mention, and are in its entries', async () => {
    const { db, signIn } = server();
    const [god, god2] = [await signIn('god'), await signIn('god2')];
    const { settings, line } = configured;
    const cases = [
      ...settings.map((one) => ({ ...one, reader: god2, readerId: ids['god2'] ?? '' })),
      { ...line, reader: angel, readerId: ids['angel'] ?? '' },
    ];
    for (const { subject, name, reader, readerId } of cases) {
      expect((await add(god, { subject, mentions: [readerId] })).status).toBe(201);
      expect((await list(reader, subject)).body.total).toBe(1);
      expect(await mentionsOf(reader)).toContainEqual(
        expect.objectContaining({
          ...{ subject_type: subject.type, subject_id: subject.id },
          values: expect.objectContaining({ record: name }),
        }),
      );
      const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, subject.id));
      expect(entries).toContainEqual(
        expect.objectContaining({ action: 'comment.added', subjectType: subject.type }),
      );
    }
    const query = `state=open&q=${encodeURIComponent(line.name)}`;
    const { body: items } = await angel.get(`/reconciliation/admin/v1/list?${query}`);
    expect(items.list).toMatchObject([{ lines: [{ id: line.subject.id }] }]);
  });

  // @rule second-person: A comment leaves the proposals about its record as they are
  // @in platform/approval/outdated.ts
  it('closes no proposal about it', async () => {
    const god = await server().signIn('god');
    const { subject: program } = configured.program;
    const { version } = (await god.get(`${servicePath}/${program.id}`)).body;
    const { name: _, ...terms } = serviceTerms({ purpose: 'Other reports' });
    await god.call('PUT', `${servicePath}/${program.id}`, { ...terms, version });
    const waits = async () =>
      (await waitingProposals(god)).some(({ subject }) => subject.id === program.id);
    expect(await waits()).toBe(true);
    expect((await add(god, { subject: program })).status).toBe(201);
    expect(await waits()).toBe(true);
  });

  // @rule lists: Comments on messages, channels, IP rules and colleagues have the scope of the record
  // @in domains/comment/commented-record.ts
  it('on messages, channels, settings, bank lines and colleagues are for those who may read them', async () => {
    const { db, signIn } = server();
    const who = {
      ...{ god: await signIn('god'), angel, hero, hero5: otherHero },
      ...{ superman: await signIn('superman'), superman2: await signIn('superman2') },
    };
    const { id: clientId } = await addClient(db);
    const text = { title_zh: '通知', title_en: 'Notice', body_zh: '正文', body_en: 'Text' };
    const to = { audience: 'client', client_id: clientId, ...text };
    const sent = await angel.call('POST', '/message/admin/v1/create', to, once());
    const channel = {
      kind: 'line',
      name: 'Line',
      value: 'line-1',
      hours: '',
      language: 'zh-CN',
    } as const;
    const [shown] = await db.insert(supportChannel).values(channel).returning();
    const rule = { cidr: '203.0.113.9/32', kind: 'deny', scope: 'all' } as const;
    const [denied] = await db.insert(ipRule).values(rule).returning();
    const { settings, line } = configured;
    type Name = keyof typeof who;
    type Refused = Partial<Record<Name, 'FORBIDDEN' | 'NOT_FOUND'>>;
    const sales: Refused = { hero: 'FORBIDDEN', hero5: 'FORBIDDEN' };
    const cases: [Schemas.CommentSubject, Refused][] = [
      [
        { type: 'message', id: sent.body.message.id },
        { superman2: 'NOT_FOUND', hero5: 'NOT_FOUND' },
      ],
      [{ type: 'support_channel', id: shown?.id ?? '' }, sales],
      [
        { type: 'ip_rule', id: denied?.id ?? '' },
        { ...sales, angel: 'FORBIDDEN', superman: 'FORBIDDEN', superman2: 'FORBIDDEN' },
      ],
      [
        { type: 'staff_user', id: ids['hero'] ?? '' },
        { ...sales, superman2: 'NOT_FOUND' },
      ],
      ...settings.map(({ subject }): [Schemas.CommentSubject, Refused] => [
        subject,
        { ...sales, angel: 'FORBIDDEN', superman: 'FORBIDDEN', superman2: 'FORBIDDEN' },
      ]),
      [line.subject, { ...sales, superman: 'FORBIDDEN', superman2: 'FORBIDDEN' }],
    ];
    for (const [subject, refused] of cases) {
      const of = `${path}/people?type=${subject.type}&id=${subject.id}`;
      const { list: people } = (await who.god.get(of)).body as Schemas.CommentPeople;
      const offered = new Set(people.map(({ id }) => id));
      // Object.entries loses the names of the keys.
      for (const [name, caller] of Object.entries(who) as [Name, ApiClient][]) {
        const added = (await add(caller, { subject })).body.code;
        const listed = (await list(caller, subject)).body.code;
        const expected = [subject.type, name, refused[name], refused[name]];
        expect([subject.type, name, added, listed]).toEqual(expected);
        const mayBeNamed = name !== 'god' && refused[name] === undefined;
        expect([name, offered.has(ids[name] ?? '')]).toEqual([name, mayBeNamed]);
      }
    }
  });

  it('go with the client to another scope', async () => {
    const { db } = server();
    const moved = await addClient(db);
    const subject = { type: 'deposit', id: (await addDeposit(db, moved)).id } as const;
    const { body: comment } = await add(hero, { subject });
    await db
      .update(client)
      .set({ agentId: ids['hero5'] ?? '' })
      .where(eq(client.id, moved.id));
    expect((await change(hero, comment)).body.code).toBe('NOT_FOUND');
    expect((await list(otherHero, subject)).body.total).toBe(1);
  });
});
