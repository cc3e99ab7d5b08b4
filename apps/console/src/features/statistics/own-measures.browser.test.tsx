import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { OwnMeasures } from './own-measures.tsx';
import { useStatisticsAddress } from './statistics-search.ts';

const book = (cover: string, rate: string, allotted: string) => ({
  ...{ currency: 'USD', cover, allotment_rate: rate, applied: allotted, allotted },
  ...{ unpaid_orders: 0, unpaid: '0.00' },
});
const flow = (subscribed: string, redeemed: string, net: string) => ({
  ...{ currency: 'USD', subscribed, redeemed, net },
});

const measures: Readonly<Record<string, { funds: object; books: object }>> = {
  2026: {
    funds: {
      totals: [{ aum: '5000.00', aum_end: '5000.00', ...flow('1200.00', '300.00', '900.00') }],
      products: [],
      series: [{ day: '2026-11-02', ...flow('1200.00', '300.00', '900.00') }],
    },
    books: {
      totals: [book('3.00', '42.50', '80.00')],
      products: [],
    },
  },
  2025: {
    funds: {
      totals: [{ aum: '5000.00', aum_end: '4000.00', ...flow('1000.00', '0.00', '1000.00') }],
      products: [],
      series: [{ day: '2025-11-02', ...flow('1000.00', '0.00', '1000.00') }],
    },
    books: {
      totals: [book('2.00', '50.00', '100.00')],
      products: [],
    },
  },
};
const none = {
  funds: { totals: [], products: [], series: [] },
  books: { totals: [], products: [] },
};

const sdk = sdkAnswering(async (input, init) => {
  const { searchParams } = new URL(new Request(input, init).url);
  const [from, to, kind] = ['from', 'to', 'kind'].map((name) => searchParams.get(name) ?? '');
  // Midnight in Shanghai is the day before in UTC.
  const year = new Date(from ?? '').getUTCFullYear();
  const { funds, books } = measures[year] ?? none;
  return Response.json({
    ...{ as_of: to, from, to, timezone: 'Asia/Shanghai', base_currency: 'USD', by: 'day', kind },
    ...{ blocks: null, strategies: null },
    funds: kind === 'fund' ? funds : null,
    books: kind === 'ipo' ? books : null,
  });
});

function Measures({ kind }: { kind: 'fund' | 'ipo' }) {
  return <OwnMeasures kind={kind} address={useStatisticsAddress()} />;
}

let remove = () => {};
async function show(kind: 'fund' | 'ipo', year: number): Promise<void> {
  await speak('zh-CN', ['statistics', 'charts', 'kit']);
  const search = { from: `${year}-11-01`, to: `${year}-11-03`, compare: 'year' };
  const address = { search, latestSearch: () => ({}), change: () => {} };
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <PageAddressProvider address={address}>
        <Measures kind={kind} />
      </PageAddressProvider>
    </SdkProvider>,
  );
}
beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  remove();
  vi.restoreAllMocks();
});

const card = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent.startsWith(label))
    ?.parentElement?.textContent;

// @rule statistics: Measures of a kind are compared with the range before; shares in percentage points
// @in ./measured-products.tsx
test('the flows of funds are compared with the same days of the year before, and their assets with those at its end', async () => {
  await show('fund', 2026);
  await expect.poll(() => card('申购')).toContain('较去年同期 +20%');
  expect(card('净申购')).toContain('较去年同期 -10%');
  expect(card('赎回')).not.toContain('去年同期');
  expect(card('管理规模')).toContain('较去年同期 +25%');
  await userEvent.click(page.getByRole('radio', { name: '表格' }));
  await expect.element(page.getByRole('columnheader', { name: '去年同期' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '1,000.00 USD' })).toBeVisible();
});

test('an allotment rate has changed by percentage points, and times covered by per cent', async () => {
  await show('ipo', 2026);
  await expect.poll(() => card('认购倍数')).toContain('较去年同期 +50%');
  expect(card('中签率')).toContain('较去年同期 -7.5 个百分点');
});

test('nothing is compared with a year in which there was nothing', async () => {
  await show('fund', 2025);
  await expect.poll(() => card('申购')).toContain('1,000.00');
  await userEvent.click(page.getByRole('radio', { name: '表格' }));
  await expect.element(page.getByRole('columnheader', { name: '净申购' })).toBeVisible();
  expect(document.body.textContent).not.toContain('去年同期');
});
