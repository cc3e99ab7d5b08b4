import { Workbook } from '@cj-tech-master/excelts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, deposit } from '../../kernel/db/schema.ts';
import { seedLarge } from '../../seed/seed-large.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer({ seed: 'demo' });
let angel: ApiClient;
beforeAll(async () => {
  angel = await server().signIn('angel');
  const [{ id, checker }] = (await list('status=approved&size=1')).body.list;
  await server().db.update(deposit).set({ makerId: checker.id }).where(eq(deposit.id, id));
});

const list = (query: string): Promise<ApiAnswer> => angel.get(`/deposit/admin/v1/list?${query}`);

type Listed = Record<string, string> & {
  client: { fake: boolean; full_name: string };
  maker: { id: string } | null;
  checker: { id: string } | null;
};

async function allPages(query: string, size: number): Promise<Listed[]> {
  const records: Listed[] = [];
  for (let page = 1; ; page++) {
    const { body } = await list(`${query}&size=${size}&page=${page}`);
    records.push(...body.list);
    if (records.length >= body.total || body.list.length === 0) return records;
  }
}

/** The rows of a CSV without quoted line breaks, as the demonstration set makes none. */
function rowsOf(csv: string): string[][] {
  return csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
}

const tied = ['-status,amount', 'checked_at,-amount,order_no'];

describe('the list', () => {
  it('is in the asked order, by number and not by letter', async () => {
    const amounts = (await allPages('sort=-amount', 50)).map(({ amount }) => Number(amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });

  it('puts what is not decided yet at one end of the order by decision', async () => {
    const checked = (await allPages('sort=-checked_at', 50)).map(({ checked_at }) => checked_at);
    const undecided = checked.indexOf(null as never);
    expect(undecided).toBeGreaterThan(0);
    expect(checked.slice(undecided).every((at) => at === null)).toBe(true);
  });

  it.each([
    ['status=pending', ({ status }: Listed) => status === 'pending'],
    ['sub_type=crypto', ({ sub_type }: Listed) => sub_type === 'crypto'],
    ['currency=USD', ({ currency }: Listed) => currency === 'USD'],
    ['amount_min=1000', ({ amount }: Listed) => Number(amount) >= 1000],
    ['amount_max=1000', ({ amount }: Listed) => Number(amount) <= 1000],
    [
      'approved_by_maker=true',
      ({ status, maker, checker }: Listed) =>
        status !== 'rejected' && maker !== null && maker.id === checker?.id,
    ],
    [
      'approved_by_maker=false',
      ({ status, maker, checker }: Listed) =>
        status !== 'rejected' && checker !== null && maker?.id !== checker.id,
    ],
  ])('holds all that fit and nothing else with %s', async (filter, fits) => {
    const all = await allPages('sort=order_no', 100);
    const found = await allPages(`sort=order_no&${filter}`, 100);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id));
  });

  it('takes `from` as included and `to` as not', async () => {
    const [newest] = (await list('size=1')).body.list as Listed[];
    const at = encodeURIComponent(newest?.['created_at'] ?? '');
    expect((await list(`from=${at}`)).body.total).toBe(1);
    const all = (await list('size=1')).body.total;
    expect((await list(`to=${at}`)).body.total).toBe(all - 1);
  });

  it('finds text in order number, client, reference and payer, and takes % as itself', async () => {
    const owner = await addClient(server().db, { username: 'needle-user', fullName: '针 100%' });
    const made = await addDeposit(server().db, owner, {
      referenceNo: 'REF_NEEDLE',
      payerName: 'Payer Needle',
    });
    for (const q of [made.orderNo, 'edle-use', '针 100', 'ref_need', 'payer needle', '100%']) {
      const { body } = await list(`q=${encodeURIComponent(q)}`);
      expect([q, body.list.map(({ id }: Listed) => id)]).toEqual([q, [made.id]]);
    }
    expect((await list(`q=${encodeURIComponent('ref%need')}`)).body.total).toBe(0);
    expect((await list('q=refXneed')).body.total).toBe(0);
  });

  it('asks the database as often for 60 rows as for one', async () => {
    const queries = async (size: number) => {
      let count = 0;
      const logQuery = () => {
        count += 1;
      };
      // Drizzle's session has a logger that its types keep private.
      const session = server().db._.session as unknown as { logger: { logQuery(): void } };
      const quiet = session.logger;
      session.logger = { logQuery };
      await list(`size=${size}`).finally(() => {
        session.logger = quiet;
      });
      return count;
    };
    // Once a minute a request also writes down when its session was seen.
    const least = async (size: number) => Math.min(await queries(size), await queries(size));
    const forOne = await least(1);
    expect(forOne).toBeGreaterThan(0);
    expect(await least(60)).toBe(forOne);
  });
});

describe('the export', () => {
  // More than one batch, many of them with the same amount, status or no decision.
  beforeAll(() => seedLarge(server().owner, { clients: 5, deposits: 1100 }));

  const exported = (query: string, language = 'en-US') =>
    angel.get(`/deposit/admin/v1/export?${query}`, { 'accept-language': language });

  // Each key once, and ties too: their batches continue after the last row.
  const asExported = ['created_at', '-amount', 'order_no', '-checked_at', 'status', ...tied];
  // @rule lists: A sorted list has every record once over its pages
  // @in kernel/lists/sort.ts
  // @rule lists: An export holds every row of the filter, in its order
  // @in http/lists/answer-export.ts
  it.each(asExported)('sorted by %s has the rows of the list in its order', async (sort) => {
    const { body } = await exported(`sort=${sort}`);
    const records = await allPages(`sort=${sort}`, 200);
    const [, ...rows] = rowsOf(body);
    expect(rows.map(([orderNo]) => orderNo)).toEqual(records.map(({ order_no }) => order_no));
  });

  // @rule lists: Exports are UTF-8 with a BOM, robots marked, formulas neutralised
  // @in http/lists/csv.ts
  it('is UTF-8 with a byte order mark, to be saved, with headings in the language', async () => {
    const { headers, raw, status } = await exported('status=pending', 'zh-CN');
    expect(status).toBe(200);
    expect([...raw.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toMatch(/attachment; filename="?deposits-[\d-]+\.csv/);
    expect(raw.toString()).toContain('订单号,状态,用户名');
    expect(raw.toString()).toContain('待审核');
  });

  it('marks robots, and neutralises what a spreadsheet would run', async () => {
    const robots = rowsOf((await exported('fake=true')).body);
    const column = robots[0]?.indexOf('Robot') ?? -1;
    expect(new Set(robots.slice(1).map((row) => row[column]))).toEqual(new Set(['Yes']));
    const { body } = await exported('');
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
    expect(body).not.toMatch(/(^|,)"?[=+@]/m);
  });

  it('has the times of the configured time zone', async () => {
    const [headings, first] = rowsOf((await exported('sort=order_no')).body);
    const [record] = (await list('sort=order_no&size=1')).body.list;
    const shifted = new Date(Date.parse(record.made_at) + 8 * 3_600_000).toISOString();
    expect(first?.[headings?.indexOf('Submitted (Asia/Shanghai)') ?? -1]).toBe(
      shifted.replace('T', ' ').slice(0, 19),
    );
  });

  it('has the same rows as a workbook, and the audit log names the format', async () => {
    const { headers, raw } = await exported('status=pending&sort=amount&format=xlsx');
    expect(headers['content-type']).toMatch(/\.spreadsheetml\.sheet$/);
    expect(headers['content-disposition']).toMatch(/attachment; filename="?deposits-[\d-]+\.xlsx/);
    const book = new Workbook();
    await book.xlsx.load(raw);
    const [sheet] = book.worksheets;
    const records = await allPages('status=pending&sort=amount', 200);
    const orders = sheet?.getColumn(1).values.slice(2);
    expect(orders).toEqual(records.map(({ order_no: orderNo }) => orderNo));
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.action, 'deposit.exported'))
      .orderBy(auditLog.seq);
    expect(entries.at(-1)?.after).toMatchObject({ format: 'xlsx', count: records.length });
  });
});

describe('the list with `totals=known`', () => {
  beforeAll(() => seedLarge(server().owner, { clients: 20, deposits: 1100 }));

  const figures = async (query: string) => {
    const { total, totals, base } = (await list(query)).body;
    return { total, totals, base };
  };

  // @rule deposits: Totals that take longer than the rows are null, if asked for so
  // @in ./list-deposits.ts domains/approval/reviewed-list.ts
  it('has the rows, and no totals of more than a thousand deposits under a filter without kept figures', async () => {
    const all = (await list('amount_min=0.01&size=50')).body;
    expect(all.total).toBeGreaterThan(1000);
    const known = (await list('amount_min=0.01&size=50&totals=known')).body;
    expect(known).toEqual({ ...all, total: null, totals: null, base: null });
  });

  it.each([
    ['kept figures', 'status=pending'],
    ['fewer deposits', 'amount_min=8000'],
    ['a page so late that the deposits are counted for it', 'amount_min=0.01&page=501'],
    ['words', 'amount_min=0.01&q=LARGE'],
  ])('has the same totals with %s as without it', async (_what, query) => {
    const all = await figures(query);
    expect(all.total).toBeGreaterThan(0);
    expect(await figures(`${query}&totals=known`)).toEqual(all);
  });
});
