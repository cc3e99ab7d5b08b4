import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { clientSummaryQuery } from '#/business/client-records/client-records.ts';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import {
  parseAppSettings,
  parseSystemSettings,
  SettingsProvider,
} from '#/core/settings/settings-context.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { ClientGlance } from './client-glance.tsx';

beforeAll(() => speak('zh-CN', ['client-detail', 'kit', 'record']));

const id = '0190d3b4-7c1a-7d2e-8f00-000000000001';
const client = { id, fake: false } as Schemas.Client; // The panel reads no more of it.
const sdk = sdkAnswering(() => Promise.reject(new Error('Nothing is asked.')));
const settings = {
  ...parseSystemSettings({ app_name: 'Desk', timezone: 'Asia/Shanghai' }),
  app: parseAppSettings({}),
};
const address = { search: {}, latestSearch: () => ({}), change: () => {} };

const sum = (amount: string): Schemas.ClientMoney => ({
  totals: [{ currency: 'USD', count: 1, amount }],
  base: { currency: 'USD', amount, rates: 'current', unrated: 0 },
});

const summary: Schemas.ClientSummary = {
  client_id: id,
  fake: false,
  balance: sum('1200.50'),
  deposited: sum('5000.00'),
  withdrawn: sum('300.00'),
  pending: [],
  risk: { level: 'none', reasons: [] },
  last_contact: { message: null, note: null, seen_at: null },
};

function shown(change: Partial<Schemas.ClientSummary>): string {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(clientSummaryQuery(sdk, id).queryKey, { ...summary, ...change });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <SdkProvider sdk={sdk}>
        <SettingsProvider settings={settings}>
          <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
            <PageAddressProvider address={address}>
              <ClientGlance client={client} />
            </PageAddressProvider>
          </PermissionsProvider>
        </SettingsProvider>
      </SdkProvider>
    </QueryClientProvider>,
  )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');
}

test('the panel names total, money in and out, and says so if nothing waits', () => {
  const text = shown({});
  expect(text).toContain('总资产1,200.50 USD');
  expect(text).toContain('累计入金5,000.00 USD');
  expect(text).toContain('累计出金300.00 USD');
  expect(text).toContain('没有待处理的记录');
  expect(text).toContain('没有联系记录');
});

test('the panel has no place for a sum that the viewer may not read', () => {
  const text = shown({ deposited: null, withdrawn: null });
  expect(text).not.toContain('累计');
  expect(text).toContain('总资产');
});

test('the panel lists what waits with amount and age, the reasons of its risk, and marks a robot', () => {
  const text = shown({
    fake: true,
    pending: [
      {
        what: 'deposit',
        kind: null,
        count: 2,
        totals: [{ currency: 'CNY', count: 2, amount: '42.00' }],
        oldest_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
        only_id: null,
      },
      {
        what: 'order',
        kind: 'daily',
        count: 1,
        totals: [{ currency: 'USD', count: 1, amount: '100.00' }],
        oldest_at: new Date().toISOString(),
        only_id: id,
      },
    ],
    risk: { level: 'look', reasons: [{ code: 'payer_differs', level: 'look' }] },
  });
  expect(text).toContain('入金 2 笔42.00 CNY已等 3 天');
  expect(text).toContain('日内交易订单 1 笔100.00 USD');
  expect(text).toContain('付款人与客户不符');
  expect(text).toContain('机器人：不计入任何合计和统计');
});
