import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { confirmAbout } from '../../../support/proposals.ts';
import type { Answer, StaffApi } from '../../../support/staff-api.ts';
import { expect, signInOn, test, unlessByDay } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

const soon = { timeout: 2_000 };

/** Two administrators, since some settings take both. */
type Administrators = { first: StaffApi; second: StaffApi };

/** `restore` puts back what other stories on this server may look at. */
type Changed = { text: string; restore?: () => Promise<unknown> };

type Setting = {
  name: string;
  path: string;
  change: (who: Administrators, unique: string) => Promise<Changed>;
  shows?: (page: Page, text: string) => Promise<void>;
};

const showsText = (page: Page, text: string) =>
  expect(page.locator('main')).toContainText(text, soon);

async function done<Body>(answer: Promise<Answer<Body>>): Promise<Body> {
  const { status, body } = await answer;
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body;
}

async function firstOf<Row>({ first }: Administrators, path: string): Promise<Row> {
  const { body } = await first.get<{ list: Row[] }>(path);
  const [row] = body.list;
  if (row === undefined) throw new Error(`${path} is empty.`);
  return row;
}

const settings: Setting[] = [
  {
    name: 'a support channel',
    path: '/service?q=Live',
    change: async ({ first }, unique) => {
      const name = `Live ${unique}`;
      const body = { kind: 'telegram', name, value: `live_${unique}`, hours: '' };
      await done(
        first.post('/service/admin/v1/create', { ...body, language: 'zh-CN', weight: 100 }),
      );
      return { text: name };
    },
  },
  {
    name: 'a receiving address',
    path: '/crypto_address?status=enabled',
    change: async (who, unique) => {
      const path = '/crypto_address/admin/v1/list?status=enabled';
      const row = await firstOf<Schemas.CryptoAddress>(who, path);
      const { id, coin, network, address, memo, version } = row;
      const note = `Cold wallet ${unique}`;
      const body = { coin, network, address, memo, note, version };
      await done(who.first.put(`/crypto_address/admin/v1/${id}`, body));
      return { text: note };
    },
  },
  {
    name: 'an IP rule',
    path: '/config/ip_access',
    change: async ({ first }, unique) => {
      const note = `Live ${unique}`;
      const body = {
        cidr: '198.51.100.0/24',
        kind: 'deny',
        scope: 'all',
        role: null,
        user_id: null,
      };
      await done(first.post('/config/admin/v1/ip_access', { ...body, note, expires_at: null }));
      return { text: note };
    },
  },
  {
    name: 'a rate',
    path: '/config/exchange_config?primary=CAD',
    change: async ({ first, second }) => {
      const pair = { primary: 'CAD', secondary: 'KRW' };
      const body = { ...pair, mid: '912.3456', spread: '0.0001', expires_at: null };
      const made = await done(first.post<Schemas.Proposal>('/config/admin/v1/rate', body));
      const audit = { result: 'approved', version: made.version };
      await done(second.put(`/approval/admin/v1/audit/${made.id}`, audit));
      return { text: '912.3456' };
    },
  },
  {
    name: 'an exchange',
    path: '/config/exchange_config?view=market',
    change: async (who, unique) => {
      const { first } = who;
      const row = await firstOf<Schemas.Exchange>(who, '/config/admin/v1/exchange');
      const { id, created_at: _, updated_at: __, ...before } = row;
      const name = `交易所 ${unique}`;
      const one = `/config/admin/v1/exchange/${id}`;
      const { version } = await done(
        first.put<Schemas.Exchange>(one, { ...before, name_zh: name, name_en: name }),
      );
      return { text: name, restore: () => done(first.put(one, { ...before, version })) };
    },
  },
  {
    name: 'a currency pair',
    path: '/config/currency_pair',
    change: async (who) => {
      const row = await firstOf<Schemas.CurrencyPair>(who, '/config/admin/v1/currency_pair');
      const { id, min_amount, max_amount, status, version } = row;
      const body = { min_amount, max_amount, weight: 7311, status, version };
      await done(who.first.put(`/config/admin/v1/currency_pair/${id}`, body));
      await confirmAbout(who.second, id);
      return { text: '7311' };
    },
  },
  {
    name: 'the trade config',
    path: '/config/trade_config',
    change: async ({ first, second }) => {
      const path = '/config/admin/v1/trade';
      const { waiting: _, ...config } = (await first.get<Schemas.TradeConfigState>(path)).body;
      const targets = { ...config.queue_targets, exception: 77 };
      await done(first.put(path, { ...config, queue_targets: targets }));
      await confirmAbout(second, 'trade');
      return { text: '77' };
    },
  },
  {
    name: 'the company',
    path: '/config/settings/app?tab=company',
    change: async ({ first }, unique) => {
      const company = (await first.get<Schemas.Company>('/setting/v1/co')).body;
      const about = `Company ${unique}`;
      const body = { ...company, name: company.name || 'Brokerdesk', about_en: about };
      await done(first.put('/setting/admin/v1/co', body));
      return { text: about };
    },
  },
  {
    name: 'the product display',
    path: '/config/settings/app?tab=products',
    change: async ({ first }, unique) => {
      const path = '/setting/admin/v1/product';
      const { items, version } = (await first.get<Schemas.ProductDisplay>(path)).body;
      const title = `Savings ${unique}`;
      const changed = items.map((item) =>
        item.kind === 'saving' ? { ...item, title_en: title } : item,
      );
      const saved = await done(
        first.put<Schemas.ProductDisplay>(path, { items: changed, version }),
      );
      const restore = () => done(first.put(path, { items, version: saved.version }));
      return { text: title, restore };
    },
  },
  {
    name: 'a document',
    path: '/config/settings/app?tab=documents',
    change: async ({ first, second }, unique) => {
      const path = '/config/admin/v1/document/terms';
      const read = async () => (await first.get<Schemas.DocumentState>(path)).body;
      const publish = async (fields: Partial<Schemas.DocumentUpdate>) => {
        const { title_zh, title_en, body_zh, body_en, version } = await read();
        await done(first.put(path, { title_zh, title_en, body_zh, body_en, version, ...fields }));
        await confirmAbout(second, 'terms');
      };
      const { title_zh } = await read();
      const title = `条款 ${unique}`;
      await publish({ title_zh: title });
      return { text: title, restore: () => publish({ title_zh }) };
    },
    shows: (page, text) =>
      expect(page.getByLabel(/^(标题（中文）|Title, Chinese)/)).toHaveValue(text, soon),
  },
  {
    name: 'a member of staff',
    path: '/users?q=hero3',
    change: async (who, unique) => {
      const row = await firstOf<Schemas.StaffUser>(who, '/user/v1/list?q=hero3');
      const { id, name: before, role, leader_id, version } = row;
      const name = `业务员${unique}`;
      const path = `/user/v1/${id}`;
      const body = { role, leader_id };
      const saved = await done(who.first.put<Schemas.StaffUser>(path, { ...body, name, version }));
      const restore = () =>
        done(who.first.put(path, { ...body, name: before, version: saved.version }));
      return { text: name, restore };
    },
  },
];

for (const { name, path, change, shows = showsText } of settings) {
  test(`a change of ${name} is within two seconds on the open page of two others, in either language${unlessByDay(name === 'a member of staff')}`, async ({
    page,
    browser,
    stack,
    signIn,
    staff,
  }) => {
    const who = { first: await staff('god'), second: await staff('god2') };
    const context = await browser.newContext();
    const other = await context.newPage();
    await signInOn(other, stack.url, 'god2');
    await other.evaluate(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
    const listening = other.waitForResponse((response) => response.url().includes('/event/'));
    await other.goto(stack.url + path);
    await listening;
    await signIn('god');
    await page.goto(path);
    await untilLive(page);
    for (const one of [page, other]) {
      await expect(one.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(one.locator('main [aria-busy=true]')).toHaveCount(0);
    }
    const { text, restore } = await change(who, `${Date.now() % 1_000_000}`);
    await Promise.all([shows(page, text), shows(other, text)]);
    await restore?.();
    await context.close();
  });
}
