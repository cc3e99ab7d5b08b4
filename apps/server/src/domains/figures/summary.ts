import type { Schemas } from '@brokerdesk/sdk';
import { type AnyColumn, and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, deposit, ledgerEntry } from '../../kernel/db/schema.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { clientTotals } from '../client/client-totals.ts';
import { countClients } from '../client/list-clients.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { depositList } from '../deposit/list-deposits.ts';
import { countedClients, type StatClients } from './stat-question.ts';
import type { TimeRange } from './time-range.ts';
import { sumInBase } from './waiting-queues.ts';

type DepositFigures = NonNullable<Schemas.Summary['deposits']>;

const within = (moment: AnyColumn | SQL, { from, to }: TimeRange) =>
  sql`${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz`;

export async function pendingDeposits(
  { reader, actor, clients }: { reader: Reader; actor: Actor; clients: StatClients },
  queues: readonly Schemas.WaitingQueue[],
): Promise<Schemas.CountAndTotals> {
  const own = queues.find(({ queue }) => queue === 'deposit');
  if (own) return { count: own.count, totals: own.totals };
  const query = { ...clients, status: 'pending' } as const;
  const { total, totals } = await depositList.figures(reader, actor, query);
  return { count: total, totals };
}

/** Counts approvals also when they were taken back later, so that yesterday's figures stay as they were. */
export async function depositFigures(
  reader: Reader,
  actor: Actor,
  clients: StatClients,
  range: TimeRange,
): Promise<DepositFigures> {
  const { total, totals } = await depositList.figures(reader, actor, {
    ...clients,
    from: range.from.toISOString(),
    to: range.to.toISOString(),
  });
  const where = recordScope(actor, clients, deposit.clientId);
  // The expression of the index on decisions.
  const decided = within(sql`coalesce(${deposit.checkedAt}, '-infinity'::timestamptz)`, range);
  // Each by its own index: with one condition for them all, PostgreSQL looks at every deposit.
  const events = {
    approved: and(decided, inArray(deposit.status, ['approved', 'rolled_back'])),
    rejected: and(decided, eq(deposit.status, 'rejected')),
    rolled_back: within(deposit.rolledBackAt, range),
  };
  const count = async (event: SQL | undefined) => {
    const { total, totals } = await depositList.sum(reader, and(where, event));
    return { count: total, totals };
  };
  return {
    created: { count: total, totals },
    approved: await count(events.approved),
    rejected: await count(events.rejected),
    rolled_back: await count(events.rolled_back),
  };
}

export async function clientFigures(
  { reader, actor, clients }: { reader: Reader; actor: Actor; clients: StatClients },
  base: string,
  range: TimeRange,
  now: Date,
): Promise<NonNullable<Schemas.Summary['clients']>> {
  const where = countedClients(actor, clients);
  const [{ total, totals }, created, online, changes] = await Promise.all([
    clientTotals(reader, actor, clients),
    countClients(reader, and(where, within(client.createdAt, range))),
    countClients(reader, and(where, client.online)),
    balanceChanges(reader, where, range.from),
  ]);
  return {
    ...{ total, new: created, online, balances: totals, changes },
    base: await sumInBase(reader, totals, base, now),
  };
}

async function balanceChanges(
  reader: Reader,
  clients: SQL | undefined,
  since: Date,
): Promise<Schemas.MoneyOf[]> {
  const { accountId, amount, currency, createdAt } = ledgerEntry;
  // Looks up the client of each entry: joined, PostgreSQL reads all accounts.
  const ofClients = sql`(select ${clients} from ${account}
    join ${client} on ${client.id} = ${account.clientId} where ${account.id} = ${accountId})`;
  const sum = sql<string>`sum(${amount})::text`;
  const rows = await reader
    .select({ currency, amount: sum })
    .from(ledgerEntry)
    .where(and(gte(createdAt, since), ofClients))
    .groupBy(currency)
    .having(sql`sum(${amount}) <> 0`)
    .orderBy(asc(currency));
  return rows.map(({ currency, amount }) => ({ currency, amount: formatMoney(amount, currency) }));
}
