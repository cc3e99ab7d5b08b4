import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { confirmAbout } from '../support/proposals.ts';
import type { StaffApi } from '../support/staff-api.ts';
import { expect, signInOn, test, untilLive } from './fixtures.ts';

/** What the product promises for whatever another person has changed. */
const soon = { timeout: 2_000 };

/** Two administrators, since some settings take both. */
type Administrators = { first: StaffApi; second: StaffApi };

type Setting = {
  name: string;
  path: string;
  /** Changes the setting, by one of them or by both, and answers the new text. */
  change: (who: Administrators, unique: string) => Promise<string>;
  /** Whether a page shows the text. */
  shows?: (page: Page, text: string) => Promise<void>;
};

const showsText = (page: Page, text: string) =>
  expect(page.locator('main')).toContainText(text, soon);

async function done(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer;
  expect([200, 201], JSON.stringify(body)).toContain(status);
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
      return name;
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
      return note;
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
      return note;
    },
  },
  {
    name: 'a rate',
    path: '/config/exchange_config?primary=EUR&status=current',
    change: async (who) => {
      const path = '/config/admin/v1/rate?primary=EUR&status=current';
      const { id, version } = await firstOf<Schemas.Quotation>(who, path);
      const body = { mid: '1.234567', spread: '0.000001', version };
      await done(who.first.put(`/config/admin/v1/rate/${id}`, body));
      await confirmAbout(who.second, id);
      return '1.234567';
    },
  },
  {
    name: 'an exchange',
    path: '/config/exchange_config?view=market',
    change: async (who, unique) => {
      const row = await firstOf<Schemas.Exchange>(who, '/config/admin/v1/exchange');
      const { id, created_at: _, updated_at: __, ...body } = row;
      const name = `交易所 ${unique}`;
      await done(
        who.first.put(`/config/admin/v1/exchange/${id}`, { ...body, name_zh: name, name_en: name }),
      );
      return name;
    },
  },
  {
    name: 'a currency pair',
    path: '/config/currency_pair',
    change: async (who) => {
      const row = await firstOf<Schemas.CurrencyPair>(who, '/config/admin/v1/currency_pair');
      const { id, max_amount, weight, status, version } = row;
      const body = { min_amount: '123.45', max_amount, weight, status, version };
      await done(who.first.put(`/config/admin/v1/currency_pair/${id}`, body));
      await confirmAbout(who.second, id);
      return '123.45';
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
      return '77';
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
      return about;
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
      await done(first.put(path, { items: changed, version }));
      return title;
    },
  },
  {
    name: 'a document',
    path: '/config/settings/app?tab=documents',
    change: async ({ first }, unique) => {
      const path = '/config/admin/v1/document/terms';
      const { title_en, body_zh, body_en, version } = (await first.get<Schemas.Document>(path))
        .body;
      const title = `服务条款 ${unique}`;
      const texts = {
        title_zh: title,
        title_en: title_en || 'Terms',
        body_zh: body_zh || '正文',
        body_en: body_en || 'Text',
      };
      await done(first.put(path, { ...texts, version }));
      return title;
    },
    shows: (page, text) =>
      expect(page.getByLabel(/^(标题（中文）|Title, Chinese)/)).toHaveValue(text, soon),
  },
  {
    name: 'a member of staff',
    path: '/users?q=hero3',
    change: async (who, unique) => {
      const row = await firstOf<Schemas.StaffUser>(who, '/user/v1/list?q=hero3');
      const { id, role, leader_id, version } = row;
      const name = `业务员${unique}`;
      await done(who.first.put(`/user/v1/${id}`, { name, role, leader_id, version }));
      return name;
    },
  },
];

for (const { name, path, change, shows = showsText } of settings) {
  test(`a change of ${name} is within two seconds on the open page of two others, in either language`, async ({
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
    const text = await change(who, `${Date.now() % 1_000_000}`);
    await Promise.all([shows(page, text), shows(other, text)]);
    await context.close();
  });
}
