import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, count, desc, eq, max, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { ListQuery } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { clientAccess, clientDevice } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import { parseSort, type Sorting } from '../../kernel/lists/sort.ts';

type AccessQuery = ListQuery<'GET /client/admin/v1/access/{id}'>;

const placesMax = 20;

export function accessSorting(query: AccessQuery): Sorting {
  return parseSort(query.sort ?? '-at', { at: { column: clientAccess.at } }, clientAccess.id);
}

export function accessFilter(clientId: string, query: AccessQuery): SQL | undefined {
  return and(
    eq(clientAccess.clientId, clientId),
    when(query.action, (action) => eq(clientAccess.action, action)),
    within(clientAccess.at, query),
    when(query.q, (q) =>
      or(contains(clientAccess.ip, q.trim()), contains(clientAccess.city, q.trim())),
    ),
  );
}

export async function selectAccess(
  reader: Reader,
  { where, sorting, limit, offset = 0 }: Slice,
): Promise<Selected<Schemas.ClientAccess>> {
  const rows = await reader
    .select({ access: clientAccess, cursor: sorting.cursor })
    .from(clientAccess)
    .where(where)
    .orderBy(...sorting.orderBy)
    .limit(limit)
    .offset(offset);
  return { list: rows.map(({ access }) => accessView(access)), cursor: rows.at(-1)?.cursor };
}

function accessView(row: typeof clientAccess.$inferSelect): Schemas.ClientAccess {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    ip: row.ip,
    device: { os: row.deviceOs, type: row.deviceType },
    country: row.country,
    city: row.city,
  };
}

const devicesMax = 20;
const shownHash = 8;

async function readDevices(reader: Reader, clientId: string): Promise<Schemas.ClientDevice[]> {
  const rows = await reader
    .select()
    .from(clientDevice)
    .where(eq(clientDevice.clientId, clientId))
    .orderBy(desc(clientDevice.lastSeenAt), clientDevice.id)
    .limit(devicesMax);
  return rows.map(({ idHash, os, type, firstSeenAt, lastSeenAt }) => ({
    id: idHash.slice(0, shownHash),
    ...{ os, type },
    first_seen_at: firstSeenAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
  }));
}

export async function readLocation(
  reader: Reader,
  clientId: string,
): Promise<Schemas.ClientLocation> {
  const rows = await reader
    .select({
      country: clientAccess.country,
      city: clientAccess.city,
      ip: sql<string>`(array_agg(${clientAccess.ip} order by ${clientAccess.at} desc))[1]`,
      count: count(),
      firstAt: min(clientAccess.at),
      lastAt: max(clientAccess.at),
    })
    .from(clientAccess)
    .where(and(eq(clientAccess.clientId, clientId), ne(clientAccess.action, 'sign_in_failed')))
    .groupBy(clientAccess.country, clientAccess.city)
    .orderBy(desc(max(clientAccess.at)))
    .limit(placesMax);
  const places = rows.flatMap(({ firstAt, lastAt, ...place }) =>
    firstAt === null || lastAt === null
      ? []
      : [{ ...place, first_at: firstAt.toISOString(), last_at: lastAt.toISOString() }],
  );
  const devices = await readDevices(reader, clientId);
  return { client_id: clientId, latest: places[0] ?? null, places, devices };
}

const column = columnsOf('access');

export const accessColumns: readonly Column<Schemas.ClientAccess>[] = [
  column('at', (a) => a.at, 'time'),
  column('action', (a, language) => codeLabel('access', 'action', a.action, language)),
  column('ip', (a) => a.ip),
  column('device', (a) => `${a.device.os} ${a.device.type}`),
  column('country', (a) => a.country),
  column('city', (a) => a.city),
];
