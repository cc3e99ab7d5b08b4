import type { Schemas } from '@brokerdesk/sdk';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
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

interface Found extends Schemas.LedgerRecord {
  reference: string;
}

type Ask = (reader: Reader, ids: string[]) => PromiseLike<Found[]>;

const named = <Kind extends Schemas.LedgerRecordKind>(kind: Kind): SQL<Kind> =>
  sql<Kind>`${kind}::text`;

const sources: Readonly<Record<string, Ask>> = {
  deposit: (reader, ids) =>
    reader
      .select({
        reference: deposit.id,
        kind: named('deposit'),
        id: deposit.id,
        order_no: deposit.orderNo,
      })
      .from(deposit)
      .where(inArray(deposit.id, ids)),
  withdrawal: (reader, ids) =>
    reader
      .select({
        reference: withdrawal.id,
        kind: named('withdrawal'),
        id: withdrawal.id,
        order_no: withdrawal.orderNo,
      })
      .from(withdrawal)
      .where(inArray(withdrawal.id, ids)),
  exchange: (reader, ids) =>
    reader
      .select({
        reference: conversion.id,
        kind: named('exchange'),
        id: conversion.id,
        order_no: conversion.orderNo,
      })
      .from(conversion)
      .where(inArray(conversion.id, ids)),
  overdrawn: (reader, ids) =>
    reader
      .select({
        reference: overdrawn.id,
        kind: overdrawn.subType,
        id: overdrawn.id,
        order_no: overdrawn.orderNo,
      })
      .from(overdrawn)
      .where(inArray(overdrawn.id, ids)),
  // A payment has no page of its own: it is looked at on its loan.
  loan_repayment: (reader, ids) =>
    reader
      .select({
        reference: loanRepayment.id,
        kind: overdrawn.subType,
        id: overdrawn.id,
        order_no: overdrawn.orderNo,
      })
      .from(loanRepayment)
      .innerJoin(overdrawn, eq(overdrawn.id, loanRepayment.loanId))
      .where(inArray(loanRepayment.id, ids)),
  trade: (reader, ids) =>
    reader
      .select({
        reference: tradeRecord.id,
        kind: tradeRecord.kind,
        id: tradeRecord.id,
        order_no: tradeRecord.orderNo,
      })
      .from(tradeRecord)
      .where(inArray(tradeRecord.id, ids)),
  saving: (reader, ids) =>
    reader
      .select({
        reference: savingHolding.id,
        kind: named('saving'),
        id: savingHolding.id,
        order_no: savingHolding.orderNo,
      })
      .from(savingHolding)
      .where(inArray(savingHolding.id, ids)),
  saving_day: (reader, ids) =>
    reader
      .select({
        reference: savingDay.id,
        kind: named('saving'),
        id: savingHolding.id,
        order_no: savingHolding.orderNo,
      })
      .from(savingDay)
      .innerJoin(savingHolding, eq(savingHolding.id, savingDay.holdingId))
      .where(inArray(savingDay.id, ids)),
};

/** The records behind lines of the ledger, by the id that the ledger has. */
export async function findLedgerRecords(
  reader: Reader,
  references: readonly Reference[],
): Promise<Map<string, Schemas.LedgerRecord>> {
  const records = new Map<string, Schemas.LedgerRecord>();
  const types = Map.groupBy(references, ({ referenceType }) => referenceType);
  for (const [type, group] of types) {
    const ids = [...new Set(group.map(({ referenceId }) => referenceId))];
    for (const { reference, ...record } of (await sources[type]?.(reader, ids)) ?? []) {
      records.set(reference, record);
    }
  }
  return records;
}
