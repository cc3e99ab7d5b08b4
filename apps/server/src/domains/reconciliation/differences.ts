import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, getTableColumns, inArray, max, min, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import {
  bankMatch,
  bankMatchItem,
  bankStatement,
  bankStatementLine,
  deposit,
  ownBankAccount,
  staffUser,
  withdrawal,
} from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { formatMoney, minus, negate, plus } from '../../kernel/money/decimal.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import { bankLineView, isOpenLine, type LineRow, matchView } from '../bank-line/bank-line.ts';
import { type MatchProposal, matchLines } from './match-lines.ts';
import {
  candidate,
  isOpenDeposit,
  isOpenWithdrawal,
  loadDeposits,
  loadLines,
  loadWithdrawals,
  openLine,
  openMax,
  unsigned,
} from './paid-records.ts';

const marginDays = 10;

export async function findDifferences(reader: Reader): Promise<Schemas.ReconciliationItem[]> {
  const timeZone = await readTimeZone(reader);
  const lines = await loadLines(reader, isOpenLine, openMax);
  const records = await loadCandidates(reader, timeZone);
  const lineById = new Map(lines.map((row) => [row.line.id, row]));
  const recordById = new Map(records.map((record) => [record.id, record]));
  const repeated = lines.filter(({ line }) => line.repeatsId !== null);
  const proposals = matchLines(
    lines.filter(({ line }) => line.repeatsId === null).map(openLine),
    records.map(candidate),
  );
  const usedLines = new Set(proposals.flatMap(({ lineIds }) => lineIds));
  const usedRecords = new Set(
    proposals.flatMap(({ kind, recordIds }) => (kind === 'duplicate' ? [] : recordIds)),
  );
  const covered = await coveredDays(reader);
  return [
    ...proposals.map((proposal) => proposed(proposal, lineById, recordById)),
    ...repeated.map((row) => alone(row, 'duplicate')),
    ...lines
      .filter(({ line }) => line.repeatsId === null && !usedLines.has(line.id))
      .map((row) => alone(row, 'missing')),
    ...records
      .filter((record) => !usedRecords.has(record.id) && isCovered(record, covered))
      .map(expected),
  ];
}

type CoveredDays = ReadonlyMap<string, { from: string; to: string }>;

async function coveredDays(reader: Reader): Promise<CoveredDays> {
  const rows = await reader
    .select({
      currency: ownBankAccount.currency,
      from: min(bankStatement.fromDay),
      to: max(bankStatement.toDay),
    })
    .from(bankStatement)
    .innerJoin(ownBankAccount, eq(ownBankAccount.id, bankStatement.accountId))
    .groupBy(ownBankAccount.currency);
  return new Map(
    rows.flatMap(({ currency, from, to }) =>
      from === null || to === null ? [] : [[currency, { from, to }] as const],
    ),
  );
}

const isCovered = ({ currency, day }: Schemas.PaidRecord, covered: CoveredDays) => {
  const days = covered.get(currency);
  return days !== undefined && day >= days.from && day <= days.to;
};

async function loadCandidates(reader: Reader, timeZone: string): Promise<Schemas.PaidRecord[]> {
  const covered = await coveredDays(reader);
  const around = (at: SQL, currency: SQL) =>
    sql`(${sql.join(
      [...covered].map(
        ([code, { from, to }]) => sql`${currency} = ${code}
          and ${at} >= ${from}::date - ${marginDays}::int and ${at} < ${to}::date + ${marginDays}::int`,
      ),
      sql` or `,
    )})`;
  if (covered.size === 0) return [];
  return [
    ...(await loadDeposits(reader, {
      timeZone,
      where: and(isOpenDeposit, around(sql`${deposit.madeAt}`, sql`${deposit.currency}`)),
    })),
    ...(await loadWithdrawals(reader, {
      where: and(isOpenWithdrawal, around(sql`${withdrawal.sentOn}`, sql`${withdrawal.currency}`)),
    })),
  ];
}

const sumOf = (rows: readonly LineRow[]) =>
  rows.reduce((sum, { line }) => plus(sum, unsigned(line.amount)), '0');

function proposed(
  proposal: MatchProposal,
  lineById: ReadonlyMap<string, LineRow>,
  recordById: ReadonlyMap<string, Schemas.PaidRecord>,
): Schemas.ReconciliationItem {
  const lines = proposal.lineIds.flatMap((id) => lineById.get(id) ?? []);
  const records = proposal.recordIds.flatMap((id) => recordById.get(id) ?? []);
  return {
    ...itemOf(lines, records),
    state: 'open',
    kind: proposal.kind,
    reasons: [...proposal.reasons],
    automatic: proposal.automatic,
    match: null,
  };
}

function itemOf(lines: readonly LineRow[], records: readonly Schemas.PaidRecord[]) {
  const [first] = lines;
  if (first === undefined) throw new Error('An item without a line has no day.');
  const { id, currency } = first.line;
  const amount = sumOf(lines);
  const paid = records.reduce((sum, record) => plus(sum, record.amount), '0');
  return {
    id,
    currency,
    day: lines.map(({ line }) => line.day).toSorted()[0] ?? '',
    amount: formatMoney(amount, currency),
    difference: formatMoney(minus(amount, paid), currency),
    lines: lines.map(bankLineView),
    records: [...records],
  };
}

function alone(row: LineRow, kind: 'missing' | 'duplicate'): Schemas.ReconciliationItem {
  const item = itemOf([row], []);
  return { ...item, state: 'open', kind, reasons: [], automatic: false, match: null };
}

function expected(record: Schemas.PaidRecord): Schemas.ReconciliationItem {
  const { id, day, currency, amount } = record;
  return {
    ...{ id, day, currency, amount, state: 'open', kind: 'expected' },
    difference: formatMoney(negate(amount), currency),
    ...{ reasons: [], automatic: false, lines: [], records: [record], match: null },
  };
}

export async function loadMatches(
  reader: Reader,
  kind: 'matched' | 'ignored' | undefined,
): Promise<Schemas.ReconciliationItem[]> {
  const matches = await reader
    .select({ match: bankMatch, by: { id: staffUser.id, name: staffUser.name } })
    .from(bankMatch)
    .innerJoin(staffUser, eq(staffUser.id, bankMatch.madeById))
    .where(when(kind, (one) => eq(bankMatch.kind, one)))
    .orderBy(sql`${bankMatch.madeAt} desc`)
    .limit(openMax);
  const parts = await reader
    .select(getTableColumns(bankMatchItem))
    .from(bankMatchItem)
    .innerJoin(bankMatch, eq(bankMatch.id, bankMatchItem.matchId))
    .where(when(kind, (one) => eq(bankMatch.kind, one)));
  const of = (key: 'lineId' | 'depositId' | 'withdrawalId') =>
    parts.map((part) => part[key]).filter((one) => one !== null);
  const timeZone = await readTimeZone(reader);
  const lines = await loadLines(reader, inArray(bankStatementLine.id, of('lineId')), openMax);
  const records = [
    ...(await loadDeposits(reader, { timeZone, where: inArray(deposit.id, of('depositId')) })),
    ...(await loadWithdrawals(reader, { where: inArray(withdrawal.id, of('withdrawalId')) })),
  ];
  const matchOf = new Map(
    parts.map((part) => [part.lineId ?? part.depositId ?? part.withdrawalId ?? '', part.matchId]),
  );
  const linesOf = Map.groupBy(lines, ({ line }) => matchOf.get(line.id));
  const recordsOf = Map.groupBy(records, ({ id }) => matchOf.get(id));
  return matches.flatMap(({ match, by }) => {
    const own = linesOf.get(match.id);
    if (own === undefined) return [];
    return {
      ...itemOf(own, recordsOf.get(match.id) ?? []),
      id: match.id,
      state: match.kind,
      kind: null,
      ...{ reasons: [], automatic: false, match: matchView(match, by) },
    };
  });
}
