import type { Schemas } from '@brokerdesk/sdk';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import {
  bankMatch,
  bankMatchItem,
  bankStatement,
  bankStatementLine,
  ownBankAccount,
  staffUser,
} from '../../kernel/db/schema.ts';
import { compare, formatMoney } from '../../kernel/money/decimal.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import { sameName } from '../client/same-name.ts';

export const lineColumns = {
  line: bankStatementLine,
  number: bankStatement.number,
  bankName: ownBankAccount.bankName,
  accNo: ownBankAccount.accNo,
};

export interface LineRow {
  line: typeof bankStatementLine.$inferSelect;
  number: string;
  bankName: string;
  accNo: string;
}

export function bankLineView({ line, number, bankName, accNo }: LineRow): Schemas.BankLine {
  return {
    id: line.id,
    statement_id: line.statementId,
    statement_number: number,
    bank_name: bankName,
    acc_no: accNo,
    position: line.position,
    day: line.day,
    amount: formatMoney(line.amount, line.currency),
    currency: line.currency,
    payer: line.payer,
    reference: line.reference,
    text: line.text,
    reversal: line.reversal,
    repeated: line.repeatsId !== null,
  };
}

const matcher = alias(staffUser, 'matcher');
const importer = alias(staffUser, 'importer');

/** Undefined for a user who does not see all clients, because statements name payers of others. */
export async function readBankEvidence(
  reader: Reader,
  actor: ScopedActor,
  record:
    | { depositId: string; name: string | null }
    | { withdrawalId: string; name: string | null },
): Promise<Schemas.BankEvidence[] | undefined> {
  if (actor.scope !== 'all') return undefined;
  const own =
    'depositId' in record
      ? eq(bankMatchItem.depositId, record.depositId)
      : eq(bankMatchItem.withdrawalId, record.withdrawalId);
  const matches = reader.select({ id: bankMatchItem.matchId }).from(bankMatchItem).where(own);
  const rows = await reader
    .select({
      ...lineColumns,
      match: bankMatch,
      by: { id: matcher.id, name: matcher.name },
      importedBy: { id: importer.id, name: importer.name },
    })
    .from(bankMatchItem)
    .innerJoin(bankMatch, eq(bankMatch.id, bankMatchItem.matchId))
    .innerJoin(bankStatementLine, eq(bankStatementLine.id, bankMatchItem.lineId))
    .innerJoin(bankStatement, eq(bankStatement.id, bankStatementLine.statementId))
    .innerJoin(ownBankAccount, eq(ownBankAccount.id, bankStatement.accountId))
    .innerJoin(matcher, eq(matcher.id, bankMatch.madeById))
    .innerJoin(importer, eq(importer.id, bankStatement.importedById))
    .where(inArray(bankMatchItem.matchId, matches))
    .orderBy(asc(bankStatementLine.day), asc(bankStatementLine.position));
  return rows.map(({ match, by, importedBy, ...row }) => ({
    line: bankLineView(row),
    amount_equal: compare(match.difference, '0') === 0,
    payer_equal:
      row.line.payer === null || record.name === null
        ? null
        : sameName(row.line.payer, record.name),
    match: matchView(match, by),
    imported_by: importedBy,
  }));
}

export function matchView(
  match: typeof bankMatch.$inferSelect,
  by: { id: string; name: string },
): Schemas.BankMatch {
  return {
    id: match.id,
    by,
    at: match.madeAt.toISOString(),
    // Stored from the same enumeration of the contract.
    reason_code: match.reasonCode as Schemas.IgnoreReason | null,
    reason: match.reason,
  };
}

export const isOpenLine = sql<boolean>`not exists (
  select 1 from ${bankMatchItem} where ${bankMatchItem.lineId} = ${bankStatementLine.id})`;
