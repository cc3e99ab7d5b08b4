import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import {
  bankStatement,
  bankStatementLine,
  ownBankAccount,
  staffUser,
} from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { isCurrency } from '../../kernel/money/currencies.ts';
import { type Decimal, fitsCurrency, formatMoney, minus } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Account, type ReadFile, readFile } from './read-request.ts';
import { balanceOf } from './statement-file.ts';
import { closingBefore, readStatements, requireAllClients } from './statements.ts';

const previewedLines = 300;

export async function previewStatement(
  reader: Reader,
  actor: Actor,
  request: Schemas.BankStatementFile,
): Promise<Schemas.BankStatementPreview> {
  requireAllClients(actor);
  const file = await readFile(reader, request);
  const { account, currency, opening, closing } = file;
  const money = (value: Decimal) =>
    currency !== null && isCurrency(currency) && fitsCurrency(value, currency)
      ? formatMoney(value, currency)
      : value;
  const orNull = (value: Decimal | null) => (value === null ? null : money(value));
  const balance = balanceOf(file.lines, { opening: opening ?? '0', closing: closing ?? '0' });
  const previous = account && file.from ? await closingBefore(reader, account.id, file.from) : null;
  const known = account === null ? new Set<string>() : await knownKeys(reader, account, file.keys);
  const missing = { acc_no: file.accountNo, currency, opening, closing };
  return {
    format: file.format,
    acc_no: file.accountNo,
    bank_name: file.bankName,
    currency,
    number: file.number,
    from: file.from,
    to: file.to,
    opening: orNull(opening),
    closing: orNull(closing),
    sum: money(balance.sum),
    difference: opening === null || closing === null ? null : money(balance.difference),
    previous_closing: orNull(previous),
    gap: previous === null || opening === null ? null : money(minus(opening, previous)),
    imported: account !== null && (await isImported(reader, account, file)),
    line_count: file.lines.length,
    lines: file.lines.slice(0, previewedLines).map(({ amount, ...line }, at) => ({
      ...line,
      amount: money(amount),
      repeated: known.has(file.keys[at] ?? ''),
    })),
    faults: file.faults,
    // The keys of a literal are exactly those of its type.
    missing: (Object.keys(missing) as (keyof typeof missing)[]).filter(
      (name) => missing[name] === null,
    ),
    columns: file.columns,
    mapping: file.mapping,
  };
}

/**
 * Throws STATEMENT_UNREADABLE, STATEMENT_IMPORTED, and VALIDATION at each row that cannot be read and each value that
 * is missing.
 */
export async function importStatement(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.BankStatementFile,
): Promise<Schemas.BankStatement> {
  const actor = actorOf(context);
  requireAllClients(actor);
  const file = requireComplete(await readFile(tx, request));
  const { currency, opening, closing, from, to } = file;
  const account = await storeAccount(tx, actor, file);
  // One import of an account at a time, so that a line that two statements share is seen.
  await tx.select().from(ownBankAccount).where(eq(ownBankAccount.id, account.id)).for('update');
  if (await isImported(tx, account, file)) throw await importedBefore(tx, account, file);
  const repeated = await knownLines(tx, account, file.keys);
  const values = {
    accountId: account.id,
    format: file.format,
    number: file.number ?? '',
    ...{ fromDay: from, toDay: to, opening, closing },
    lineCount: file.lines.length,
    sha256: file.sha256,
    importedById: actor.id,
  };
  const [statement] = await tx.insert(bankStatement).values(values).returning();
  if (statement === undefined) throw new Error('The statement was not stored.');
  const lines = file.lines.map((line, at) => ({
    statementId: statement.id,
    accountId: account.id,
    position: line.row,
    ...{ day: line.day, amount: line.amount, currency, payer: line.payer },
    ...{ reference: line.reference, text: line.text, reversal: line.reversal },
    lineKey: file.keys[at] ?? '',
    repeatsId: repeated.get(file.keys[at] ?? '') ?? null,
  }));
  for (let at = 0; at < lines.length; at += 500) {
    await tx.insert(bankStatementLine).values(lines.slice(at, at + 500));
  }
  const { difference } = balanceOf(file.lines, { opening, closing });
  await writeAudit(tx, context, {
    action: 'bank_statement.imported',
    subject: { type: 'bank_statement', id: statement.id },
    after: {
      ...{ acc_no: account.accNo, currency, number: values.number, format: file.format },
      ...{ from, to, opening, closing, difference, count: lines.length, sha256: file.sha256 },
    },
    changed: [{ topic: 'bank_statement', id: statement.id, version: 1 }],
  });
  const [view] = await readStatements(tx, [statement.id]);
  if (view === undefined) throw new Error('The statement was not stored.');
  return view;
}

type CompleteFile = ReadFile & {
  [Key in 'accountNo' | 'currency' | 'opening' | 'closing' | 'from' | 'to']: string;
};

function requireComplete(file: ReadFile): CompleteFile {
  const { accountNo, currency, opening, closing, from, to } = file;
  const required = { acc_no: accountNo, currency, opening, closing, content: from && to };
  const missing = Object.entries(required).flatMap(([field, value]): FieldProblem[] =>
    value === null ? [{ field, code: 'FIELD_REQUIRED' }] : [],
  );
  const errors = [...file.faults.map(({ row }) => wrong(`lines.${row}`)), ...missing];
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  // Every value that may be null has been looked at.
  const complete = file as CompleteFile;
  refuseWrongDigits(complete);
  return complete;
}

const wrong = (field: string): FieldProblem => ({ field, code: 'FIELD_INVALID' });

function refuseWrongDigits({ currency, lines, opening, closing }: CompleteFile): void {
  if (!isCurrency(currency)) throw new Problem('VALIDATION', { errors: [wrong('currency')] });
  const amounts = [
    ...lines.map(({ row, amount }) => [`lines.${row}`, amount] as const),
    ...Object.entries({ opening, closing }),
  ];
  const errors = amounts.flatMap(([field, amount]) =>
    fitsCurrency(amount, currency) ? [] : [wrong(field)],
  );
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

async function storeAccount(tx: Transaction, actor: Actor, file: CompleteFile): Promise<Account> {
  const csvMapping = file.mapping === null ? null : { ...file.mapping };
  if (file.account !== null) {
    if (csvMapping !== null) {
      await tx
        .update(ownBankAccount)
        .set({ csvMapping })
        .where(eq(ownBankAccount.id, file.account.id));
    }
    return file.account;
  }
  const bare = file.accountNo.replaceAll(/[\s-]/g, '').toUpperCase();
  const accKey = `${bare} ${file.currency}`;
  await tx
    .insert(ownBankAccount)
    .values({
      ...{ accNo: file.accountNo, accKey, currency: file.currency, csvMapping },
      bankName: file.bankName ?? '',
      createdById: actor.id,
    })
    // Another user imports the first statement of the account at the same time.
    .onConflictDoNothing();
  const [account] = await tx.select().from(ownBankAccount).where(eq(ownBankAccount.accKey, accKey));
  if (account === undefined) throw new Error('The account was not stored.');
  return account;
}

const sameStatement = (account: Account, { sha256, number, from, to }: ReadFile) =>
  and(
    eq(bankStatement.accountId, account.id),
    or(
      eq(bankStatement.sha256, sha256),
      and(
        eq(bankStatement.number, number ?? ''),
        eq(bankStatement.fromDay, from ?? '0001-01-01'),
        eq(bankStatement.toDay, to ?? '0001-01-01'),
      ),
    ),
  );

const isImported = async (reader: Reader, account: Account, file: ReadFile) =>
  (await reader.$count(bankStatement, sameStatement(account, file))) > 0;

async function importedBefore(reader: Reader, account: Account, file: ReadFile): Promise<Problem> {
  const [before] = await reader
    .select({ at: bankStatement.importedAt, name: staffUser.name })
    .from(bankStatement)
    .innerJoin(staffUser, eq(staffUser.id, bankStatement.importedById))
    .where(sameStatement(account, file));
  return new Problem('STATEMENT_IMPORTED', {
    values: { name: before?.name ?? '', at: before?.at ?? new Date() },
  });
}

async function knownLines(reader: Reader, account: Account, keys: readonly string[]) {
  const rows =
    keys.length === 0
      ? []
      : await reader
          .select({ id: bankStatementLine.id, key: bankStatementLine.lineKey })
          .from(bankStatementLine)
          .where(
            and(
              eq(bankStatementLine.accountId, account.id),
              isNull(bankStatementLine.repeatsId),
              inArray(bankStatementLine.lineKey, [...keys]),
            ),
          );
  return new Map(rows.map(({ id, key }) => [key, id]));
}

const knownKeys = async (reader: Reader, account: Account, keys: readonly string[]) =>
  new Set((await knownLines(reader, account, keys)).keys());
