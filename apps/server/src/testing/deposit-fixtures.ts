import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bookDeposit } from '../domains/deposit/book-deposit.ts';
import type { Database } from '../kernel/db/database.ts';
import {
  account,
  client,
  currencyPair,
  type deposit,
  kyc,
  rate,
  staffUser,
} from '../kernel/db/schema.ts';
import { negate, plus } from '../kernel/money/decimal.ts';
import { writeAudit } from '../platform/audit-log.ts';
import { postTransaction } from '../platform/ledger/ledger.ts';
import type { DemoUsername } from '../seed/staff.ts';

export interface ClientFixture {
  id: string;
  username: string;
  /** The account's id by its currency. */
  accounts: Record<string, string>;
}

export async function staffId(db: Database, username: DemoUsername): Promise<string> {
  const [found] = await db
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(eq(staffUser.username, username));
  if (found === undefined) throw new Error(`There is no ${username}: start the server with staff.`);
  return found.id;
}

/** A client of the test's own, with an empty account in each currency. */
export async function addClient(
  db: Database,
  options: {
    agent?: DemoUsername | null;
    currencies?: readonly string[];
    /** The state of the identity check, which is in the client's own name. */
    identity?: typeof kyc.$inferSelect.status;
  } & Partial<typeof client.$inferInsert> = {},
): Promise<ClientFixture> {
  const { agent = 'hero', currencies = ['USD'], identity, ...columns } = options;
  const username = columns.username ?? `client-${randomUUID()}`;
  const [added] = await db
    .insert(client)
    .values({
      fullName: '测试客户',
      mobile: '+8613800138000',
      email: `${username}@example.com`,
      agentId: agent === null ? null : await staffId(db, agent),
      ...columns,
      username,
    })
    .returning({ id: client.id });
  if (added === undefined) throw new Error('The client was not stored.');
  if (identity !== undefined) {
    const { fullName = '测试客户' } = columns;
    await db.update(kyc).set({ status: identity, fullName }).where(eq(kyc.clientId, added.id));
    await db.update(client).set({ kycStatus: identity }).where(eq(client.id, added.id));
  }
  const opened = await db
    .insert(account)
    .values(
      currencies.map((currency) => ({ clientId: added.id, currency, accNo: `T-${randomUUID()}` })),
    )
    .returning({ id: account.id, currency: account.currency });
  const accounts = Object.fromEntries(opened.map(({ id, currency }) => [currency, id]));
  return { id: added.id, username, accounts };
}

export interface DepositFixture {
  amount?: string;
  currency?: string;
  /** The currency of the account that gets it. */
  into?: string;
  maker?: DemoUsername | null;
  at?: Date;
  payerName?: string;
  referenceNo?: string;
  txid?: string;
  screenshotId?: string;
  subType?: (typeof deposit.$inferSelect)['subType'];
}

/** By default the client's own. */
export async function addDeposit(
  db: Database,
  of: ClientFixture,
  options: DepositFixture = {},
): Promise<typeof deposit.$inferSelect> {
  const { amount = '100.00', currency = 'USD', into = currency, maker = null, ...more } = options;
  const accountId = of.accounts[into];
  if (accountId === undefined) throw new Error(`The client has no account in ${into}.`);
  const makerId = maker === null ? null : await staffId(db, maker);
  return db.transaction(async (tx) => {
    const { booked, audit } = await bookDeposit(tx, {
      at: new Date(),
      subType: 'bank',
      ...more,
      account: { id: accountId, clientId: of.id, currency: into },
      amount,
      currency,
      makerId,
      baseCurrency: 'USD',
      timeZone: 'UTC',
    });
    await writeAudit(tx, null, audit);
    return booked;
  });
}

export async function addRate(
  db: Database,
  { spread = '0', ...pair }: { primary: string; secondary: string; final: string; spread?: string },
  times: { effectiveAt?: Date; expiresAt?: Date | null } = {},
): Promise<void> {
  const { effectiveAt = new Date(Date.now() - 60_000), expiresAt = null } = times;
  await db.insert(rate).values({
    ...pair,
    mid: plus(pair.final, spread),
    spread,
    source: 'test',
    effectiveAt,
    expiresAt,
  });
}

export async function addPair(
  db: Database,
  pair: { primary: string; secondary: string },
  fields: Partial<typeof currencyPair.$inferInsert> = {},
): Promise<void> {
  await db
    .insert(currencyPair)
    .values({ ...pair, minAmount: '0.00000001', weight: 1, ...fields })
    .onConflictDoNothing();
}

export async function readAccount(
  db: Database,
  id: string | undefined,
): Promise<typeof account.$inferSelect> {
  const [found] = await db
    .select()
    .from(account)
    .where(eq(account.id, id ?? ''));
  if (found === undefined) throw new Error('There is no such account.');
  return found;
}

export async function debitAccount(db: Database, accountId: string, amount: string): Promise<void> {
  const currency = (await readAccount(db, accountId)).currency;
  await db.transaction((tx) =>
    postTransaction(tx, {
      kind: 'test.taken_out',
      reference: { type: 'test', id: randomUUID() },
      actorId: null,
      entries: [
        {
          accountId,
          bucket: 'available',
          amount: negate(amount),
          currency,
        },
        { firmAccount: 'clearing', amount, currency },
      ],
    }),
  );
}
