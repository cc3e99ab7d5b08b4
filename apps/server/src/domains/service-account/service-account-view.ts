import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { serviceAccount, serviceSecret, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import type { ServiceAccountRow } from '../../platform/sessions/service-actor.ts';

export const serviceSubject = 'service_account';

type SecretRow = typeof serviceSecret.$inferSelect;
type Query = OperationInput<'GET /config/admin/v1/service_account'>['query'];

const owner = alias(staffUser, 'service_owner');
const creator = alias(staffUser, 'service_creator');
const revoker = alias(staffUser, 'service_revoker');
const collector = alias(staffUser, 'service_collector');

const secretsShown = 10;

const sortKeys: SortKeys = {
  created_at: { column: serviceAccount.createdAt },
  name: { column: serviceAccount.name },
  expires_at: { column: serviceAccount.expiresAt },
};

export async function listServiceAccounts(
  reader: Reader,
  personId: string,
  query: Query,
): Promise<Omit<Schemas.ServiceAccountList, 'waiting'>> {
  const { page = 1, size = 20 } = query;
  const { orderBy } = parseSort(query.sort ?? '-created_at', sortKeys, serviceAccount.id);
  const where = and(
    when(query.q, (q) =>
      or(contains(serviceAccount.name, q.trim()), contains(serviceAccount.purpose, q.trim())),
    ),
    when(query.status, inStatus),
  );
  const rows = await selectRows(reader)
    .where(where)
    .orderBy(...orderBy)
    .limit(size)
    .offset((page - 1) * size);
  const [found] = await reader.select({ total: count() }).from(serviceAccount).where(where);
  return { list: await viewsOf(reader, rows, personId), total: found?.total ?? 0, page, size };
}

function inStatus(status: Schemas.ServiceAccountStatus): SQL | undefined {
  if (status === 'revoked') return isNotNull(serviceAccount.revokedAt);
  const isPast = sql`${serviceAccount.expiresAt} <= now()`;
  return and(isNull(serviceAccount.revokedAt), status === 'expired' ? isPast : sql`not ${isPast}`);
}

/** Throws NOT_FOUND. */
export async function readServiceAccount(
  reader: Reader,
  personId: string,
  id: string,
): Promise<Schemas.ServiceAccount> {
  const rows = await selectRows(reader).where(eq(serviceAccount.id, id));
  const [view] = await viewsOf(reader, rows, personId);
  if (view === undefined) throw new Problem('NOT_FOUND');
  return view;
}

function selectRows(reader: Reader) {
  return reader
    .select({
      account: serviceAccount,
      owner: { id: owner.id, name: owner.name },
      creator: { id: creator.id, name: creator.name },
      revoker: { id: revoker.id, name: revoker.name },
    })
    .from(serviceAccount)
    .innerJoin(creator, eq(creator.id, serviceAccount.createdById))
    .leftJoin(owner, eq(owner.id, serviceAccount.ownerId))
    .leftJoin(revoker, eq(revoker.id, serviceAccount.revokedById))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

async function viewsOf(
  reader: Reader,
  rows: readonly Row[],
  personId: string,
): Promise<Schemas.ServiceAccount[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ account }) => account.id);
  const secrets = await reader
    .select({ secret: serviceSecret, collector: { id: collector.id, name: collector.name } })
    .from(serviceSecret)
    .innerJoin(collector, eq(collector.id, serviceSecret.collectorId))
    .where(inArray(serviceSecret.accountId, ids))
    .orderBy(desc(serviceSecret.createdAt), desc(serviceSecret.id));
  const now = new Date();
  return rows.map((row) => {
    const { account } = row;
    const own = secrets.filter(({ secret }) => secret.accountId === account.id);
    const used = own
      .map(({ secret }) => secret)
      .filter(({ lastUsedAt }) => lastUsedAt !== null)
      .toSorted((a, b) => Number(b.lastUsedAt) - Number(a.lastUsedAt))[0];
    const status = statusOf(account, now);
    return {
      id: account.id,
      version: account.version,
      created_at: account.createdAt.toISOString(),
      updated_at: account.updatedAt.toISOString(),
      name: account.name,
      ...termsView(account),
      owner: row.owner,
      status,
      revoked_at: account.revokedAt?.toISOString() ?? null,
      revoked_by: row.revoker,
      created_by: row.creator,
      secrets: own.slice(0, secretsShown).map(({ secret, collector: { id, name } }) => ({
        id: secret.id,
        status: status === 'revoked' ? 'ended' : secretStatusOf(secret, now),
        prefix: secret.prefix,
        collector: { id, name },
        collect_until: secret.collectUntil.toISOString(),
        collected_at: secret.collectedAt?.toISOString() ?? null,
        expires_at: secret.expiresAt?.toISOString() ?? null,
        last_used_at: secret.lastUsedAt?.toISOString() ?? null,
        last_used_ip: secret.lastUsedIp,
      })),
      may_collect:
        status === 'active' &&
        own.some(
          ({ secret }) =>
            secretStatusOf(secret, now) === 'waiting' && secret.collectorId === personId,
        ),
      last_used_at: used?.lastUsedAt?.toISOString() ?? null,
      last_used_ip: used?.lastUsedIp ?? null,
    };
  });
}

export function termsView(
  account: Pick<
    ServiceAccountRow,
    'purpose' | 'scopes' | 'rowScope' | 'networks' | 'requestsPerMinute' | 'expiresAt'
  >,
) {
  return {
    purpose: account.purpose,
    scopes: [...account.scopes],
    row_scope: account.rowScope,
    networks: [...account.networks],
    requests_per_minute: account.requestsPerMinute,
    expires_at: account.expiresAt.toISOString(),
  };
}

export function statusOf(
  { revokedAt, expiresAt }: Pick<ServiceAccountRow, 'revokedAt' | 'expiresAt'>,
  now: Date,
): Schemas.ServiceAccountStatus {
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'active' : 'expired';
}

export function secretStatusOf(
  { hash, endedAt, expiresAt, collectUntil }: SecretRow,
  now: Date,
): Schemas.ServiceSecretStatus {
  if (endedAt !== null || (expiresAt !== null && expiresAt <= now)) return 'ended';
  if (hash !== null) return 'active';
  return collectUntil > now ? 'waiting' : 'ended';
}
