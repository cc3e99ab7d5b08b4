import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { rate, staffUser } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { selectSlice } from '../../kernel/lists/record-rows.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import { formatRate } from '../../kernel/money/decimal.ts';

/** As `find-rate.ts` reads it: the newest of a pair replaces the others for good, also once it has expired. */
const isNewest = sql<boolean>`not exists (
  select 1 from rate newer
  where newer.primary_currency = ${rate.primary} and newer.secondary_currency = ${rate.secondary}
    and (newer.effective_at, newer.id) > (${rate.effectiveAt}, ${rate.id}))`;
const isOver = sql<boolean>`coalesce(${rate.expiresAt} <= now(), false)`;

const conditions: Readonly<Record<Schemas.QuotationStatus, SQL>> = {
  current: sql`${isNewest} and not ${isOver}`,
  ended: sql`${isNewest} and ${isOver}`,
  replaced: sql`not ${isNewest}`,
};

export function hasStatus(status: Schemas.QuotationStatus): SQL {
  return conditions[status];
}

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({
      rate: getTableColumns(rate),
      madeBy: { id: staffUser.id, name: staffUser.name },
      isNewest,
      isOver,
      ...(sorting && { cursor: sorting.cursor }),
    })
    .from(rate)
    .leftJoin(staffUser, eq(staffUser.id, rate.madeById))
    .$dynamic();
}

export type RateRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

export const selectRateRows = (reader: Reader, slice: Slice) =>
  selectSlice(selectRows(reader, slice.sorting), slice);

export async function findRateRow(reader: Reader, id: string): Promise<RateRow | undefined> {
  const [row] = await selectRows(reader).where(eq(rate.id, id));
  return row;
}

export function statusOf(row: Pick<RateRow, 'isNewest' | 'isOver'>): Schemas.QuotationStatus {
  if (!row.isNewest) return 'replaced';
  return row.isOver ? 'ended' : 'current';
}

export const rateStatusName = (status: Schemas.QuotationStatus, language: Language) =>
  codeLabel('quotation', 'status', status, language);

export function rateView(row: RateRow): Schemas.Quotation {
  const { rate: quoted } = row;
  return {
    id: quoted.id,
    version: quoted.version,
    created_at: quoted.createdAt.toISOString(),
    updated_at: quoted.updatedAt.toISOString(),
    primary: quoted.primary,
    secondary: quoted.secondary,
    mid: formatRate(quoted.mid),
    spread: formatRate(quoted.spread),
    final: formatRate(quoted.final),
    source: quoted.source,
    effective_at: quoted.effectiveAt.toISOString(),
    expires_at: quoted.expiresAt?.toISOString() ?? null,
    status: statusOf(row),
    made_by: row.madeBy,
  };
}
