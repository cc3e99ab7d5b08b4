import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { choose } from '#/ui/controls/choose.fixture.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { keptDrafts } from '#/ui/kept-drafts.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import type { ProductKind } from '../kinds/product-fields.ts';
import { ProductForm } from './product-form.tsx';

const zones: Readonly<Record<string, string>> = {
  NASDAQ: 'America/New_York',
  SSE: 'Asia/Shanghai',
};

const markets = Object.entries(zones).map(([code, timezone]) => ({
  ...{ code, name_zh: code, name_en: code, currency: code === 'SSE' ? 'CNY' : 'USD', timezone },
  ...{ hours: [], trading_days: [1, 2, 3, 4, 5] },
}));

const dateIn = (at: Date, timeZone: string) => at.toLocaleDateString('sv-SE', { timeZone });
const weekday = (date: string) => new Date(date).getUTCDay();

function dayOf(at: string, timeZone: string) {
  const date = dateIn(new Date(at), timeZone);
  const isOpen = (one: string) => ![0, 6].includes(weekday(one)) && !one.endsWith('12-25');
  let next = date;
  while (!isOpen(next)) {
    const after = new Date(Date.parse(next) + 86_400_000);
    next = after.toISOString().slice(0, 10);
  }
  return {
    ...{ at: new Date(at).toISOString(), date, hours: [], trade_date: next, after: [next] },
    kind: isOpen(date) ? 'open' : 'closed',
    holiday: date.endsWith('12-25') ? '圣诞节' : null,
  };
}

const templates = [
  {
    ...{ id: 't1', version: 1, kind: 'quant', name: '美元标准' },
    terms: { currency: 'USD', risk: 4, fee_pct: '1.5' },
  },
];

const sent: Record<string, unknown>[] = [];
const sdk = sdkAnswering(async (input, init) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/market')) return Response.json({ list: markets });
  if (pathname.endsWith('/template')) return Response.json({ list: templates });
  if (pathname.endsWith('/market_days')) {
    const market = searchParams.get('market') ?? '';
    const timezone = zones[market] ?? 'UTC';
    const list = (searchParams.get('at') ?? '').split(',').map((at) => dayOf(at, timezone));
    return Response.json({ market, timezone, settle_days: 1, list });
  }
  sent.push(await request.json());
  return Response.json({ name: '云帆', version: 1, waiting: [] }, { status: 201 });
});

let remove = () => {};
async function show(kind: ProductKind): Promise<void> {
  await speak('zh-CN', ['product']);
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        <ProductForm kind={kind} product={null} onClose={() => {}} />
      </SessionProvider>
    </SdkProvider>,
  );
}
beforeEach(async () => {
  sent.length = 0;
  await page.viewport(1280, 900);
});
afterEach(() => {
  remove();
  keptDrafts.forgetAll();
});

const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const select = (label: string) => page.getByRole('combobox', { name: new RegExp(`^${label}`) });
const fill = (label: string, text: string) => userEvent.fill(field(label), text);
const closed = () => page.getByRole('status').filter({ hasText: '休市' });
const says = (where: Locator, text: string) =>
  expect.poll(() => where.query()?.textContent).toContain(text);
const submit = () => userEvent.click(page.getByRole('button', { name: '新增', exact: true }));

test('a date on a day on which the market is closed is said at once at its field, and the next market day is taken by one press', async () => {
  await show('ipo');
  await choose(select('市场'), 'NASDAQ NASDAQ');
  await expect.element(field('申购截止')).toHaveAccessibleDescription('America/New_York 时间');
  await fill('申购截止', '2026-11-28 09:00');
  await says(closed(), 'NASDAQ 在 2026/11/28 周六 休市');
  await expect
    .element(field('申购截止'))
    .toHaveAccessibleDescription('America/New_York 时间；Asia/Shanghai 时间 2026/11/28 22:00');
  await expect.element(field('申购截止')).toHaveValue('2026-11-28 09:00');
  await userEvent.click(page.getByRole('button', { name: '改为 2026/11/30 周一 09:00' }));
  await expect.element(field('申购截止')).toHaveValue('2026-11-30 09:00');
  await expect.element(field('申购截止')).toHaveFocus();
  await expect.element(closed()).not.toBeInTheDocument();
});

test('a holiday is said by its name, and a date on a closed day is not sent', async () => {
  await show('stock');
  await choose(select('市场'), 'SSE SSE');
  const texts = {
    ...{ 代码: '600001', 名称: '云帆', 昨收价: '10', 封单金额: '1', 总股数: '1000' },
    ...{ 最多手数: '10', 开始时间: '2026-12-24 09:30', 截止时间: '2026-12-25 15:00' },
  };
  for (const [label, text] of Object.entries(texts)) await fill(label, text);
  await says(closed(), '休市：圣诞节');
  await submit();
  await expect.element(field('截止时间')).toHaveAccessibleDescription(/须为交易日/);
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: /^改为 2026\/12\/28/ }));
  await submit();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    close_at: '2026-12-28T07:00:00.000Z',
    limit_up_price: '11.00',
    currency: 'CNY',
  });
});

test('the limit-up price follows the previous close until it is typed, and an unusual one is pointed out', async () => {
  await show('stock');
  const limit = field('涨停价');
  await fill('昨收价', '10');
  await expect.element(limit).toHaveValue('11.00');
  await fill('昨收价', '20');
  await expect.element(limit).toHaveValue('22.00');
  await fill('涨停价', '26.74');
  await says(page.getByRole('alert'), '高出昨收价 33.70%');
  await fill('昨收价', '25');
  await expect.element(limit).toHaveValue('26.74');
});

test('the discount of a block deal is worked out from its prices, and a premium is pointed out', async () => {
  await show('block');
  await fill('参考收盘价', '20');
  await fill('协议价', '18.4');
  await expect.element(page.getByText('8.00%', { exact: true })).toBeVisible();
  await expect.element(field('折价率')).not.toBeInTheDocument();
  await fill('协议价', '21');
  await expect.element(page.getByText('-5.00%', { exact: true })).toBeVisible();
  await says(page.getByRole('alert'), '5.00%（溢价）');
});

test('a form shows all of its faults at once, asks to choose from lists, and names prices with their currency', async () => {
  await show('stock');
  await fill('昨收价', '10');
  await fill('涨停价', '9');
  await expect.element(field('涨停价')).not.toHaveAccessibleDescription(/涨幅/);
  await submit();
  await expect.element(page.getByText('请先填写完整信息再提交')).toBeVisible();
  await expect.element(select('市场')).toHaveAccessibleDescription('请选择市场');
  await expect.element(field('代码')).toHaveAccessibleDescription(/请填写代码/);
  await choose(select('币种'), 'USD');
  await expect
    .element(field('涨停价'))
    .toHaveAccessibleDescription(/必须高于昨收价（10\.00\s*USD）/);
});

// @rule products: A new product begins with a template’s terms, and keeps what was typed
// @in features/products/template/templates.tsx
test('a template fills in its terms, and the draft is shown as clients see it in either language', async () => {
  await show('quant');
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await userEvent.fill(field('名称'), '云帆量化');
  await choose(page.getByRole('combobox', { name: '从模板开始' }), '美元标准');
  await expect.element(field('手续费率')).toHaveValue('1.5');
  await expect.element(field('名称')).toHaveValue('云帆量化');
  await userEvent.click(page.getByRole('button', { name: '客户所见' }));
  const card = page.getByRole('article');
  await expect.element(card).toMatchTextContent(/量化.*云帆量化.*暂未开放.*1\.50%.*R4 中高/);
  await userEvent.click(page.getByRole('radio', { name: 'English' }));
  await expect
    .element(card)
    .toMatchTextContent(/Quant.*云帆量化.*Not available.*Fee rate.*R4 medium to high/);
  await expect.element(card).not.toMatchTextContent(/总额度|Capacity/);
});
