import type { Schemas } from '@brokerdesk/sdk';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import {
  conversion,
  deposit,
  loanRepayment,
  overdrawn,
  savingDay,
  savingHolding,
  tradeRecord,
  withdrawal,
} from '../../kernel/db/schema.ts';

interface Reference {
  referenceType: string;
  referenceId: string;
}

interface Source {
  table: PgTable & Record<'id' | 'orderNo', PgColumn>;
  kind: PgColumn | Schemas.LedgerRecordKind;
  /** A part that the ledger names in the place of its record, with the key of that. */
  part?: { table: PgTable & { id: PgColumn }; of: PgColumn };
}

const sources: Readonly<Record<string, Source>> = {
  deposit: { table: deposit, kind: 'deposit' },
  withdrawal: { table: withdrawal, kind: 'withdrawal' },
  exchange: { table: conversion, kind: 'exchange' },
  overdrawn: { table: overdrawn, kind: overdrawn.subType },
  // A payment has no page of its own: it is looked at on its loan.
  loan_repayment: {
    ...{ table: overdrawn, kind: overdrawn.subType },
    part: { table: loanRepayment, of: loanRepayment.loanId },
  },
  trade: { table: tradeRecord, kind: tradeRecord.kind },
  saving: { table: savingHolding, kind: 'saving' },
  saving_day: {
    ...{ table: savingHolding, kind: 'saving' },
    part: { table: savingDay, of: savingDay.holdingId },
  },
};

function select(reader: Reader, { table, kind, part }: Source, ids: string[]) {
  const key = (part?.table ?? table).id;
  const named: PgColumn | SQL = typeof kind === 'string' ? sql`${kind}::text` : kind;
  const rows = reader
    .select({
      reference: sql<string>`${key}`,
      kind: sql<Schemas.LedgerRecordKind>`${named}`,
      id: sql<string>`${table.id}`,
      order_no: sql<string>`${table.orderNo}`,
    })
    .from(table as PgTable)
    .$dynamic();
  if (part !== undefined) rows.innerJoin(part.table, eq(part.of, table.id));
  return rows.where(inArray(key, ids));
}

export async function findLedgerRecords(
  reader: Reader,
  references: readonly Reference[],
): Promise<Map<string, Schemas.LedgerRecord>> {
  const records = new Map<string, Schemas.LedgerRecord>();
  const types = Map.groupBy(references, ({ referenceType }) => referenceType);
  for (const [type, group] of types) {
    const source = sources[type];
    if (source === undefined) continue;
    const ids = [...new Set(group.map(({ referenceId }) => referenceId))];
    for (const { reference, ...record } of await select(reader, source, ids)) {
      records.set(reference, record);
    }
  }
  return records;
}
