import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { proposal, setting } from '../../kernel/db/schema.ts';
import { parseSetting, readSetting } from '../../platform/settings.ts';
import { fieldsOf } from '../../testing/config-calls.ts';
import { defaultQueueTargets } from '../../testing/default-queue-targets.ts';
import { defaultRiskLevels } from '../../testing/default-risk-levels.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const appPath = '/setting/admin/v1/app';

/** Files that a browser or proxy may interpret as an image of another host, or as a script. */
const hostileLogos = [
  ...['', ' ', '/', '//host/x', '///host/x', '/\\host/x', '\\\\host\\x', '/\\/host/x', '\\/host/x'],
  ...[
    '/\t/host/x',
    '\t//host/x',
    '/\n/host/x',
    '/\r\\host/x',
    ' //host/x',
    '/ /host/x',
    '/x\u0000',
  ],
  ...[
    '/a//host/x',
    '/.//host/x',
    '/..//host/x',
    '/%2f/host/x',
    '/%2Fhost/x',
    '/%5chost/x',
    '/%5Chost',
  ],
  ...['/%09/host/x', '/x%0d%0aheader', '/x%7f', '/\u2044host/x', '/\uff0fhost/x', '/\u200b/host/x'],
  ...['http://host/x', 'https:host/x', 'https:/host/x', 'https:/\\host/x', 'https:///host/x'],
  ...[
    'https://user@host/x',
    'https://desk.example.com@host/x',
    'https://host\\@desk.example.com/x',
  ],
  ...[
    'https://host',
    'https://-host/x',
    'https://[::1]/x',
    'https://host:port/x',
    'HTTPS://host/x',
  ],
  ...[
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://host/x',
    'file:///etc/passwd',
  ],
  ...['host/x', './x', '../x', '?x', '#x', '/x#y', '/x y', '/x"onerror="alert(1)', "/x'y", '/<x>'],
];

const app = async () => (await server().anonymous.get('/setting/v1/app')).body;

const amounts = {
  record: '10000',
  maker_day: '50000',
  maker_week: '150000',
  client_day: '20000',
  client_week: '50000',
  pair_day: '10000',
  pair_week: '20000',
};

describe('a setting that was never changed', () => {
  // @rule settings: The app's defaults: name "Admin", version "0.0.0", otp off
  // @in platform/settings.ts
  // @rule settings: Two-person limits start at 10,000 USD a record, with daily and weekly totals
  // @in platform/settings.ts
  it('has its defaults', async () => {
    const { db } = server();
    expect(await readSetting(db, 'trade')).toEqual({
      base_currency: 'USD',
      limits: {
        ...{
          credit: amounts,
          withdrawal: amounts,
          profit: amounts,
          rollback: amounts,
          exchange: amounts,
        },
        total: { maker_day: '75000', maker_week: '200000' },
      },
      fees: { withdrawal_pct: '0', withdrawal_min: '0', exchange_pct: '0', trade_pct: '0' },
      profit: {
        price_distance_pct: { stock: '20', block: '20', ipo: '100' },
        target_tolerance_pct: '20',
        day_cap_pct: '5',
      },
      risk: defaultRiskLevels,
      messages: { alone_max: 50 },
      queue_targets: defaultQueueTargets,
      work: { claim_minutes: 15, open_max: 20 },
      factors: { god: 'none', angel: 'none', superman: 'none', hero: 'none' },
      max_ages: { rate_hours: 72, nav_days: 14, close_days: 14 },
    });
    expect(await readSetting(db, 'app')).toMatchObject({
      app_name: 'Admin',
      version: '0.0.0',
      otp: false,
    });
  });

  // @rule settings: The defaults are locale zh-CN, currency USD and time zone UTC
  // @in ./routes.ts
  it('gives the console what it needs before anyone signs in', async () => {
    expect((await server().anonymous.get('/setting/app/v1/locale')).body).toEqual({
      app_name: 'Admin',
      web_logo: null,
      locale: 'zh-CN',
      language: 'zh',
      currency: 'USD',
      timezone: 'UTC',
      image: null,
    });
  });
});

describe('changing a setting', () => {
  // @rule writes: Every write and export is audited: who, where, what, before, after
  // @in platform/audit-log.ts
  it('returns it as it stands, one version on, and is recorded in the audit log', async () => {
    const god = await server().signIn('god');
    const before = await app();
    const wanted = { ...before, app_name: '汇金', timezone: 'Asia/Shanghai' };
    const { body } = await god.call('PUT', appPath, wanted);
    const after = { ...wanted, record_version: before.record_version + 1 };
    expect(body).toEqual(after);
    expect(await app()).toEqual(after);
    const entry = await lastEntry(server());
    expect(entry).toMatchObject({
      actorName: '高建明',
      action: 'setting.changed',
      subjectId: 'app',
      before: { app_name: before.app_name },
      after: { app_name: '汇金' },
    });
  });

  // @rule settings: A change needs the version the user saw
  // @in ./change-setting.ts
  it('is refused in an old version, with the current one and its author', async () => {
    const god = await server().signIn('god');
    const seen = await app();
    await god.call('PUT', appPath, { ...seen, app_name: 'First' });
    const { body } = await god.call('PUT', appPath, { ...seen, app_name: 'Second' });
    expect(body).toMatchObject({
      status: 409,
      code: 'STALE_RECORD',
      current: { app_name: 'First', record_version: seen.record_version + 1 },
      changed_by: '高建明',
      changed_at: expect.any(String),
    });
    expect((await app()).app_name).toBe('First');
  });

  it('succeeds for one of two that come together', async () => {
    const god = await server().signIn('god');
    const { body: seen } = await server().anonymous.get('/setting/v1/co');
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => god.call('PUT', '/setting/admin/v1/co', { ...seen, name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  // @rule settings: A time zone has to exist; a product is shown once
  // @in ./routes.ts
  it.each([
    ['does not exist', 'Mars/Base'],
    // JavaScript reads it as east of Greenwich, PostgreSQL as west.
    ['the database reads otherwise', '+08:00'],
  ])('refuses a time zone that %s', async (_, timezone) => {
    const god = await server().signIn('god');
    const { body } = await god.call('PUT', appPath, { ...(await app()), timezone });
    expect(body.errors).toMatchObject([{ field: 'timezone', code: 'FIELD_INVALID' }]);
  });

  it.each([
    '/logo.svg',
    '/files/a/logo-2.png?v=3&size=64',
    '/%E5%BE%BD.png',
    'https://desk.example/logo.svg',
    null,
  ])('takes %j for the logo', async (web_logo) => {
    const god = await server().signIn('god');
    const { body } = await god.call('PUT', appPath, { ...(await app()), web_logo });
    expect(body.web_logo).toBe(web_logo);
  });

  // @rule settings: The logo is a local path or an unambiguous https address of this host
  // @in openapi/schemas/setting.yaml ./change-app.ts
  it.each([
    ...hostileLogos,
    'https://cdn.example/x.png',
    'https://desk.example:8443/x.png',
    'https://desk.example:99999/x.png',
  ])('refuses %j for the logo', async (web_logo) => {
    const god = await server().signIn('god');
    const { body } = await god.call('PUT', appPath, { ...(await app()), web_logo });
    expect(body.errors).toMatchObject([{ field: 'web_logo' }]);
  });

  it('refuses a product that is shown twice', async () => {
    const god = await server().signIn('god');
    const { body: seen } = await god.get('/setting/admin/v1/product');
    expect(seen.items[1]).toMatchObject({ title_zh: '大宗交易', title_en: 'Block trades' });
    expect(seen.items).toHaveLength(8);
    const items = [seen.items[0], seen.items[1], seen.items[0]];
    const { body } = await god.call('PUT', '/setting/admin/v1/product', { ...seen, items });
    expect(body.errors).toMatchObject([{ field: 'items.2.kind', code: 'FIELD_INVALID' }]);
    const turned = { ...seen, items: seen.items.toReversed() };
    const answer = await god.call('PUT', '/setting/admin/v1/product', turned);
    expect(answer.body.items[0].kind).toBe('saving');
  });
});

// @rule settings: The locales start with US / EN / en-US / USD / +1 / UTC
// @in ./change-app.ts
it('the locales are listed, the United States first', async () => {
  const hero = await server().signIn('hero');
  const { body } = await hero.get('/setting/admin/v1/locale');
  expect(body.list[0]).toMatchObject({
    code: 'US',
    language: 'EN',
    locale: 'en-US',
    currency: 'USD',
    phoneCode: '+1',
    timezone: 'UTC',
  });
});

it('the error names the damaged setting and its place', async () => {
  expect(() => parseSetting('trade', { limits: { credit: { record: 'many' } } })).toThrow(
    'The setting "trade" is damaged: correct limits.credit.record',
  );
  const { db } = server();
  expect(await db.select().from(setting).where(eq(setting.key, 'trade'))).toEqual([]);
});

describe('the chat address', () => {
  const chat_service = 'https://chat.example/desk';
  const save = async (fields: object) => {
    const god = await server().signIn('god');
    return god.call('PUT', appPath, { ...(await app()), ...fields });
  };

  // @rule settings: The chat address that clients follow is changed by two people
  // @in ./change-app.ts
  it('is changed by two people, with the other changes of the request', async () => {
    const { status, body } = await save({ chat_service, app_name: 'Another desk' });
    expect([status, body]).toEqual([200, await app()]);
    expect(body).toMatchObject({ chat_service: null });
    const [waiting] = await server()
      .db.select()
      .from(proposal)
      .where(eq(proposal.subjectId, 'app'));
    expect(waiting).toMatchObject({ limit: 'channel', status: 'pending' });
    const confirm = async (name: string) =>
      auditProposal(await server().signIn(name), { id: waiting?.id ?? '', version: 1 });
    expect((await confirm('god')).body.code).toBe('SELF_APPROVAL');
    expect((await confirm('god2')).status).toBe(200);
    expect(await app()).toMatchObject({ chat_service, app_name: 'Another desk' });
    expect((await save({ chat_service: null })).body.chat_service).toBeNull();
  });

  it.each(['https://user:pw@evil.example', 'https://bank.example@evil.example/chat'])(
    'with a name before its host is refused: %s',
    async (chat_service) => {
      expect(fieldsOf(await save({ chat_service }))).toEqual({ chat_service: 'FIELD_INVALID' });
    },
  );

  // @rule settings: The chat address holds no token, password or key
  // @in ./change-app.ts
  it.each([
    'https://chat.example/desk?access_token=abc',
    'https://chat.example/desk?lang=zh&api_key=abc',
    'https://chat.example/desk#token=abc',
    'https://chat.example/#/desk?password=abc',
  ])('is refused with a secret in it: %s', async (chat_service) => {
    expect(fieldsOf(await save({ chat_service }))).toEqual({ chat_service: 'FIELD_INVALID' });
  });
});
