import type { Schemas } from '@brokerdesk/sdk';
import { type AnyColumn, and, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import {
  accountTally,
  clientTally,
  type depositAgentWeekTally,
  type depositBandTally,
  type depositDayTally,
  depositTally,
  type recordTally,
} from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ClientQuery } from '../client-access/client-filter.ts';
import { agentScope, agentsOfTeam } from '../client-access/client-scope.ts';
import {
  type BookedFigures,
  bookedFigures,
  type ListFigures,
  listFigures,
} from '../currency/list-figures.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import type { DepositQuery } from '../deposit/list-deposits.ts';
import type { KycQuery } from '../kyc/list-kyc.ts';

export const depositKeys: ReadonlySet<string> = new Set([
  'sort',
  'fake',
  'agent_id',
  'status',
  'sub_type',
  'currency',
]);
const clientKeys = new Set(['sort', 'fake', 'agent_id', 'status', 'kyc_status', 'vip_level']);
const kycKeys = new Set(['sort', 'fake', 'agent_id', 'status']);

/** Whether a tally knows the filter whole; anything else has to be counted. */
export function asksOnly(query: object, keys: ReadonlySet<string>): boolean {
  return Object.entries(query).every(
    ([name, value]) => value === undefined || keys.has(name) || name === 'page' || name === 'size',
  );
}

/** How many deposits there are, and their worth; null if the filter has to be counted. */
export async function tallyDeposits(
  reader: Reader,
  actor: Actor,
  query: DepositQuery,
): Promise<BookedFigures | null> {
  if (!asksOnly(query, depositKeys)) return null;
  return talliedFigures(reader, depositTally, ofDeposits(depositTally, actor, query));
}

/** How many clients there are, and what they own; null if the filter has to be counted. */
export async function tallyClients(
  reader: Reader,
  actor: Actor,
  query: ClientQuery,
): Promise<ListFigures | null> {
  if (!asksOnly(query, clientKeys)) return null;
  const condition = (t: typeof clientTally | typeof accountTally) =>
    and(
      ofClients(t, actor, query),
      when(query.status, (status) => standing(t, status)),
      when(query.kyc_status, (status) => eq(t.kycStatus, status)),
      when(query.vip_level, (level) => eq(t.vipLevel, level)),
    );
  const totals = await balances(reader, condition(accountTally));
  return { total: await clientTotal(reader, condition(clientTally)), totals };
}

/**
 * How many identity checks there are: every client has one. Null if the filter has to be counted.
 */
export async function tallyKyc(
  reader: Reader,
  actor: Actor,
  query: KycQuery,
): Promise<number | null> {
  if (!asksOnly(query, kycKeys)) return null;
  return clientTotal(
    reader,
    and(
      ofClients(clientTally, actor, query),
      when(query.status, (status) => eq(clientTally.kycStatus, status)),
    ),
  );
}

async function clientTotal(reader: Reader, where: SQL | undefined): Promise<number> {
  const [counted] = await reader
    .select({ total: sum(clientTally.count).mapWith(Number) })
    .from(clientTally)
    .where(where);
  return counted?.total ?? 0;
}

type DepositTally =
  | typeof depositTally
  | typeof depositDayTally
  | typeof depositBandTally
  | typeof depositAgentWeekTally;

/** The lines of these deposits. */
export function ofDeposits(t: DepositTally, actor: Actor, query: DepositQuery): SQL | undefined {
  return and(ofClients(t, actor, query), ofDepositKind(t, query));
}

/** The same, whosever they are. */
export function ofDepositKind(
  t: { status: AnyColumn; subType: AnyColumn; currency: AnyColumn },
  query: DepositQuery,
): SQL | undefined {
  return and(
    when(query.status, (status) => eq(t.status, status)),
    when(query.sub_type, (subType) => eq(t.subType, subType)),
    when(query.currency, (code) => eq(t.currency, requireCurrency('currency', code))),
  );
}

function standing(
  t: typeof clientTally | typeof accountTally,
  status: NonNullable<ClientQuery['status']>,
): SQL | undefined {
  if (status === 'locked') return eq(t.locked, true);
  return and(
    eq(t.active, status === 'enabled'),
    status === 'enabled' ? eq(t.locked, false) : undefined,
  );
}

/** The lines of the clients that are in scope and asked for. */
export function ofClients(
  t: { agentId: AnyColumn; fake: AnyColumn },
  actor: Actor,
  { fake = false, agent_id }: { fake?: boolean | undefined; agent_id?: string | undefined },
): SQL | undefined {
  return and(
    agentScope(actor, t.agentId),
    eq(t.fake, fake),
    when(agent_id, (id) => agentsOfTeam(t.agentId, id)),
  );
}

async function balances(reader: Reader, where: SQL | undefined): Promise<Schemas.CurrencyTotal[]> {
  const t = accountTally;
  const sums = await reader
    .select({ currency: t.currency, ...sumsOf(t) })
    .from(t)
    .where(where)
    .groupBy(t.currency)
    .having(sql`sum(${t.count}) <> 0`);
  return listFigures(sums).totals;
}

/** The count and worth of records. */
export async function talliedFigures(
  reader: Reader,
  t: typeof depositTally | typeof recordTally,
  where: SQL | undefined,
): Promise<BookedFigures> {
  const sums = await reader
    .select({
      currency: t.currency,
      ...sumsOf(t),
      base: sum(t.baseAmount),
      unrated: sum(t.unrated).mapWith(Number),
    })
    .from(t)
    .where(where)
    .groupBy(t.currency)
    .having(sql`sum(${t.count}) <> 0`);
  return bookedFigures(sums);
}

const sumsOf = (t: { count: PgColumn; amount: PgColumn }) => ({
  count: sum(t.count).mapWith(Number),
  amount: sum(t.amount),
});
