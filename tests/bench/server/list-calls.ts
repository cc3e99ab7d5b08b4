import type { ApiClient } from '../../../apps/server/src/testing/api-client.ts';

export interface ListCall {
  readonly what: string;
  readonly path: string;
  readonly budgetMs?: number;
}

const pageSize = 25;

const deposits = '/deposit/admin/v1/list';
const clients = '/client/admin/v1/list';
const dayMs = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

const depositFilters: Readonly<Record<string, string>> = {
  'status pending': 'status=pending',
  'status approved': 'status=approved',
  'risk: stop': 'risk=stop',
  'risk: look, pending': 'risk=look&status=pending',
  'risk: none': 'risk=none',
  'currency of most': 'currency=USD',
  'currency of some': 'currency=HKD',
  'currency of few': 'currency=EUR',
  'paid by bank': 'sub_type=bank',
  'since yesterday': query({ from: daysAgo(1) }),
  'half of a year': query({ from: daysAgo(270), to: daysAgo(90) }),
  'half of a year, approved': query({
    from: daysAgo(270),
    to: daysAgo(90),
    status: 'approved',
  }),
  'an amount and more': 'amount_min=5000',
  'an amount and more, of few': 'amount_min=8999',
  'up to an amount': 'amount_max=1234.56',
  'between two amounts, pending': 'amount_min=100&amount_max=2000&status=pending',
  'an amount and more, since a week': `amount_min=5000&${query({ from: daysAgo(7) })}`,
  'an amount and more, half of a year': `amount_min=5000&${query({ from: daysAgo(270), to: daysAgo(90) })}`,
  'a day a year ago': query({ from: daysAgo(360), to: daysAgo(359) }),
};

const sorts = ['created_at', 'amount', 'order_no', 'checked_at', 'status', 'risk'];

export async function depositCalls(person: ApiClient, agentId: string): Promise<ListCall[]> {
  const first = (await person.get(`${deposits}?size=1&sort=amount`)).body;
  const [sample] = first.list;
  const searches = {
    'an order number': sample.order_no,
    'a part of an order number': sample.order_no.slice(1, 9),
    'a reference': 'LARGE7777',
    'a part of a name': 'client 777',
    'a name of two Chinese characters': '王芳',
    'two letters': 'hu',
    'two digits': '77',
    'a letter': 'z',
    nothing: 'there is no such thing',
  };
  const filters = {
    ...depositFilters,
    'one salesman': `agent_id=${agentId}`,
  };
  const counted = Object.entries(filters).filter(([, filter]) => filter.includes('amount_'));
  return [
    ...(await pagesOf(person, deposits, 'all', '')),
    ...(await pagesOf(person, deposits, 'status approved', 'status=approved')),
    ...(await pagesOf(person, deposits, 'half of a year', depositFilters['half of a year'] ?? '')),
    ...Object.entries(filters).map(([what, filter]) => call(deposits, what, filter)),
    ...counted.map(([what, filter]) => totals(deposits, what, filter)),
    ...Object.entries(searches).map(([what, q]) => call(deposits, `search: ${what}`, query({ q }))),
    ...sorts.flatMap((key) => [
      call(deposits, `sort by ${key}`, `sort=${key}`),
      call(deposits, `sort by ${key}, down`, `sort=-${key}`),
    ]),
    ...(await middleOf(person, 'all', '')),
    ...(await middleOf(person, 'approved', 'status=approved')),
    call(deposits, 'an amount and more, by amount', 'amount_min=5000&sort=-amount'),
    call(deposits, 'approved, by amount', 'status=approved&sort=-amount'),
    call(deposits, 'pending, by amount', 'status=pending&sort=-amount'),
  ];
}

export async function clientCalls(person: ApiClient): Promise<ListCall[]> {
  return [
    ...(await pagesOf(person, clients, 'all', '')),
    call(clients, 'identity pending', 'kyc_status=pending'),
    call(clients, 'identity approved', 'kyc_status=approved'),
    call(clients, 'enabled', 'status=enabled'),
    call(clients, 'since yesterday', query({ from: daysAgo(1) })),
    call(clients, 'search: a part of a name', query({ q: 'client 777' })),
    call(clients, 'search: two Chinese characters', query({ q: '王芳' })),
    call(clients, 'search: two letters', query({ q: 'hu' })),
    ...['username', 'full_name', 'score', 'vip_level', 'last_seen_at'].map((key) =>
      call(clients, `sort by ${key}`, `sort=-${key}`),
    ),
  ];
}

const statisticsBudgetMs = 300;

export function otherCalls(): ListCall[] {
  return [
    {
      what: 'dashboard summary',
      path: '/stat/admin/v1/summary',
      budgetMs: statisticsBudgetMs,
    },
    call('/trx/admin/v1/stock/list', 'first page', ''),
    call('/identify/admin/v1/list', 'first page', ''),
    call('/identify/admin/v1/list', 'pending', 'status=pending'),
  ];
}

export async function statisticsCalls(who: string, person: ApiClient): Promise<ListCall[]> {
  const names = { hero: ['flow'], superman: ['flow', 'team', 'team_product', 'cohort'] };
  const all = ['flow', 'team', 'team_product', 'cohort', 'product', 'fund'];
  const chosen = who in names ? names[who as keyof typeof names] : all;
  const { to } = (await person.get('/stat/admin/v1/flow')).body;
  const before = (days: number) => new Date(Date.parse(to) - days * dayMs).toISOString();
  const ranges: Readonly<Record<string, Record<string, string>>> = {
    'last 7 days': { from: before(7), to },
    'last 30 days': { from: before(30), to },
    'last 90 days': { from: before(90), to },
    'last 365 days': { from: before(365), to },
    'a year in the base currency': { from: before(365), to, in_base: 'true' },
    'a year by week': { from: before(365), to, by: 'week' },
    'a year by month': { from: before(365), to, by: 'month' },
    'a year by week and kind': { from: before(365), to, by: 'week', by_kind: 'true' },
    'a year by day and kind': { from: before(365), to, by_kind: 'true' },
    '200 days of a year': { from: before(300), to: before(100) },
  };
  const budgetMs = statisticsBudgetMs;
  const unknown: Readonly<Record<string, readonly string[]>> = {
    flow: ['in_base', 'by_kind'],
    team: ['by_kind'],
    team_product: ['by', 'by_kind'],
    fund: ['by_kind'],
  };
  const measured = chosen.includes('fund') ? ['fund', 'quant', 'ipo'] : [];
  const measures = measured.map((kind) => ({
    what: `measures of ${kind}, a year by week`,
    path: `/stat/admin/v1/measures?${query({ kind, from: before(365), to, by: 'week' })}`,
    budgetMs,
  }));
  const series = chosen.flatMap((name) => {
    const path = `/stat/admin/v1/${name}`;
    if (name === 'cohort') return [{ what: 'a year', path, budgetMs }];
    return Object.entries(ranges)
      .filter(([, range]) => !unknown[name]?.some((parameter) => parameter in range))
      .map(([what, range]) => ({ what, path: `${path}?${query(range)}`, budgetMs }));
  });
  return [...series, ...measures];
}

async function middleOf(person: ApiClient, what: string, filter: string): Promise<ListCall[]> {
  const { total } = (await person.get(`${deposits}?size=1&${filter}`)).body;
  const middle = Math.ceil(total / pageSize / 2);
  return sorts
    .filter((key) => key !== 'created_at')
    .map((key) =>
      call(deposits, `${what}, by ${key}, middle page`, `${filter}&sort=${key}&page=${middle}`),
    );
}

export async function pagesOf(person: ApiClient, list: string, what: string, filter: string) {
  const { total } = (await person.get(`${list}?size=1&${filter}`)).body;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = (at: number) => `${filter}&page=${at}`;
  return [
    call(list, `${what}, first page`, page(1)),
    call(list, `${what}, middle page`, page(Math.ceil(pages / 2))),
    call(list, `${what}, last page`, page(pages)),
  ];
}

export function call(list: string, what: string, filter: string): ListCall {
  const known = countedApart.test(list) ? '&totals=known' : '';
  return { what, path: `${list}?size=${pageSize}${known}&${filter}`.replace(/&+/g, '&') };
}

const countedApart = /^\/(deposit|withdraw|trx)\//;
const totalsBudgetMs = 400;

export function totals(list: string, what: string, filter: string): ListCall {
  const path = `${list}?size=1&${filter}`;
  return { what: `totals: ${what}`, path, budgetMs: totalsBudgetMs };
}

export function query(parameters: Record<string, string>): string {
  return new URLSearchParams(parameters).toString();
}
