import { scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { inBaseAsBooked } from '../domains/currency/list-figures.ts';
import { type DepositQuery, depositFilter, depositList } from '../domains/deposit/list-deposits.ts';
import { deposit } from '../kernel/db/schema.ts';
import { findPageIds } from '../kernel/lists/page-ids.ts';
import { permissionsOf } from '../platform/permissions-of-role.ts';
import type { ApiClient } from './api-client.ts';
import { staffId } from './deposit-fixtures.ts';
import type { TestServer } from './test-server.ts';

export const readers = ['god', 'superman', 'hero'] as const;

export interface DepositPage {
  total: number | null;
  totals: Schemas.CurrencyTotal[] | null;
  base: Schemas.BaseTotal | null;
  ids: string[];
}

interface ListQuery {
  query: DepositQuery;
  page: number;
  size: number;
}

export async function requestPage(
  person: ApiClient,
  { query, page, size }: ListQuery,
): Promise<DepositPage> {
  const params = new URLSearchParams({ page: `${page}`, size: `${size}` });
  for (const [name, value] of Object.entries(query)) params.set(name, `${value}`);
  const { list, total, totals, base }: Schemas.DepositList = (
    await person.get(`/deposit/admin/v1/list?${params}`)
  ).body;
  return { total, totals, base, ids: list.map(({ id }) => id) };
}

/** The same page with each deposit counted, for comparison with the kept figures. */
export async function countPage(
  { db }: TestServer,
  who: (typeof readers)[number],
  { query, page, size }: ListQuery,
): Promise<DepositPage> {
  const id = await staffId(db, who);
  const actor = { id, permissions: permissionsOf(who), scope: scopeOf(who), scopeOwnerId: id };
  const where = depositFilter(actor, query);
  const range = { offset: (page - 1) * size, limit: size };
  const ids = await findPageIds(db, deposit, {
    where,
    sorting: depositList.sorting(query),
    ...range,
  });
  return { ...inBaseAsBooked(await depositList.sum(db, where), 'USD'), ids };
}

const signedIn = new WeakMap<TestServer, Map<string, Promise<ApiClient>>>();

/** The session of a reader who only reads: one for all tests, since the books are checked after each test that signs in. */
export function readerOf(server: TestServer, who: (typeof readers)[number]): Promise<ApiClient> {
  const people = signedIn.get(server) ?? new Map<string, Promise<ApiClient>>();
  signedIn.set(server, people);
  const person = people.get(who) ?? server.signIn(who);
  people.set(who, person);
  return person;
}

export async function everyPage(
  server: TestServer,
  who: (typeof readers)[number],
  query: DepositQuery,
): Promise<{ listed: DepositPage[]; counted: DepositPage[] }> {
  const size = 9;
  const person = await readerOf(server, who);
  const { total } = await countPage(server, who, { query, page: 1, size });
  const pages = Math.max(1, Math.ceil((total ?? 0) / size));
  const found = { listed: [] as DepositPage[], counted: [] as DepositPage[] };
  for (const page of new Set([1, 2, Math.ceil(pages / 2), pages, pages + 1])) {
    found.listed.push(await requestPage(person, { query, page, size }));
    found.counted.push(await countPage(server, who, { query, page, size }));
  }
  return found;
}
