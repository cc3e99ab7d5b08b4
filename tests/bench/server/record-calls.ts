import type { ApiClient } from '../../../apps/server/src/testing/api-client.ts';
import { call, daysAgo, type ListCall, pagesOf, query, totals } from './list-calls.ts';

const withdrawals = '/withdraw/admin/v1/list';
const credits = '/overdrawn/admin/v1/record/list';
const exchanges = '/acc/admin/v1/exchange/list';
const trades = '/trx/admin/v1/fund/list';

const queries: Readonly<Record<string, string>> = {
  pending: 'status=pending',
  'half of a year': query({ from: daysAgo(270), to: daysAgo(90) }),
  'an amount and more': 'amount_min=15',
  'by amount': 'sort=-amount',
  'search: a part of a name': query({ q: 'client 777' }),
  'search: two letters': query({ q: 'hu' }),
};

const without = (...names: string[]) =>
  Object.entries(queries).filter(([what]) => !names.includes(what));

export async function recordCalls(person: ApiClient): Promise<ListCall[]> {
  return [
    ...(await pagesOf(person, withdrawals, 'all', '')),
    ...without().map(([what, filter]) => call(withdrawals, what, filter)),
    ...(await pagesOf(person, credits, 'all', '')),
    ...without().map(([what, filter]) => call(credits, what, filter)),
    call(credits, 'overdue', 'overdue=true'),
    call(credits, 'due within a week', 'due_within=7'),
    { what: 'loans due', path: '/overdrawn/admin/v1/loan/due' },
    ...(await pagesOf(person, exchanges, 'all', '')),
    ...without('pending', 'an amount and more').map(([what, filter]) =>
      call(exchanges, what, filter),
    ),
    ...(await pagesOf(person, trades, 'all', '')),
    ...without('pending').map(([what, filter]) => call(trades, what, filter)),
    ...['half of a year', 'an amount and more'].map((what) =>
      totals(trades, what, queries[what] ?? ''),
    ),
    call(trades, 'awaiting', 'status=awaiting'),
  ];
}

export async function searchCalls(person: ApiClient): Promise<ListCall[]> {
  const [deposit] = (await person.get('/deposit/admin/v1/list?size=1&sort=amount')).body.list;
  const [order] = (await person.get('/trx/admin/v1/fund/list?size=1&sort=amount')).body.list;
  const [client] = (await person.get('/client/admin/v1/list?size=1')).body.list;
  const account: string = client.accounts[0].acc_no;
  const searches: Readonly<Record<string, string>> = {
    'a deposit by its number': deposit.order_no,
    'a deposit by its last digits': deposit.order_no.split('-')[1],
    'the year of a deposit': deposit.order_no.slice(0, 5),
    'the month of an order': order.order_no.slice(0, 7),
    'an order by its number': order.order_no,
    'a day and a digit': `${deposit.order_no.split('-')[0]}-1`,
    'a reference': 'LARGE7777',
    'the beginning of every reference': 'LARGE',
    'an account': account,
    'four digits': account.slice(-4),
    'a mobile number': '+8613900000777',
    'a part of a name': 'client 777',
    'two Chinese characters': '王芳',
    'a surname': '王',
    'a name in pinyin': 'wangfang',
    'two initials': 'wf',
    'a surname in pinyin': 'wang',
    nothing: 'there is no such thing',
  };
  return Object.entries(searches).map(([what, q]) => ({
    what,
    path: `/search/admin/v1/find?${query({ q })}`,
  }));
}

export async function clientCallsOf(person: ApiClient): Promise<ListCall[]> {
  const { list } = (await person.get(`${withdrawals}?status=pending&size=200`)).body;
  const times = Map.groupBy(list, (row: { client: { id: string } }) => row.client.id);
  const [busiest] = [...times.values()].sort((a, b) => b.length - a.length);
  const [record] = (busiest ?? []) as { id: string; client: { id: string } }[];
  if (record === undefined) return [];
  const { id } = record.client;
  const accounts = (await person.get(`/acc/admin/v1/list/${id}`)).body.list;
  const of = (code: string) =>
    accounts.find(({ currency }: { currency: string }) => currency === code)?.id;
  const exchanged = query({ from_account: of('USD'), to_account: of('HKD'), amount: '100.00' });
  const quote = `/acc/admin/v1/exchange/${id}/quote?${exchanged}`;
  // Not everybody may move a client's money.
  const mayFund = (await person.get(quote)).status === 200;
  return [
    { what: 'evidence', path: `/withdraw/admin/v1/detail/${record.id}` },
    { what: 'of one client', path: `${withdrawals}?client_id=${id}&size=25` },
    { what: 'timeline', path: `/client/admin/v1/timeline/${id}` },
    { what: 'statement', path: `/user/admin/v1/tfl/${id}?size=25` },
    { what: 'statement of a record', path: `/user/admin/v1/tfl/${id}?reference_id=${record.id}` },
    { what: 'accounts', path: `/acc/admin/v1/list/${id}` },
    { what: 'accesses', path: `/client/admin/v1/access/${id}?size=25` },
    ...(mayFund ? [{ what: 'quote of an exchange', path: quote }] : []),
  ];
}
