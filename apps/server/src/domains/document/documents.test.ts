import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentVersion } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastEntryAndEventOn, statusesByRole } from '../../testing/config-calls.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const path = (slug: string) => `/config/admin/v1/document/${slug}`;
let god: ApiClient;
beforeAll(async () => {
  god = await server().signIn('god');
});

const text = (fields: object = {}) => ({
  title_zh: '条款',
  title_en: 'Terms',
  body_zh: '# 条款',
  body_en: '# Terms',
  version: 1,
  ...fields,
});

async function publish(slug: string, fields: object) {
  const { body: proposed } = await god.call('PUT', path(slug), text(fields));
  return auditProposal(await server().signIn('god2'), proposed);
}

describe('a document', () => {
  it('is empty if it was never written, and every version of it is kept', async () => {
    expect((await god.get(path('terms'))).body).toEqual({
      slug: 'terms',
      ...{ title_zh: '', title_en: '', body_zh: '', body_en: '' },
      version: 1,
      updated_at: null,
      updated_by: null,
      waiting: [],
    });
    await publish('terms', {});
    const first = await god.get(path('terms'));
    expect(first.body).toMatchObject({
      body_en: '# Terms',
      version: 2,
      updated_by: { name: '高建明' },
    });
    await publish('terms', { body_en: '# New', version: 2 });
    const { db } = server();
    const kept = await db.select().from(documentVersion).where(eq(documentVersion.slug, 'terms'));
    expect(kept.map(({ bodyEn }) => bodyEn)).toEqual(['# Terms', '# New']);
    const { body: versions } = await god.get(`${path('terms')}/versions?size=1`);
    expect(versions).toMatchObject({ total: 2, list: [{ version: 3, body_en: '# New' }] });
    const { body: earlier } = await god.get(`${path('terms')}/versions?size=1&page=2`);
    const { waiting: _, ...published } = first.body;
    expect(earlier.list).toEqual([published]);
    await expect(server().owner.delete(documentVersion).execute()).rejects.toThrow();
  });

  // @rule messages: A document that clients read is published by two people
  // @in ./change-document.ts
  it('is published by the second of two people, and one person cannot do it alone', async () => {
    const { body: proposed } = await god.call('PUT', path('about'), text());
    expect(proposed).toMatchObject({
      status: 'pending',
      limit: 'config',
      subject: { id: 'about' },
    });
    const { body: waits } = await god.get(path('about'));
    expect(waits).toMatchObject({ version: 1, body_en: '', waiting: [{ id: proposed.id }] });
    expect((await god.get(path('risk'))).body.waiting).toEqual([]);
    const again = await god.call('PUT', path('about'), text());
    expect([again.status, again.body.code]).toEqual([409, 'PROPOSAL_OPEN']);
    const alone = await auditProposal(god, proposed);
    expect([alone.status, alone.body.code]).toEqual([403, 'SELF_APPROVAL']);
    expect((await auditProposal(await server().signIn('god2'), proposed)).status).toBe(200);
    expect((await god.get(path('about'))).body).toMatchObject({
      version: 2,
      body_en: '# Terms',
      updated_by: { name: '高建明' },
      waiting: [],
    });
  });

  // @rule messages: The audit log has the changed texts of a document and no others
  // @in ./change-document.ts
  it('has its changed texts in the audit log, and no text that stayed the same', async () => {
    await publish('help', {});
    await publish('help', { body_zh: '# 新条款', version: 2 });
    const { entry, sent } = await lastEntryAndEventOn(server(), 'help');
    expect(sent).toMatchObject({ topic: 'document', version: 3 });
    expect(entry).toMatchObject({ action: 'document.changed', subjectType: 'document' });
    expect(entry?.before).toEqual({ version: 2, body_zh: '# 条款' });
    expect(entry?.after).toEqual({ version: 3, body_zh: '# 新条款' });
  });

  it('is changed in the version that was seen, by one of two that come together', async () => {
    const answers = await Promise.all([1, 2].map(() => god.call('PUT', path('privacy'), text())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const made = answers.find(({ status }) => status === 200)?.body;
    await auditProposal(await server().signIn('god2'), made);
    const stale = await god.call('PUT', path('privacy'), text());
    expect(stale.body).toMatchObject({ code: 'STALE_RECORD', current: { version: 2 } });
  });

  it('is refused at its field if it has markup or a link that names another host; so is one that the firm does not have', async () => {
    const wrong = text({ body_zh: '<b>x</b>', body_en: '[x](javascript:alert(1))' });
    expect(fieldsOf(await god.call('PUT', path('risk'), wrong))).toEqual({
      body_zh: 'MARKUP_REFUSED',
      body_en: 'MARKUP_REFUSED',
    });
    const body_zh = '[bank.example](https://evil.example)';
    expect(fieldsOf(await god.call('PUT', path('risk'), text({ body_zh })))).toEqual({
      body_zh: 'LINK_DISGUISED',
    });
    expect(fieldsOf(await god.get(path('other')))).toEqual({ slug: 'FIELD_INVALID' });
    const long = text({ body_en: 'x'.repeat(30_001) });
    expect(fieldsOf(await god.call('PUT', path('risk'), long))).toEqual({
      body_en: 'FIELD_INVALID',
    });
  });

  it('is for administrators alone', async () => {
    const read = () => ({ method: 'GET' as const, path: path('help') });
    expect(await statusesByRole(server(), read)).toEqual([200, 403, 403, 403]);
    const write = () => ({ method: 'PUT' as const, path: path('risk'), body: text() });
    expect(await statusesByRole(server(), write)).toEqual([200, 403, 403, 403]);
  });
});
