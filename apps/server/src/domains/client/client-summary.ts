import { can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq, inArray, isNull, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import {
  clientNote,
  deposit,
  kyc,
  message,
  messageRecipient,
  overdrawn,
  staffUser,
  tradeRecord,
  withdrawal,
} from '../../kernel/db/schema.ts';
import { plus } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { readSetting } from '../../platform/settings.ts';
import { listAccounts } from '../account/list-accounts.ts';
import { requireClient } from '../client-access/find-client.ts';
import {
  bookedFigures,
  bookedSums,
  inBaseAsBooked,
  inBaseAsOfNow,
  listFigures,
} from '../currency/list-figures.ts';
import { riskLevelOf, riskRanks } from '../risk/risk.ts';
import { readableTradeKinds } from './timeline/event-kinds.ts';

type Pending = Schemas.ClientPending;
type MayRead = (resource: Resource) => boolean;

/** Throws NOT_FOUND outside the user's scope. */
export async function readClientSummary(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<Schemas.ClientSummary> {
  const { fake, lastSeenAt } = await requireClient(reader, actor, id);
  const { base_currency: base } = await readSetting(reader, 'trade');
  const mayRead: MayRead = (resource) => can(actor.permissions, 'read', chainOf(resource));
  return {
    client_id: id,
    fake,
    balance: await sumBalances(reader, id, base),
    deposited: mayRead('deposit') ? await sumApproved(reader, deposit, id, base) : null,
    withdrawn: mayRead('withdrawal') ? await sumApproved(reader, withdrawal, id, base) : null,
    pending: await readPending(reader, actor, id, mayRead),
    risk: await readRisk(reader, id, mayRead),
    last_contact: {
      message: mayRead('message') ? await readLastMessage(reader, id) : null,
      note: await readLastNote(reader, id),
      seen_at: lastSeenAt?.toISOString() ?? null,
    },
  };
}

async function sumBalances(
  reader: Reader,
  clientId: string,
  base: string,
): Promise<Schemas.ClientMoney> {
  const accounts = (await listAccounts(reader, [clientId])).get(clientId) ?? [];
  const sums = new Map<string, { currency: string; count: number; amount: string }>();
  for (const { currency, balance } of accounts) {
    const { count, amount } = sums.get(currency) ?? { count: 0, amount: '0' };
    sums.set(currency, { currency, count: count + 1, amount: plus(amount, balance) });
  }
  const { totals } = listFigures([...sums.values()]);
  return inBaseAsOfNow(reader, { totals }, base);
}

async function sumApproved(
  reader: Reader,
  table: typeof deposit | typeof withdrawal,
  clientId: string,
  base: string,
): Promise<Schemas.ClientMoney> {
  const sums = await reader
    .select(bookedSums(table))
    .from(table)
    .where(and(eq(table.clientId, clientId), eq(table.status, 'approved')))
    .groupBy(table.currency);
  const { totals, base: worth } = inBaseAsBooked(bookedFigures(sums), base);
  return { totals, base: worth };
}

async function readPending(
  reader: Reader,
  actor: Actor,
  clientId: string,
  mayRead: MayRead,
): Promise<Pending[]> {
  const pending: Pending[] = [];
  const add = (what: Pending['what'], counted: Awaited<ReturnType<typeof countPending>>) => {
    // Without a group, a sum of no records is a row of its own.
    const rows = counted.filter(({ count }) => count > 0);
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const ofKind = rows.filter((row) => row.kind === kind);
      const sums = ofKind.flatMap(({ currency, count, amount }) =>
        currency === null ? [] : [{ currency, count, amount }],
      );
      const [oldest] = ofKind.flatMap(({ oldest }) => oldest ?? []).toSorted();
      const [only, another] = ofKind.flatMap(({ ids }) => ids);
      pending.push({
        what,
        // Only orders are selected with a kind, of which the column has no others.
        kind: kind as Pending['kind'],
        count: ofKind.reduce((all, row) => all + row.count, 0),
        totals: listFigures(sums).totals,
        oldest_at: (oldest ?? new Date()).toISOString(),
        only_id: another === undefined ? (only ?? null) : null,
      });
    }
  };
  const counted = (table: Waiting, where?: SQL) => countPending(reader, table, clientId, where);
  if (mayRead('kyc')) add('kyc', await counted(kyc));
  if (mayRead('deposit')) add('deposit', await counted(deposit));
  if (mayRead('withdrawal')) add('withdrawal', await counted(withdrawal));
  for (const [what, resource] of credits) {
    if (mayRead(resource)) add(what, await counted(overdrawn, eq(overdrawn.subType, what)));
  }
  const kinds = readableTradeKinds(actor.permissions);
  if (kinds.length > 0) {
    add('order', await counted(tradeRecord, inArray(tradeRecord.kind, kinds)));
  }
  return pending;
}

const credits = [
  ['loan', 'loan'],
  ['compensation', 'compensation'],
  ['bonus', 'compensation'],
] as const satisfies readonly (readonly [Pending['what'], Resource])[];

type Waiting =
  | typeof kyc
  | typeof deposit
  | typeof withdrawal
  | typeof overdrawn
  | typeof tradeRecord;

function countPending(reader: Reader, table: Waiting, clientId: string, where?: SQL) {
  const isOrder = table === tradeRecord;
  const money = table === kyc ? null : (table as Exclude<Waiting, typeof kyc>);
  const kind = isOrder ? tradeRecord.kind : null;
  return reader
    .select({
      kind: sql<string | null>`${kind ?? sql`null`}`,
      currency: sql<string | null>`${money?.currency ?? sql`null`}`,
      count: count(),
      amount: sql<string | null>`${money ? sum(money.amount) : sql`null`}`,
      oldest: sql<Date | null>`min(${table.madeAt})`.mapWith(deposit.madeAt),
      ids: sql<string[]>`(array_agg(${table.id}::text))[1:2]`,
    })
    .from(table)
    .where(
      and(
        eq(table.clientId, clientId),
        eq(table.status satisfies PgColumn, isOrder ? 'awaiting' : 'pending'),
        isOrder ? sql`${tradeRecord.phase} is distinct from 'confirming'` : undefined,
        where,
      ),
    )
    .groupBy(...(kind ? [kind] : []), ...(money ? [money.currency] : []));
}

async function readRisk(
  reader: Reader,
  clientId: string,
  mayRead: MayRead,
): Promise<Schemas.ClientSummary['risk']> {
  const risky = { deposit, withdrawal, kyc };
  const found: Schemas.RiskReason[] = [];
  for (const [resource, table] of entriesOf(risky)) {
    if (!mayRead(resource)) continue;
    const rows = await reader
      .select({ reasons: table.riskReasons })
      .from(table)
      .where(and(eq(table.clientId, clientId), eq(table.status, 'pending')));
    found.push(...rows.flatMap(({ reasons }) => reasons));
  }
  const worst = found.toSorted((one, other) => riskRanks[other.level] - riskRanks[one.level]);
  const reasons = worst.filter(
    ({ code }, at) => worst.findIndex((other) => other.code === code) === at,
  );
  return { level: reasons[0]?.level ?? riskLevelOf(0), reasons };
}

async function readLastMessage(
  reader: Reader,
  clientId: string,
): Promise<Schemas.ClientLastContact['message']> {
  const sentAt = sql<Date>`coalesce(${message.sendAt}, ${message.createdAt})`.mapWith(
    message.createdAt,
  );
  const [last] = await reader
    .select({ at: sentAt, readAt: messageRecipient.readAt })
    .from(messageRecipient)
    .innerJoin(message, eq(message.id, messageRecipient.messageId))
    .where(
      and(
        eq(messageRecipient.clientId, clientId),
        eq(message.status, 'sent'),
        isNull(message.deletedAt),
      ),
    )
    .orderBy(desc(sentAt))
    .limit(1);
  if (last === undefined) return null;
  return { at: last.at.toISOString(), read_at: last.readAt?.toISOString() ?? null };
}

async function readLastNote(
  reader: Reader,
  clientId: string,
): Promise<Schemas.ClientLastContact['note']> {
  const [last] = await reader
    .select({ at: clientNote.createdAt, author: { id: staffUser.id, name: staffUser.name } })
    .from(clientNote)
    .innerJoin(staffUser, eq(staffUser.id, clientNote.authorId))
    .where(eq(clientNote.clientId, clientId))
    .orderBy(desc(clientNote.createdAt), desc(clientNote.id))
    .limit(1);
  return last === undefined ? null : { at: last.at.toISOString(), author: last.author };
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>) {
  // The keys of a record that is written out are exactly the keys of its type.
  return Object.entries(record) as [Key, Value][];
}
