import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import {
  bankMatch,
  bankMatchItem,
  bankStatementLine,
  deposit,
  withdrawal,
} from '../../kernel/db/schema.ts';
import { isUniqueViolation } from '../../kernel/db/violations.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { compare, type Decimal, minus, negate, plus } from '../../kernel/money/decimal.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { createDeposit } from '../deposit/create-deposit.ts';
import { isPaidDeposit, isPaidWithdrawal } from './paid-records.ts';
import { requireAllClients } from './statements.ts';

type Line = typeof bankStatementLine.$inferSelect;

interface Paid {
  id: string;
  amount: Decimal;
  currency: string;
}

/**
 * No record changes, and no money moves. Throws NOT_FOUND, ALREADY_MATCHED, and VALIDATION for what does not fit
 * together.
 */
export async function matchLinesByHand(
  tx: Transaction,
  context: RequestContext,
  { matches }: Schemas.BankMatchRequest,
): Promise<Schemas.BankMatchesMade> {
  requireAllClients(actorOf(context));
  const lines = await lockLines(
    tx,
    matches.flatMap(({ line_ids }) => line_ids),
  );
  const entries: AuditEntry[] = [];
  for (const [at, { line_ids, record_ids, replaces, reason = null }] of matches.entries()) {
    const own = line_ids.map((id) => requireLine(lines, id));
    if (replaces) entries.push(await replaceMatch(tx, at, replaces, line_ids));
    const incoming = own.every(({ amount }) => compare(amount, '0') > 0);
    const records = await loadPaid(tx, incoming ? 'deposit' : 'withdrawal', record_ids);
    const difference = minus(
      sumOf(own),
      records.reduce((sum, { amount }) => plus(sum, amount), '0'),
    );
    refuseMisfit(at, own, records, { difference, reason: reason?.trim() ?? '' });
    const column = incoming ? ('depositId' as const) : ('withdrawalId' as const);
    const parts = [
      ...own.map(({ id: lineId }) => ({ lineId })),
      ...records.map(({ id }) => ({ [column]: id })),
    ];
    entries.push(
      await store(tx, context, own, parts, {
        ...{ kind: 'matched', difference, reasonCode: null, reason: reason?.trim() || null },
        facts: { [incoming ? 'deposits' : 'withdrawals']: record_ids },
      }),
    );
  }
  await writeAuditEntries(tx, context, entries);
  return { count: entries.length };
}

/** Throws NOT_FOUND, ALREADY_MATCHED and VALIDATION. */
export async function ignoreLines(
  tx: Transaction,
  context: RequestContext,
  { line_ids, reason_code: reasonCode, reason: given }: Schemas.BankIgnoreRequest,
): Promise<Schemas.BankMatchesMade> {
  requireAllClients(actorOf(context));
  const reason = given?.trim() || null;
  if (reasonCode === 'other' && reason === null) {
    throw new Problem('VALIDATION', { errors: [{ field: 'reason', code: 'REASON_REQUIRED' }] });
  }
  const lines = await lockLines(tx, line_ids);
  const entries: AuditEntry[] = [];
  for (const id of line_ids) {
    const line = requireLine(lines, id);
    const difference = sumOf([line]);
    const parts = [{ lineId: id }];
    const match = { kind: 'ignored' as const, difference, reasonCode, reason, facts: {} };
    entries.push(await store(tx, context, [line], parts, match));
  }
  await writeAuditEntries(tx, context, entries);
  return { count: entries.length };
}

/** Throws NOT_FOUND. */
export async function undoMatch(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.Done> {
  requireAllClients(actorOf(context));
  const undone = await removeMatch(tx, id);
  if (undone === undefined) throw new Problem('NOT_FOUND');
  await writeAuditEntries(tx, context, [undone.entry]);
  return { ok: true };
}

async function replaceMatch(
  tx: Transaction,
  at: number,
  id: string,
  lineIds: readonly string[],
): Promise<AuditEntry> {
  const undone = await removeMatch(tx, id);
  if (undone === undefined) throw new Problem('ALREADY_MATCHED');
  if (undone.lines.some((line) => !lineIds.includes(line))) {
    const field = `matches.${at}.replaces`;
    throw new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });
  }
  return undone.entry;
}

async function removeMatch(
  tx: Transaction,
  id: string,
): Promise<{ lines: string[]; entry: AuditEntry } | undefined> {
  const [match] = await tx.select().from(bankMatch).where(eq(bankMatch.id, id)).for('update');
  if (match === undefined) return undefined;
  const parts = await tx.select().from(bankMatchItem).where(eq(bankMatchItem.matchId, id));
  const named = (key: 'lineId' | 'depositId' | 'withdrawalId') =>
    parts.map((part) => part[key]).filter((one) => one !== null);
  const lines = named('lineId');
  const statements = await tx
    .selectDistinct({ id: bankStatementLine.statementId })
    .from(bankStatementLine)
    .where(inArray(bankStatementLine.id, lines));
  await tx.delete(bankMatch).where(eq(bankMatch.id, id));
  const entry: AuditEntry = {
    action: 'bank_match.undone',
    subject: { type: 'bank_match', id },
    before: {
      ...{ kind: match.kind, lines, deposits: named('depositId') },
      ...{ withdrawals: named('withdrawalId'), difference: match.difference },
      ...{ reason_code: match.reasonCode, reason: match.reason },
    },
    changed: statements.map((statement) => changeOf(statement.id)),
  };
  return { lines, entry };
}

/** Leaves the deposit pending: only its review credits it. Throws as `createDeposit`, and ALREADY_MATCHED. */
export async function createDepositFromLine(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { client_id, account_id, payer_name }: Schemas.LineDepositRequest,
): Promise<Schemas.Deposit> {
  requireAllClients(actorOf(context));
  const line = requireLine(await lockLines(tx, [id]), id);
  if (compare(line.amount, '0') <= 0 || line.reversal || line.repeatsId !== null) {
    throw new Problem('VALIDATION', { errors: [{ field: 'id', code: 'FIELD_INVALID' }] });
  }
  if ((await tx.$count(bankMatchItem, eq(bankMatchItem.lineId, id))) > 0) {
    throw new Problem('ALREADY_MATCHED');
  }
  const made = await createDeposit(tx, context, client_id, {
    ...{ account_id, amount: plus(line.amount, '0'), currency: line.currency, sub_type: 'bank' },
    payer_name: line.payer ?? payer_name ?? null,
    reference_no: line.reference ?? `${line.day} #${line.position}`,
  });
  const parts = [{ lineId: id }, { depositId: made.id }];
  const match = { kind: 'matched' as const, difference: '0', reasonCode: null, reason: null };
  const entry = await store(tx, context, [line], parts, {
    ...match,
    facts: { deposits: [made.id] },
  });
  await writeAuditEntries(tx, context, [entry]);
  return made;
}

/** Locks lines in the order of their ids, so that two users never wait for each other. */
async function lockLines(tx: Transaction, ids: readonly string[]): Promise<Map<string, Line>> {
  const rows = await tx
    .select()
    .from(bankStatementLine)
    .where(inArray(bankStatementLine.id, [...new Set(ids)]))
    .orderBy(bankStatementLine.id)
    .for('update');
  return new Map(rows.map((line) => [line.id, line]));
}

function requireLine(lines: ReadonlyMap<string, Line>, id: string): Line {
  const line = lines.get(id);
  if (line === undefined) throw new Problem('NOT_FOUND');
  return line;
}

async function loadPaid(
  tx: Transaction,
  type: 'deposit' | 'withdrawal',
  ids: readonly string[],
): Promise<Paid[]> {
  const rows =
    type === 'deposit'
      ? await tx
          .select({ id: deposit.id, amount: deposit.amount, currency: deposit.currency })
          .from(deposit)
          .where(and(inArray(deposit.id, [...ids]), isPaidDeposit))
      : await tx
          .select({
            id: withdrawal.id,
            amount: withdrawal.netAmount,
            currency: withdrawal.currency,
          })
          .from(withdrawal)
          .where(and(inArray(withdrawal.id, [...ids]), isPaidWithdrawal));
  if (rows.length !== ids.length) throw new Problem('NOT_FOUND');
  return rows;
}

function refuseMisfit(
  at: number,
  lines: readonly Line[],
  records: readonly Paid[],
  { difference, reason }: { difference: Decimal; reason: string },
): void {
  const signs = new Set(lines.map(({ amount }) => compare(amount, '0') > 0));
  const currencies = new Set([...lines, ...records].map(({ currency }) => currency));
  const errors: FieldProblem[] = [];
  const several = lines.length > 1 && records.length > 1;
  if (signs.size > 1 || several || lines.some(({ reversal }) => reversal)) {
    errors.push({ field: `matches.${at}.line_ids`, code: 'FIELD_INVALID' });
  }
  if (currencies.size > 1)
    errors.push({ field: `matches.${at}.record_ids`, code: 'FIELD_INVALID' });
  if (compare(difference, '0') !== 0 && reason === '') {
    errors.push({ field: `matches.${at}.reason`, code: 'REASON_REQUIRED' });
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

const sumOf = (lines: readonly Line[]) => {
  const sum = lines.reduce((so, { amount }) => plus(so, amount), '0');
  return compare(sum, '0') < 0 ? negate(sum) : sum;
};

const changeOf = (statementId: string): Change => ({
  ...{ topic: 'bank_statement', id: statementId, version: 1 },
});

interface Made
  extends Pick<typeof bankMatch.$inferSelect, 'kind' | 'difference' | 'reasonCode' | 'reason'> {
  facts: Record<string, unknown>;
}

async function store(
  tx: Transaction,
  context: RequestContext,
  lines: readonly Line[],
  parts: readonly Partial<typeof bankMatchItem.$inferInsert>[],
  { facts, ...match }: Made,
): Promise<AuditEntry> {
  const currency = lines[0]?.currency ?? '';
  const [made] = await tx
    .insert(bankMatch)
    .values({ ...match, currency, madeById: actorOf(context).id })
    .returning();
  if (made === undefined) throw new Error('The match was not stored.');
  try {
    await tx.insert(bankMatchItem).values(parts.map((part) => ({ ...part, matchId: made.id })));
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('ALREADY_MATCHED');
    throw error;
  }
  return {
    action: match.kind === 'matched' ? 'bank_match.matched' : 'bank_match.ignored',
    subject: { type: 'bank_match', id: made.id },
    after: {
      ...{ lines: lines.map(({ id }) => id), currency, difference: match.difference, ...facts },
      ...(match.reasonCode !== null && { reason_code: match.reasonCode }),
      ...(match.reason !== null && { reason: match.reason }),
    },
    at: made.madeAt,
    changed: [...new Set(lines.map(({ statementId }) => statementId))].map(changeOf),
  };
}
