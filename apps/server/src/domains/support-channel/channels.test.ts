import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastEntryAndEvent, once, statusesByRole } from '../../testing/config-calls.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, waitingProposals } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;
beforeAll(async () => {
  angel = await server().signIn('angel');
  angel2 = await server().signIn('angel2');
});

const channel = (fields: object = {}) => ({
  kind: 'telegram',
  name: '客服',
  value: `helper_${randomUUID().slice(0, 8)}`,
  hours: '09:00-18:00',
  language: 'zh-CN',
  weight: 1,
  ...fields,
});
const create = (fields: object = {}, headers = once()) =>
  angel.call('POST', '/service/admin/v1/create', channel(fields), headers);
const put = (id: string, body: object) => angel.call('PUT', `/service/admin/v1/${id}`, body);
const setStatus = (id: string, status: string, version: number) =>
  angel.call('PUT', `/service/admin/v1/status/${id}`, { status, version });

const waitingAbout = async (id: string) => {
  const found = (await waitingProposals(angel2)).find(({ subject }) => subject.id === id);
  if (found === undefined) throw new Error('Nothing waits about the channel.');
  return found;
};
const inList = async (value: string) =>
  (await angel.get(`/service/admin/v1/list?q=${value}`)).body.list[0];

async function enabled(fields: object = {}) {
  const { body } = await create(fields);
  await setStatus(body.id, 'enabled', 1);
  await auditProposal(angel2, await waitingAbout(body.id));
  return body;
}

describe('a support channel', () => {
  it('is not shown yet when it is made, is recorded in the audit log, and sends an event', async () => {
    const { status, body } = await create({ name: ' 客服 ', weight: 7 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: '客服', weight: 7, status: 'disabled', version: 1 });
    const { entry, sent } = await lastEntryAndEvent(server());
    expect(entry).toMatchObject({ action: 'support_channel.created', subjectId: body.id });
    expect(sent).toMatchObject({ topic: 'support_channel', recordId: body.id, version: 1 });
  });

  it('is made once for each key', async () => {
    const key = once();
    const fields = { value: 'only_once' };
    const [first, second] = [await create(fields, key), await create(fields, key)];
    expect(second.body).toEqual(first.body);
    expect(fieldsOf(await create(fields))).toEqual({ value: 'FIELD_TAKEN' });
  });

  it.each([
    ['whatsapp', '+852 2100-0001', '+85221000001'],
    ['telegram', '@desk_help', 'desk_help'],
    ['line', 'desk.help-1', 'desk.help-1'],
    ['url', 'https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ])('takes for %s what %s is, as %s', async (kind, value, kept) => {
    expect((await create({ kind, value })).body).toMatchObject({ kind, value: kept });
  });

  // @rule messages: A support channel's value matches its kind; links are https only
  // @in ./channel-view.ts
  it.each([
    ['whatsapp', '21000000'],
    ['whatsapp', '+0123456789'],
    ['telegram', 'four'],
    ['telegram', 'with space'],
    ['line', '../admin'],
    ['url', 'http://example.com'],
    ['url', 'javascript:alert(1)'],
    ['url', 'https://user:word@example.com'],
    ['url', 'https://10.0.0.1/'],
    ['url', 'https://localhost/'],
    ['url', 'no address'],
  ])('refuses for %s what %s is', async (kind, value) => {
    const answer = await create({ kind, value });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual({ value: 'FIELD_INVALID' });
  });

  it('is changed in the version that was seen only, and returns the current one otherwise', async () => {
    const { body: made } = await create();
    const wanted = { ...channel(), name: 'First' };
    const changed = await put(made.id, { ...wanted, version: 1 });
    expect(changed.body).toMatchObject({ name: 'First', version: 2 });
    const stale = await put(made.id, { ...wanted, name: 'Second', version: 1 });
    expect(stale.body).toMatchObject({
      status: 409,
      code: 'STALE_RECORD',
      current: { name: 'First', version: 2 },
      changed_by: '陈雅静',
    });
  });

  it('is changed by one of two that come together', async () => {
    const { body: made } = await create();
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => put(made.id, { ...channel(), name, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is switched off and on, never into the state that it has', async () => {
    const { id } = await enabled();
    const same = await setStatus(id, 'enabled', 2);
    expect(same.body).toMatchObject({ status: 409, code: 'INVALID_TRANSITION' });
    expect((await setStatus(id, 'disabled', 2)).body).toMatchObject({ status: 'disabled' });
    expect((await setStatus(id, 'disabled', 3)).body.code).toBe('INVALID_TRANSITION');
  });

  // @rule second-person: Two people show a support channel to clients
  // @in ./change-channel.ts
  it('is shown to clients by two people: the user who asks for it is not the second', async () => {
    const { body: made } = await create({ value: 'for_two_people' });
    const proposed = await setStatus(made.id, 'enabled', 1);
    expect([proposed.status, proposed.body]).toEqual([200, made]);
    const proposal = await waitingAbout(made.id);
    expect(proposal).toMatchObject({
      limit: 'channel',
      changes: [
        { field: 'status', before: 'disabled', after: 'enabled' },
        { field: 'contact', before: null, after: 'telegram · for_two_people · 09:00-18:00' },
      ],
    });
    expect((await setStatus(made.id, 'enabled', 1)).body.code).toBe('PROPOSAL_OPEN');
    expect((await auditProposal(angel, proposal)).body.code).toBe('SELF_APPROVAL');
    expect((await auditProposal(angel2, proposal)).body.status).toBe('applied');
    expect(await inList('for_two_people')).toMatchObject({ status: 'enabled', version: 2 });
  });

  // @rule second-person: A channel with another contact is hidden until two people show it again
  // @in ./change-channel.ts
  it('is hidden again with another contact, also if enabling the earlier one waits', async () => {
    const before = { ...channel(), value: 'the_right_one' };
    const { id } = await enabled(before);
    const kept = await put(id, { ...before, hours: '', version: 2 });
    expect(kept.body.status).toBe('enabled');
    const moved = await put(id, { ...before, value: 'another_one', version: 3 });
    expect(moved.body).toMatchObject({ status: 'disabled', value: 'another_one' });
    await setStatus(id, 'enabled', 4);
    const proposal = await waitingAbout(id);
    await put(id, { ...before, value: 'a_third_one', version: 4 });
    expect((await auditProposal(angel2, proposal)).body.code).toBe('PROPOSAL_CLOSED');
    expect(await inList('a_third_one')).toMatchObject({ status: 'disabled' });
  });

  // @rule second-person: A channel with a link or address in its texts is hidden as well
  // @in ./change-channel.ts
  it.each([
    ['hours', 'TRC20 TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'],
    ['name', 'Pay at https://evil.example'],
    ['name', '账户 6222 0210 0012 3456'],
  ])(
    'is hidden again with %s %j, from the start or later, until two people show it',
    async (field, text) => {
      const seen = channel();
      const { id } = await enabled(seen);
      const wrong = await put(id, { ...seen, [field]: text, version: 2 });
      expect(wrong.body).toMatchObject({ status: 'disabled', [field]: text });
      expect((await setStatus(id, 'enabled', 3)).body.status).toBe('disabled');
      const { subject, changes } = await waitingAbout(id);
      expect(JSON.stringify([subject, changes])).toContain(text);
      await auditProposal(angel2, await waitingAbout(id));
      const kept = await put(id, { ...seen, [field]: text, weight: 2, version: 4 });
      expect(kept.body.status).toBe('enabled');
      const { body: made } = await create({ [field]: text });
      expect(made.status).toBe('disabled');
      expect((await setStatus(made.id, 'enabled', 1)).body.status).toBe('disabled');
    },
  );

  it('is removed for good by two people, in the version that was seen only', async () => {
    const { body: made } = await create();
    const remove = (version: number) =>
      angel.call('DELETE', `/service/admin/v1/${made.id}?version=${version}`);
    expect((await remove(2)).body.code).toBe('STALE_RECORD');
    const proposed = await remove(1);
    expect(proposed.body).toMatchObject({ status: 'pending', limit: 'channel' });
    expect((await inList(made.value))?.id).toBe(made.id);
    expect((await auditProposal(angel, proposed.body)).body.code).toBe('SELF_APPROVAL');
    expect((await auditProposal(angel2, proposed.body)).body.status).toBe('applied');
    expect((await remove(1)).body.code).toBe('NOT_FOUND');
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, made.id), eq(auditLog.action, 'support_channel.deleted')));
    expect(entries).toMatchObject([{ before: { value: made.value } }]);
  });

  it('is for every role but the salesman', async () => {
    const statuses = await statusesByRole(server(), (role) => ({
      method: 'POST',
      path: '/service/admin/v1/create',
      body: channel({ value: `of_${role}_here` }),
    }));
    expect(statuses).toEqual([201, 201, 201, 403]);
  });
});

describe('the list of channels', () => {
  it('is in the order of weight, and filters by kind, language, status and text', async () => {
    const names = [];
    for (const weight of [9001, 9003, 9002]) {
      names.push(
        (await create({ weight, kind: 'line', value: `list${weight}`, language: 'en-US' })).body.id,
      );
    }
    const list = async (query: string) => (await angel.get(`/service/admin/v1/list?${query}`)).body;
    const { list: first } = await list('kind=line&language=en-US&q=list900');
    expect(first.map(({ weight }: { weight: number }) => weight)).toEqual([9003, 9002, 9001]);
    expect((await list('status=disabled&q=list900')).total).toBe(3);
    expect((await list('status=enabled&q=list900')).total).toBe(0);
    expect((await angel.get('/service/admin/v1/list?sort=value')).status).toBe(400);
  });

  it('is exported with the same rows, which is recorded in the audit log', async () => {
    await create({ name: '=1+1', value: 'export_me' });
    const { body } = await angel.get('/service/admin/v1/export?q=export_me', {
      'accept-language': 'en-US',
    });
    expect(body.split('\r\n')).toHaveLength(3);
    expect(body).toContain("'=1+1,telegram,export_me");
    expect((await lastEntryAndEvent(server())).entry).toMatchObject({
      action: 'support_channel.exported',
      after: { filter: { q: 'export_me' }, count: 1 },
    });
  });
});
