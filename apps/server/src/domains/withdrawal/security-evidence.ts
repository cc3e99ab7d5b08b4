import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq, gte, lt, lte, max, min, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import {
  auditLog,
  client,
  clientAccess,
  clientBank,
  clientCrypto,
  withdrawal,
} from '../../kernel/db/schema.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';

const lookBackDays = 7;
/**
 * A change of the password counts for longer: who took an account over waits until no one looks.
 */
export const passwordDays = 30;
const devicesMax = 5;
/** Once or twice everybody mistypes. */
export const failuresOdd = 3;

export async function securityEvidence(
  reader: Reader,
  row: WithdrawalRow,
): Promise<Schemas.SecurityEvidence> {
  const { clientId } = row.withdrawal;
  const since = daysBefore(row, lookBackDays);
  const until = knownUntil(row);
  const [access, byStaff, devices, person] = [
    await accessOf(reader, clientId, since, until),
    await lastByStaff(reader, clientId, until),
    await newDevices(reader, clientId, since, until),
    await reader.select({ mfa: client.mfa }).from(client).where(eq(client.id, clientId)),
  ];
  const own = { by: 'client', at: access?.passwordChangedAt ?? null } as const;
  const reset = { by: 'staff', at: byStaff.get('client.password_reset') ?? null } as const;
  const last = Number(reset.at) > Number(own.at) ? reset : own;
  const passwordSince = daysBefore(row, passwordDays);
  const password = last.at !== null && last.at >= passwordSince ? last : { ...last, at: null };
  const endedAt = byStaff.get('client.sessions_ended') ?? null;
  const failed = access?.failed ?? 0;
  const isLate = (at: Date | null) => at !== null && at >= since;
  return {
    odd: password.at !== null || isLate(endedAt) || devices.length > 0 || failed >= failuresOdd,
    since: since.toISOString(),
    password_changed_at: password.at?.toISOString() ?? null,
    password_changed_by: password.at === null ? null : password.by,
    sessions_ended_at: endedAt?.toISOString() ?? null,
    failed_sign_ins: failed,
    new_devices: devices,
    mfa: person[0]?.mfa ?? false,
  };
}

async function accessOf(reader: Reader, clientId: string, since: Date, until: Date) {
  const { at, action } = clientAccess;
  const [found] = await reader
    .select({
      passwordChangedAt:
        sql<Date | null>`max(${at}) filter (where ${eq(action, 'password_changed')})`.mapWith(at),
      failed:
        sql`count(*) filter (where ${and(eq(action, 'sign_in_failed'), gte(at, since))})`.mapWith(
          Number,
        ),
    })
    .from(clientAccess)
    .where(accessUntil(clientId, until));
  return found;
}

async function lastByStaff(
  reader: Reader,
  clientId: string,
  until: Date,
): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await reader
    .select({ action: auditLog.action, at: max(auditLog.at) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, 'client'),
        eq(auditLog.subjectId, clientId),
        sql`${auditLog.action} in ('client.password_reset', 'client.sessions_ended')`,
        lte(auditLog.at, until),
      ),
    )
    .groupBy(auditLog.action);
  return new Map(rows.map(({ action, at }) => [action, at]));
}

async function newDevices(
  reader: Reader,
  clientId: string,
  since: Date,
  until: Date,
): Promise<Schemas.SeenDevice[]> {
  const { at, ip, city, deviceOs: os, deviceType: type, country } = clientAccess;
  const firstAt = min(at);
  const first = (of: typeof ip | typeof city) => sql`(array_agg(${of} order by ${at}))[1]`;
  const rows = await reader
    .select({
      os,
      type,
      country,
      ip: sql<string>`${first(ip)}`,
      city: sql<string | null>`${first(city)}`,
      firstAt,
    })
    .from(clientAccess)
    .where(and(accessUntil(clientId, until), ne(clientAccess.action, 'sign_in_failed')))
    .groupBy(os, type, country)
    .having(gte(firstAt, since))
    .orderBy(desc(firstAt))
    .limit(devicesMax);
  return rows.flatMap(({ firstAt: seenAt, ...device }) =>
    seenAt === null ? [] : [{ ...device, first_seen_at: seenAt.toISOString() }],
  );
}

function accessUntil(clientId: string, until: Date): SQL | undefined {
  return and(eq(clientAccess.clientId, clientId), lte(clientAccess.at, until));
}

const dayMs = 24 * 60 * 60 * 1000;

export function daysBefore({ withdrawal: { madeAt } }: WithdrawalRow, days: number): Date {
  return new Date(madeAt.getTime() - days * dayMs);
}

/** Up to when facts count: what came after a decision could not be known to who made it. */
export function knownUntil({ withdrawal: { checkedAt } }: WithdrawalRow): Date {
  return checkedAt ?? new Date();
}

const namedMax = 5;
/** Addresses are given to another user in time. */
const accessDays = 90;

export function sharedAccess(
  reader: Reader,
  actor: ScopedActor,
  row: WithdrawalRow,
): Promise<Schemas.SharedClients> {
  const own = row.withdrawal.clientId;
  // A failed sign-in may be another user's: it puts no one at an address.
  const counts = (
    table: 'mine' | 'theirs',
  ) => sql`${sql.identifier(table)}.action <> 'sign_in_failed'
    and ${sql.identifier(table)}.at >= ${daysBefore(row, accessDays)}`;
  const others = sql`
    select theirs.client_id, max(theirs.at) as last_at,
      (array_agg(theirs.ip order by theirs.at desc))[1] as ip
    from ${clientAccess} theirs
    where theirs.client_id <> ${own} and ${counts('theirs')} and theirs.ip in (
      select mine.ip from ${clientAccess} mine where mine.client_id = ${own} and ${counts('mine')})
    group by theirs.client_id`;
  return nameThem(reader, actor, row, others);
}

export function sharedDestination(
  reader: Reader,
  actor: ScopedActor,
  row: WithdrawalRow,
): Promise<Schemas.SharedClients> {
  const { clientId, destinationKey } = row.withdrawal;
  const others = sql`
    select theirs.client_id, max(theirs.made_at) as last_at, null::text as ip
    from ${withdrawal} theirs
    where theirs.destination_key = ${destinationKey} and theirs.client_id <> ${clientId}
    group by theirs.client_id`;
  return nameThem(reader, actor, row, others);
}

/** `others` returns a line for each: `client_id`, `last_at` and `ip`. */
async function nameThem(
  reader: Reader,
  actor: ScopedActor,
  row: WithdrawalRow,
  others: SQL,
): Promise<Schemas.SharedClients> {
  const inScope = sql`coalesce(${clientScope(actor) ?? sql`true`}, false)`;
  const lastAt = sql`others.last_at`;
  const rows = await reader
    .select({
      ...refColumns,
      ip: sql<string | null>`others.ip`,
      lastAt: lastAt.mapWith(clientAccess.at),
      inScope: sql<boolean>`${inScope}`,
      inside: sql`count(*) filter (where ${inScope}) over ()`.mapWith(Number),
      outside: sql`count(*) filter (where not ${inScope}) over ()`.mapWith(Number),
    })
    .from(client)
    .innerJoin(sql`(${others}) others`, sql`others.client_id = ${client.id}`)
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(eq(client.fake, row.client.fake))
    .orderBy(desc(inScope), desc(lastAt), desc(client.id))
    .limit(namedMax);
  const { inside = 0, outside = 0 } = rows[0] ?? {};
  return {
    odd: inside + outside > 0,
    in_scope: inside,
    outside,
    clients: rows
      .filter((other) => other.inScope)
      .map((other) => ({
        client: clientRef(other.client, other.agent),
        ip: other.ip,
        last_at: other.lastAt.toISOString(),
      })),
  };
}

export async function destinationEvidence(
  reader: Reader,
  row: WithdrawalRow,
): Promise<Schemas.DestinationEvidence> {
  const { clientId, destinationKey, destination, madeAt, firstUsedAt } = row.withdrawal;
  const [before] = await reader
    .select({ count: count(), lastAt: max(withdrawal.checkedAt) })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.clientId, clientId),
        eq(withdrawal.destinationKey, destinationKey),
        lt(withdrawal.madeAt, madeAt),
        eq(withdrawal.status, 'approved'),
      ),
    );
  const approved = before?.count ?? 0;
  return {
    odd: approved === 0,
    first_used_at: firstUsedAt.toISOString(),
    approved_before: approved,
    approved_last_at: before?.lastAt?.toISOString() ?? null,
    saved_at: (await savedAt(reader, clientId, destination))?.toISOString() ?? null,
  };
}

async function savedAt(
  reader: Reader,
  clientId: string,
  destination: Destination,
): Promise<Date | null> {
  if (destination.kind === 'bank') {
    const [card] = await reader
      .select({ at: min(clientBank.createdAt) })
      .from(clientBank)
      .where(
        and(eq(clientBank.clientId, clientId), sameNumber(clientBank.accNo, destination.acc_no)),
      );
    return card?.at ?? null;
  }
  const { coin, network, address } = destination;
  const [wallet] = await reader
    .select({ at: min(clientCrypto.createdAt) })
    .from(clientCrypto)
    .where(
      and(
        eq(clientCrypto.clientId, clientId),
        eq(clientCrypto.coin, coin),
        eq(clientCrypto.network, network),
        eq(clientCrypto.address, address),
      ),
    );
  return wallet?.at ?? null;
}

function sameNumber(column: typeof clientBank.accNo, number: string): SQL {
  const bare = (value: unknown) => sql`lower(regexp_replace(${value}, '[\\s-]', '', 'g'))`;
  return sql`${bare(column)} = ${bare(sql`${number}::text`)}`;
}
