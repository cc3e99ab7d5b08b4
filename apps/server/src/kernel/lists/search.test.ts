import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { rowsOf } from '../db/database.ts';

const server = useTestServer();

describe('a search', () => {
  // @rule server: Search matches part of a name in any script, within scope
  // @in ./text-search.ts
  it('finds a Chinese name by any part of it, and nothing that only has the same characters', async () => {
    const { db } = server();
    const client = await addClient(db, { username: 'grams', fullName: '欧阳文博 Müller' });
    const { id } = await addDeposit(db, client, { payerName: '司徒雨桐', referenceNo: '参考-77' });
    const angel = await server().signIn('angel');
    const found = async (list: string, q: string) =>
      (await angel.get(`${list}?${new URLSearchParams({ q })}`)).body.list.map(
        (record: { id: string }) => record.id,
      );
    for (const q of [
      '欧',
      '文博',
      '欧阳文',
      '博 m',
      'müll',
      '阳文博 Mü',
      '司徒',
      '雨桐',
      '参考-7',
    ]) {
      expect([q, await found('/deposit/admin/v1/list', q)]).toEqual([q, [id]]);
    }
    for (const q of ['欧文', '博文', '雨司', '徒司', '欧阳文博%']) {
      expect([q, await found('/deposit/admin/v1/list', q)]).toEqual([q, []]);
    }
    expect(await found('/client/admin/v1/list', '阳文')).toEqual([client.id]);
    expect(await found('/client/admin/v1/list', '文阳')).toEqual([]);
    expect(await found('/identify/admin/v1/list', '阳文')).toHaveLength(1);
  });

  it('finds by one or two letters what a word begins with, and no order number', async () => {
    const { db } = server();
    const client = await addClient(db, { username: 'zq-short', fullName: 'Xavier Zq%ill' });
    const { id } = await addDeposit(db, client, { payerName: 'Ma Yq', referenceNo: 'QZ-1' });
    const angel = await server().signIn('angel');
    const found = async (list: string, q: string) =>
      (await angel.get(`${list}?${new URLSearchParams({ q })}`)).body.list.map(
        (record: { id: string }) => record.id,
      );
    for (const q of ['z', 'zq', 'ZQ', 'x', 'yq', 'qz']) {
      expect([q, await found('/deposit/admin/v1/list', q)]).toEqual([q, [id]]);
    }
    for (const q of ['q%', '%', 'vi', '-1', '20', '_']) {
      expect([q, await found('/deposit/admin/v1/list', q)]).toEqual([q, []]);
    }
    expect(await found('/client/admin/v1/list', 'zq')).toEqual([client.id]);
    expect(await found('/client/admin/v1/list', 'vi')).toEqual([]);
    expect(await found('/deposit/admin/v1/list', 'q%i')).toEqual([id]);
  });

  it('has pages that are together everything that is found, and figures of all of it', async () => {
    const { db } = server();
    const client = await addClient(db, { username: 'pages-of-one' });
    for (const amount of ['3.00', '1.00', '4.00', '1.00', '5.00']) {
      await addDeposit(db, client, { amount, referenceNo: 'PAGES' });
    }
    const angel = await server().signIn('angel');
    const page = async (at: number) =>
      (await angel.get(`/deposit/admin/v1/list?q=PAGES&sort=-amount&size=2&page=${at}`)).body;
    const amounts = (body: { list: { amount: string }[] }) => body.list.map((row) => row.amount);
    expect(amounts(await page(1))).toEqual(['5.00', '4.00']);
    expect(amounts(await page(2))).toEqual(['3.00', '1.00']);
    expect(amounts(await page(3))).toEqual(['1.00']);
    expect(await page(4)).toMatchObject({
      list: [],
      total: 5,
      totals: [{ currency: 'USD', count: 5, amount: '14.00' }],
    });
  });

  it('finds a deposit of another client neither by its number nor by its client', async () => {
    const { db } = server();
    const client = await addClient(db, { username: 'not-of-hero5', fullName: '林婉清' });
    const { orderNo } = await addDeposit(db, client, { referenceNo: 'ELSEWHERE' });
    const other = await server().signIn('hero5');
    for (const q of [orderNo, 'not-of-hero5', '婉清', 'elsewhere']) {
      const list = `/deposit/admin/v1/list?${new URLSearchParams({ q })}`;
      expect((await other.get(list)).body).toMatchObject({ list: [], total: 0, totals: [] });
    }
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'has its indexes on PostgreSQL, whole, however often the server starts',
    async () => {
      const rows = await rowsOf<{ name: string }>(
        server().db,
        sql`
        select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indisvalid and (c.relname like '%\\_trigrams' or c.relname like '%\\_grams')
        order by 1`,
      );
      expect(rows.map(({ name }) => name)).toEqual([
        'client_grams',
        'client_trigrams',
        'conversion_trigrams',
        'deposit_grams',
        'deposit_trigrams',
        'kyc_grams',
        'kyc_trigrams',
        'overdrawn_trigrams',
        'saving_holding_trigrams',
        'trade_record_trigrams',
        'withdrawal_trigrams',
      ]);
    },
  );
});
