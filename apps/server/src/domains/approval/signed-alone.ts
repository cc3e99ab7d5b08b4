import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Reader, rowsOf, type Transaction } from '../../kernel/db/database.ts';
import { auditLog, signature } from '../../kernel/db/schema.ts';
import { type Decimal, plus } from '../../kernel/money/decimal.ts';
import type { Bound, Limit, Sums } from '../../platform/approval/verdict.ts';

const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;
const monthMs = 30 * dayMs;

interface Group {
  limit: Limit;
  clientId: string | null;
  mine: boolean;
  day: Decimal;
  week: Decimal;
  daySince: Date | null;
  weekSince: Date | null;
  daySigners: readonly string[];
  weekSigners: readonly string[];
}

type Signature = Pick<
  typeof signature.$inferSelect,
  'alone' | 'limit' | 'clientId' | 'baseAmount' | 'signerId' | 'at'
>;

export type SignedAlone = readonly Group[];

type StoredGroup = Omit<Group, 'daySince' | 'weekSince'> &
  Record<'daySince' | 'weekSince', string | null>;

export function signedAloneBy(people: readonly string[], clientId?: string | null): SQL {
  const now = Date.now();
  const signed = inArray(signature.signerId, [...people]);
  const ofClient = clientId == null ? undefined : or(signed, eq(signature.clientId, clientId));
  const within = (ms: number) =>
    sql`filter (where ${signature.at} > ${new Date(now - ms).toISOString()}::timestamptz)`;
  const sumSince = (ms: number) =>
    sql`coalesce(sum(${signature.baseAmount}) ${within(ms)}, 0)::text`;
  const firstSince = (ms: number) => sql`min(${signature.at}) ${within(ms)}`;
  const signersSince = (ms: number) =>
    sql`coalesce(json_agg(distinct ${signature.signerId}) ${within(ms)}, '[]'::json)`;
  return sql`(select coalesce(json_agg(sums), '[]'::json) from (
    select ${signature.limit} as "limit", ${signature.clientId} as "clientId", ${signed} as mine,
      ${sumSince(dayMs)} as day, ${sumSince(weekMs)} as week,
      ${firstSince(dayMs)} as "daySince", ${firstSince(weekMs)} as "weekSince",
      ${signersSince(dayMs)} as "daySigners", ${signersSince(weekMs)} as "weekSigners"
    from ${signature}
    where ${and(eq(signature.alone, true), gt(signature.at, new Date(now - weekMs)), ofClient)}
    group by 1, 2, 3) sums)`;
}

export function signedAloneIn(found: readonly StoredGroup[]): SignedAlone {
  const date = (at: string | null) => (at === null ? null : new Date(at));
  return found.map((group) => ({
    ...group,
    ...{ daySince: date(group.daySince), weekSince: date(group.weekSince) },
  }));
}

export async function readSignedAlone(
  reader: Reader,
  people: readonly string[],
): Promise<SignedAlone> {
  const [row] = await rowsOf<{ signed: StoredGroup[] }>(
    reader,
    sql`select ${signedAloneBy(people)} as signed`,
  );
  return signedAloneIn(row?.signed ?? []);
}

export function withSignature(
  signed: SignedAlone,
  { alone, limit, clientId, baseAmount, signerId, at }: Signature,
): SignedAlone {
  if (!alone) return signed;
  const before = signed.find(
    (group) => group.mine && group.limit === limit && group.clientId === clientId,
  );
  const sum = (of: Decimal | undefined) => plus(of ?? '0', baseAmount ?? '0');
  const signers = (of: readonly string[] = []) => [...new Set([...of, signerId])];
  const group = {
    ...{ limit, clientId, mine: true },
    ...{ day: sum(before?.day), week: sum(before?.week) },
    ...{ daySince: before?.daySince ?? at, weekSince: before?.weekSince ?? at },
    ...{ daySigners: signers(before?.daySigners), weekSigners: signers(before?.weekSigners) },
  };
  return [...signed.filter((one) => one !== before), group];
}

/** Without a client, the sums are the user's alone. */
export function sumsOf(signed: SignedAlone, limit: Limit, clientId: string | null): Sums {
  const total = (which: (group: Group) => boolean, of: 'day' | 'week') =>
    signed
      .filter((group) => group.limit === limit && which(group))
      .reduce((sum, group) => plus(sum, group[of]), '0');
  const isClients = (group: Group) => clientId !== null && group.clientId === clientId;
  return {
    makerDay: total(({ mine }) => mine, 'day'),
    makerWeek: total(({ mine }) => mine, 'week'),
    clientDay: total(isClients, 'day'),
    clientWeek: total(isClients, 'week'),
    pairDay: total((group) => isClients(group) && group.mine, 'day'),
    pairWeek: total((group) => isClients(group) && group.mine, 'week'),
    totalDay: inAll(signed, 'day'),
    totalWeek: inAll(signed, 'week'),
  };
}

export function usedBy(
  signed: SignedAlone,
  limit: Limit,
  clientId: string | null,
  bound: Bound,
): { signers: string[]; freesAt: Date | null } {
  const [whose = '', window = ''] = bound.split('_');
  const isSum = window === 'day' || window === 'week';
  const counted = signed.filter((group) => {
    const isClients = clientId !== null && group.clientId === clientId;
    if (whose === 'total') return group.mine;
    if (group.limit !== limit) return false;
    return whose === 'maker' ? group.mine : isClients && (whose === 'client' || group.mine);
  });
  if (!isSum) return { signers: [], freesAt: null };
  const first = counted
    .map((group) => group[`${window}Since`]?.getTime() ?? Number.POSITIVE_INFINITY)
    .reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const freesAt = first + (window === 'day' ? dayMs : weekMs);
  return {
    signers: [...new Set(counted.flatMap((group) => group[`${window}Signers`]))],
    freesAt: Number.isFinite(freesAt) ? new Date(freesAt) : null,
  };
}

export function inAll(signed: SignedAlone, of: 'day' | 'week'): Decimal {
  return signed.filter(({ mine }) => mine).reduce((sum, group) => plus(sum, group[of]), '0');
}

export function clientsCreditedBy(people: readonly string[], clientId?: string | null): SQL {
  const which = and(
    eq(signature.alone, true),
    inArray(signature.signerId, [...people]),
    inArray(signature.limit, ['credit', 'profit', 'rollback']),
    gt(signature.at, new Date(Date.now() - monthMs)),
    clientId == null ? undefined : eq(signature.clientId, clientId),
  );
  return sql`(select coalesce(json_agg(distinct ${signature.clientId}), '[]'::json)
    from ${signature} where ${which})`;
}

/** Audit actions after which staff may hold a client's access. */
const accessActions = ['client.created', 'client.password_reset', 'client.code_made'];

export function clientsHeldBy(people: readonly string[], clientId?: string | null): SQL {
  const contactChanged = sql`${auditLog.action} = 'client.updated' and ${auditLog.after} -> 'changed' ?| array['mobile', 'email']`;
  const which = and(
    inArray(auditLog.actorId, [...people]),
    eq(auditLog.subjectType, 'client'),
    or(inArray(auditLog.action, accessActions), contactChanged),
    gt(auditLog.at, new Date(Date.now() - monthMs)),
    clientId == null ? undefined : eq(auditLog.subjectId, clientId),
  );
  return sql`(select coalesce(json_agg(distinct ${auditLog.subjectId}), '[]'::json)
    from ${auditLog} where ${which})`;
}

/**
 * Makes everybody wait who would add to the same sums, until the transaction ends: of two that come
 * together, the second sees what the first has signed. In one order, so that none waits in a circle.
 */
export async function lockSums(
  tx: Transaction,
  limit: Limit,
  people: readonly string[],
  clientId: string | null,
): Promise<void> {
  const keys = [
    ...[...people, clientId ?? []].flat().map((id) => `signed alone ${limit} ${id}`),
    ...people.map((id) => `signed alone in all ${id}`),
  ];
  const inOrder = JSON.stringify(keys.toSorted());
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from jsonb_array_elements_text(${inOrder}::jsonb) as key`);
}
