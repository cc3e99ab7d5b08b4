import type { UseQueryResult } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import { useStatisticsAddress } from './statistics-search.ts';

const stat = { base_currency: 'USD', totals: [{ currency: 'USD' }] };
type Totals = Parameters<typeof StatisticsPanel>[0]['query'];
// Only what the panel reads of a query.
const query = { data: stat, error: null } as unknown as UseQueryResult as Totals;

function Statistics() {
  return (
    <StatisticsPanel
      title="产品统计"
      address={useStatisticsAddress()}
      query={query}
      before={query}
      after={<p>留存</p>}
    >
      {() => {
        throw new RangeError('Invalid time value');
      }}
    </StatisticsPanel>
  );
}

let remove = () => {};
afterEach(() => {
  remove();
  vi.restoreAllMocks();
});

test('figures that cannot be computed leave the filters and what follows them', async () => {
  // React reports what a boundary has caught.
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
  await speak('zh-CN', ['statistics', 'kit', 'record', 'table']);
  const address = { search: {}, latestSearch: () => ({}), change: () => {} };
  remove = await draw(
    <SdkProvider sdk={sdkAnswering(async () => Response.json({ list: [], total: 0 }))}>
      <PageAddressProvider address={address}>
        <Statistics />
      </PageAddressProvider>
    </SdkProvider>,
  );
  await expect.element(page.getByText('此处内容无法显示')).toBeVisible();
  await expect.element(page.getByText('留存')).toBeVisible();
});
