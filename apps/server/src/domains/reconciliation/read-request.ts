import { createHash } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { ownBankAccount } from '../../kernel/db/schema.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type Decimal, minus } from '../../kernel/money/decimal.ts';
import { readStatement } from './read-statement.ts';
import {
  balanceOf,
  type CsvMapping,
  type FileLine,
  type StatementFile,
  UnreadableStatement,
} from './statement-file.ts';

export type Account = typeof ownBankAccount.$inferSelect;

export interface ReadFile extends StatementFile {
  account: Account | null;
  bankName: string | null;
  sha256: string;
  keys: readonly string[];
}

/** Throws STATEMENT_UNREADABLE. */
export async function readFile(
  reader: Reader,
  request: Schemas.BankStatementFile,
): Promise<ReadFile> {
  const read = (mapping: CsvMapping | null) => {
    try {
      return readStatement(request.content, mapping);
    } catch (error) {
      if (!(error instanceof UnreadableStatement)) throw error;
      const { fault } = error;
      const why = byLanguage((language) =>
        codeLabel('reconciliation', 'file_fault', fault, language),
      );
      throw new Problem('STATEMENT_UNREADABLE', { values: { why } });
    }
  };
  let file = read(request.mapping ?? null);
  const accNo = file.accountNo ?? request.acc_no?.trim() ?? null;
  const currency = file.currency ?? request.currency ?? null;
  const account = await findAccount(reader, accNo, currency);
  if (file.format === 'csv' && request.mapping == null && account?.csvMapping) {
    // Stored by an earlier import.
    file = read(account.csvMapping as unknown as CsvMapping);
  }
  return {
    ...file,
    account,
    accountNo: accNo,
    currency: account?.currency ?? currency,
    bankName: account?.bankName ?? request.bank_name?.trim() ?? null,
    number: file.number ?? (request.number?.trim() || null),
    opening: file.opening ?? request.opening ?? openingBefore(file, request.closing ?? null),
    closing: file.closing ?? request.closing ?? null,
    sha256: createHash('sha256').update(request.content).digest('hex'),
    keys: keysOf(file.lines),
  };
}

/** OFX has the closing balance alone: the opening one follows from the lines. */
function openingBefore({ format, closing, lines }: StatementFile, given: Decimal | null) {
  const known = closing ?? given;
  if (format !== 'ofx' || known === null) return null;
  return minus(known, balanceOf(lines, { opening: '0', closing: '0' }).sum);
}

/** A repeated payment of one day has a number. */
function keysOf(lines: readonly FileLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ day, amount, payer, reference, text }) => {
    const facts = JSON.stringify([day, amount, payer, reference, text]);
    const times = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, times);
    return createHash('sha256').update(`${facts} ${times}`).digest('hex');
  });
}

async function findAccount(reader: Reader, accNo: string | null, currency: string | null) {
  if (accNo === null) return null;
  const bare = accNo.replaceAll(/[\s-]/g, '').toUpperCase();
  const own =
    currency === null
      ? sql`split_part(${ownBankAccount.accKey}, ' ', 1) = ${bare}`
      : eq(ownBankAccount.accKey, `${bare} ${currency}`);
  const [found, other] = await reader.select().from(ownBankAccount).where(own).limit(2);
  return other === undefined ? (found ?? null) : null;
}
