import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, client } from '../../kernel/db/schema.ts';
import { maskEmail, maskPhone } from '../../platform/mask.ts';
import { seedLarge } from '../../seed/seed-large.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer({ seed: 'demo' });
let angel: ApiClient;
beforeAll(async () => {
  angel = await server().signIn('angel');
});

const list = (query: string): Promise<ApiAnswer> => angel.get(`/client/admin/v1/list?${query}`);

interface Listed {
  id: string;
  username: string;
  fake: boolean;
  active: boolean;
  locked: boolean;
  kyc_status: string;
  language: string;
  vip_level: number;
  accounts: { currency: string; balance: string }[];
}

async function allOf(query: string): Promise<Listed[]> {
  return (await list(`size=200&${query}`)).body.list;
}

async function namesOf(query: string, size: number): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page++) {
    const { body } = await list(`${query}&size=${size}&page=${page}`);
    names.push(...body.list.map(({ username }: Listed) => username));
    if (names.length >= body.total || body.list.length === 0) return names;
  }
}

const keys = ['create_datetime', 'username', 'full_name', 'score', 'vip_level', 'last_seen_at'];
const sorts = [...keys.flatMap((key) => [key, `-${key}`]), '-vip_level,score'];

describe('the list of clients', () => {
  it.each(sorts)('sorted by %s holds every client once over its pages', async (sort) => {
    const names = await namesOf(`sort=${sort}`, 9);
    expect(new Set(names).size).toBe((await list('size=1')).body.total);
  });

  it.each([
    ['status=enabled', (row: Listed) => row.active && !row.locked],
    ['status=disabled', (row: Listed) => !row.active],
    ['status=locked', (row: Listed) => row.locked],
    ['kyc_status=approved', (row: Listed) => row.kyc_status === 'approved'],
    ['language=en-US', (row: Listed) => row.language === 'en-US'],
    ['vip_level=0', (row: Listed) => row.vip_level === 0],
    ['currency=USD', (row: Listed) => row.accounts.some(({ currency }) => currency === 'USD')],
  ])('holds all that fit and nothing else with %s', async (filter, fits) => {
    await addClient(server().db, { active: false });
    await addClient(server().db, { locked: true });
    const all = await allOf('sort=username');
    const found = await allOf(`sort=username&${filter}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id));
  });

  // @rule clients: Robots show on request, marked, and never counted
  // @in domains/client-access/client-filter.ts
  it('sums what all of them own by currency, robots never included', async () => {
    const { body } = await list('size=1');
    const cents = new Map<string, bigint>();
    for (const { accounts } of await allOf('')) {
      for (const { currency, balance } of accounts) {
        cents.set(currency, (cents.get(currency) ?? 0n) + BigInt(balance.replace('.', '')));
      }
    }
    for (const { currency, amount } of body.totals) {
      expect([currency, BigInt(amount.replace('.', ''))]).toEqual([currency, cents.get(currency)]);
    }
    expect(body.totals).toHaveLength(cents.size);
    expect((await allOf('fake=true')).every(({ fake }) => fake)).toBe(true);
    expect((await list('fake=true')).body.total).toBe(
      await server().db.$count(client, eq(client.fake, true)),
    );
  });

  // @rule clients: Found by part of a name, or the whole mobile, e-mail or account number
  // @in domains/client-access/client-filter.ts
  it('finds by a part of the names, and by the whole of mobile, e-mail and account number', async () => {
    const added = await addClient(server().db, {
      username: 'pineapple',
      fullName: '菠萝 Pine',
      mobile: '+8613912345678',
      email: 'Pine@Example.com',
    });
    const accounts = await angel.get(`/acc/admin/v1/list/${added.id}`);
    const accNo = accounts.body.list[0].acc_no;
    for (const q of ['neapp', '菠萝', '+8613912345678', 'pine@example.com', accNo]) {
      expect((await allOf(`q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toEqual([added.id]);
    }
    expect(await allOf('q=12345678')).toEqual([]);
  });

  it('never sends a whole mobile number or e-mail address, also not in the export', async () => {
    const [someone] = await server()
      .db.select()
      .from(client)
      .where(eq(client.fake, false))
      .limit(1);
    const { mobile = '', email = '', id } = someone ?? {};
    for (const path of ['list?size=200', `detail/${id}`, 'export']) {
      const { raw } = await angel.get(`/client/admin/v1/${path}`);
      expect(raw.toString()).not.toContain(mobile);
      expect(raw.toString()).not.toContain(email);
    }
  });

  it.each([
    ['sort', 'sort=balance'],
    ['status', 'status=gone'],
    ['currency', 'currency=XAU'],
    ['vip_level', 'vip_level=many'],
  ])('names %s where %s is unknown', async (field, query) => {
    const { status, body } = await list(query);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('writes each export to the audit log', async () => {
    await angel.get('/client/admin/v1/export?vip_level=0');
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.action, 'client.exported'));
    expect(entries.at(-1)).toMatchObject({
      actorName: '陈雅静',
      after: { filter: { vip_level: 0 } },
    });
  });
});

describe('the export of clients', () => {
  // More than one batch, and all of them never seen.
  beforeAll(() => seedLarge(server().owner, { clients: 1100, deposits: 0 }));

  it.each(sorts)('sorted by %s has the rows of the list in its order', async (sort) => {
    const { body } = await angel.get(`/client/admin/v1/export?sort=${sort}`);
    const rows: string[] = body.trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[0])).toEqual(await namesOf(`sort=${sort}`, 200));
  });
});

describe('masking', () => {
  // @rule clients: Phones and e-mail addresses are masked, the country of a phone stays
  // @in platform/mask.ts
  it.each([
    ['+8613800138000', '+86*********00'],
    ['+85291234567', '+852******67'],
    ['+12025550143', '+1********43'],
    ['13800138000', '*********00'],
    ['1234567', '*****67'],
    ['12345', '*****'],
    ['', ''],
  ])('shows the phone %s as %s', (mobile, shown) => {
    expect(maskPhone(mobile)).toBe(shown);
  });

  it.each([
    ['wang@example.com', 'w***@example.com'],
    ['not an address', '***'],
    ['@example.com', '***'],
  ])('shows the address %s as %s', (email, shown) => {
    expect(maskEmail(email)).toBe(shown);
  });
});
