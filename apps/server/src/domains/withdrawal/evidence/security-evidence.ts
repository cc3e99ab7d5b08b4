import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, gte, lte, max, min, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/database.ts';
import { auditLog, client, clientAccess } from '../../../kernel/db/schema.ts';
import type { WithdrawalRow } from '../withdrawal-row.ts';

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
