import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { plain } from './columns.tsx';
import { defineList } from './define-list.ts';
import * as filter from './filter/filters.ts';
import { listPage } from './list-page.tsx';

const list = defineList({
  name: 'deposit',
  namespaces: ['deposit', 'record'],
  path: '/deposit/admin/v1/list',
  countsApart: true,
  topics: ['deposit'],
  sort: ['created_at'],
  defaultSort: '-created_at',
  filters: { amount: filter.amounts() },
});

const rows = Array.from({ length: 20 }, (_, at) => ({ id: `d${at + 1}`, version: 1 }));
const usd = (count: number, amount: string) => ({
  total: count,
  totals: [{ currency: 'USD', count, amount }],
  base: { currency: 'USD', amount, rates: 'booked', unrated: 0 },
});
const notCounted = { total: null, totals: null, base: null };

let requests: ('rows' | 'figures')[] = [];
let known: object = notCounted;
let answerFigures: (answer: Response) => void;
const sdk = sdkAnswering(async (url) => {
  const query = new URL(String(url), 'http://desk').searchParams;
  const which = query.get('totals') === 'known' ? 'rows' : 'figures';
  requests.push(which);
  if (which === 'rows') return Response.json({ list: rows, ...known, page: 1, size: 20 });
  return new Promise<Response>((resolve) => {
    answerFigures = resolve;
  });
});
const figures = () =>
  Response.json({ list: rows.slice(0, 1), ...usd(4321, '98765.00'), page: 1, size: 1 });

const { Page } = listPage(list, { columns: [plain('id')], totals: 'deposit' });

function PageWithAddress() {
  const [search, setSearch] = useState<Record<string, unknown>>({});
  const address = { search, latestSearch: () => search, change: setSearch };
  return (
    <PageAddressProvider address={address}>
      <Page name="deposit" />
    </PageAddressProvider>
  );
}

let remove = () => {};
beforeEach(async () => {
  requests = [];
  known = notCounted;
  localStorage.clear();
  await speak('en-US', ['kit', 'record', 'menu', 'table', 'shell', 'deposit', 'totals']);
});
afterEach(() => remove());

async function open() {
  remove = await draw(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <SdkProvider sdk={sdk}>
        <SessionProvider user={{ id: 'u1', name: 'A', role: 'angel', mfa: false }}>
          <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
            <PageWithAddress />
          </PermissionsProvider>
        </SessionProvider>
      </SdkProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('cell', { name: 'd20' })).toBeVisible();
}

const next = () => page.getByRole('button', { name: 'Next page' });
const sum = (amount: RegExp) => page.getByRole('button', { name: amount });
const last = () => page.getByRole('button', { name: 'Last page' });

test('a list shows its rows before its totals are counted, and another page counts them no more', async () => {
  await open();
  await expect.poll(() => requests).toEqual(['rows', 'figures']);
  await expect.element(page.getByText('1 / …')).toBeVisible();
  await expect.element(last()).toHaveAttribute('aria-disabled', 'true');
  answerFigures(figures());
  await expect.element(page.getByText('4,321 records')).toBeVisible();
  await expect.element(sum(/98,765\.00\sUSD/)).toBeVisible();
  await userEvent.click(next());
  await expect.element(page.getByText('2 / 217')).toBeVisible();
  await expect.poll(() => requests).toEqual(['rows', 'figures', 'rows']);
});

test('a list whose totals come with the rows asks once', async () => {
  known = usd(20, '55.00');
  await open();
  await expect.element(sum(/55\.00\sUSD/)).toBeVisible();
  expect(requests).toEqual(['rows']);
});

test('totals that fail say so below the rows, and are counted again on request', async () => {
  await open();
  await expect.poll(() => requests).toEqual(['rows', 'figures']);
  answerFigures(Response.json({ code: 'BUSY', message: 'Busy.' }, { status: 503 }));
  await expect.element(page.getByRole('alert').getByText(/Loading failed/)).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'd20' })).toBeVisible();
  await expect.element(next()).not.toHaveAttribute('aria-disabled');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => requests).toEqual(['rows', 'figures', 'figures']);
  answerFigures(figures());
  await expect.element(page.getByText('4,321 records')).toBeVisible();
});
