import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentVersion } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastEntryAndEvent, statusesByRole } from '../../testing/config-calls.ts';
import { useTestServer } from '../../testing/test-server.ts';

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

describe('a document', () => {
  it('that nobody has written is empty, and every version of it is kept', async () => {
    expect((await god.get(path('terms'))).body).toEqual({
      slug: 'terms',
      ...{ title_zh: '', title_en: '', body_zh: '', body_en: '' },
      version: 1,
      updated_at: null,
      updated_by: null,
    });
    const first = await god.call('PUT', path('terms'), text());
    expect(first.body).toMatchObject({
      body_en: '# Terms',
      version: 2,
      updated_by: { name: '高建明' },
    });
    await god.call('PUT', path('terms'), text({ body_en: '# New', version: 2 }));
    const { db } = server();
    const kept = await db.select().from(documentVersion).where(eq(documentVersion.slug, 'terms'));
    expect(kept.map(({ bodyEn }) => bodyEn)).toEqual(['# Terms', '# New']);
    const { body: versions } = await god.get(`${path('terms')}/versions?size=1`);
    expect(versions).toMatchObject({ total: 2, list: [{ version: 3, body_en: '# New' }] });
    const { body: earlier } = await god.get(`${path('terms')}/versions?size=1&page=2`);
    expect(earlier.list).toEqual([first.body]);
    expect(await lastEntryAndEvent(server())).toMatchObject({
      entry: { action: 'document.changed', subjectId: 'terms' },
      sent: { topic: 'document', recordId: 'terms', version: 3 },
    });
    await expect(db.delete(documentVersion).execute()).rejects.toThrow();
  });

  it('is changed in the version that was seen, by one of two that come together', async () => {
    const answers = await Promise.all([1, 2].map(() => god.call('PUT', path('privacy'), text())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body).toMatchObject({ code: 'STALE_RECORD', current: { version: 2 } });
  });

  it('with markup is refused at its field; one that the firm does not have, too', async () => {
    const wrong = text({ body_zh: '<b>x</b>', body_en: '[x](javascript:alert(1))' });
    expect(fieldsOf(await god.call('PUT', path('risk'), wrong))).toEqual({
      body_zh: 'MARKUP_REFUSED',
      body_en: 'MARKUP_REFUSED',
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
    const write = () => ({ method: 'PUT' as const, path: path('help'), body: text() });
    expect(await statusesByRole(server(), write)).toEqual([200, 403, 403, 403]);
  });
});
