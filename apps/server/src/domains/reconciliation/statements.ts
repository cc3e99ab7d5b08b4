import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import {
  bankStatement,
  bankStatementLine,
  ownBankAccount,
  staffUser,
} from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type PageQuery, pageOf } from '../../kernel/lists/slice.ts';
import { type Decimal, formatMoney, minus, plus } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { isOpenLine } from '../bank-line/bank-line.ts';

/** Statements name the payers of every client. Throws FORBIDDEN. */
export function requireAllClients(actor: Actor): void {
  if (actor.scope !== 'all') throw new Problem('FORBIDDEN');
}

export async function closingBefore(reader: Reader, accountId: string, from: string) {
  const [previous] = await reader
    .select({ closing: bankStatement.closing })
    .from(bankStatement)
    .where(and(eq(bankStatement.accountId, accountId), lt(bankStatement.fromDay, from)))
    .orderBy(desc(bankStatement.toDay), desc(bankStatement.id))
    .limit(1);
  return previous?.closing ?? null;
}

export async function readStatements(
  reader: Reader,
  ids: readonly string[],
): Promise<Schemas.BankStatement[]> {
  if (ids.length === 0) return [];
  const sums = reader
    .select({
      statementId: bankStatementLine.statementId,
      sum: sql<Decimal>`sum(${bankStatementLine.amount})`.as('sum'),
      open: sql<number>`count(*) filter (where ${isOpenLine})::int`.as('open'),
    })
    .from(bankStatementLine)
    .where(inArray(bankStatementLine.statementId, [...ids]))
    .groupBy(bankStatementLine.statementId)
    .as('sums');
  const rows = await reader
    .select({
      statement: bankStatement,
      account: ownBankAccount,
      by: { id: staffUser.id, name: staffUser.name },
      sum: sums.sum,
      open: sums.open,
      previous: sql<Decimal | null>`(
        select p.closing from bank_statement p
        where p.account_id = ${bankStatement.accountId} and p.from_day < ${bankStatement.fromDay}
        order by p.to_day desc, p.id desc limit 1)`,
    })
    .from(bankStatement)
    .innerJoin(ownBankAccount, eq(ownBankAccount.id, bankStatement.accountId))
    .innerJoin(staffUser, eq(staffUser.id, bankStatement.importedById))
    .leftJoin(sums, eq(sums.statementId, bankStatement.id))
    .where(inArray(bankStatement.id, [...ids]))
    .orderBy(desc(bankStatement.importedAt), desc(bankStatement.id));
  return rows.map(({ statement, account, by, sum, open, previous }) => {
    const money = (value: Decimal) => formatMoney(value, account.currency);
    const { opening, closing } = statement;
    return {
      id: statement.id,
      account: {
        id: account.id,
        bank_name: account.bankName,
        acc_no: account.accNo,
        currency: account.currency,
      },
      format: statement.format,
      number: statement.number,
      ...{ from: statement.fromDay, to: statement.toDay },
      ...{ opening: money(opening), closing: money(closing), sum: money(sum ?? '0') },
      difference: money(minus(closing, plus(opening, sum ?? '0'))),
      gap: previous === null ? null : money(minus(opening, previous)),
      line_count: statement.lineCount,
      open_count: open ?? 0,
      imported_by: by,
      imported_at: statement.importedAt.toISOString(),
    };
  });
}

export async function listStatements(
  reader: Reader,
  actor: Actor,
  query: PageQuery,
): Promise<Schemas.BankStatementList> {
  requireAllClients(actor);
  const { page, size, limit, offset } = pageOf(query);
  const ids = await reader
    .select({ id: bankStatement.id })
    .from(bankStatement)
    .orderBy(desc(bankStatement.importedAt), desc(bankStatement.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await reader.select({ total: count() }).from(bankStatement);
  const list = await readStatements(
    reader,
    ids.map(({ id }) => id),
  );
  return { list, total: counted?.total ?? 0, page, size };
}
