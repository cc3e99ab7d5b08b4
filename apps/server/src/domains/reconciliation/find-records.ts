import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { bankStatementLine, deposit, withdrawal } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { containsCode, containsText } from '../../kernel/lists/contains.ts';
import { matchesRecordOrClient } from '../../kernel/lists/text-search.ts';
import { compare, formatMoney, minus } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import {
  type MatchReason,
  type OpenLine,
  reasonsOf,
  referenceBetween,
  total,
} from './compare-lines.ts';
import {
  candidate,
  isOpenDeposit,
  isOpenWithdrawal,
  loadDeposits,
  loadLines,
  loadWithdrawals,
  openLine,
  unsigned,
} from './paid-records.ts';
import { requireAllClients } from './statements.ts';

const shownMax = 20;
const readMax = 300;
const aroundDays = 60;

const weights: Readonly<Record<MatchReason, number>> = {
  reference_equal: 8,
  reference_similar: 4,
  amount_equal: 5,
  amount_sums: 5,
  amount_differs: 0,
  payer_equal: 4,
  payer_similar: 2,
  day_equal: 1,
  day_near: 0.5,
};

/** Throws FORBIDDEN, NOT_FOUND, and VALIDATION for lines of several directions or currencies. */
export async function findRecords(
  reader: Reader,
  actor: Actor,
  { line_ids: lineIds, q }: { line_ids: string; q?: string | undefined },
): Promise<Schemas.MatchableRecordList> {
  requireAllClients(actor);
  const ids = [...new Set(lineIds.split(','))];
  const rows = await loadLines(reader, inArray(bankStatementLine.id, ids), ids.length);
  const lines = rows.map(openLine);
  const [first] = lines;
  if (first === undefined || lines.length < ids.length) throw new Problem('NOT_FOUND');
  const kinds = new Set(lines.map(({ direction, currency }) => `${direction} ${currency}`));
  if (kinds.size > 1) {
    throw new Problem('VALIDATION', { errors: [{ field: 'line_ids', code: 'FIELD_INVALID' }] });
  }
  const records = await loadRecords(reader, lines, first, q?.trim());
  const list = records.map((record) => ({
    record,
    reasons: reasonsOf(lines, [candidate(record)], referenceBetween),
    difference: formatMoney(minus(total(lines), record.amount), first.currency),
  }));
  const weight = ({ reasons }: Schemas.MatchableRecord) =>
    reasons.reduce((sum, reason) => sum + weights[reason], 0);
  return {
    list: list
      .toSorted(
        (one, other) =>
          weight(other) - weight(one) ||
          compare(unsigned(one.difference), unsigned(other.difference)),
      )
      .slice(0, shownMax),
  };
}

async function loadRecords(
  reader: Reader,
  lines: readonly OpenLine[],
  { direction, currency, day }: OpenLine,
  text = '',
): Promise<Schemas.PaidRecord[]> {
  const sum = total(lines);
  const around = (at: SQL) =>
    sql`${at} >= ${day}::date - ${aroundDays}::int and ${at} < ${day}::date + ${aroundDays}::int`;
  if (direction === 'in') {
    const named = or(
      containsCode(deposit.orderNo, text),
      containsText(deposit.referenceNo, text),
      containsText(deposit.payerName, text),
    );
    return loadDeposits(reader, {
      timeZone: await readTimeZone(reader),
      where: and(
        ...[isOpenDeposit, eq(deposit.currency, currency)],
        text === '' ? around(sql`${deposit.madeAt}`) : matchesRecordOrClient(deposit, text, named),
      ),
      order: sql`abs(${deposit.amount} - ${sum}::numeric), ${deposit.madeAt} desc`,
      limit: readMax,
    });
  }
  const named = or(
    containsCode(withdrawal.orderNo, text),
    eq(withdrawal.payoutReference, text),
    sql`${withdrawal.destination}->>'holder_name' = ${text}`,
  );
  return loadWithdrawals(reader, {
    where: and(
      ...[isOpenWithdrawal, eq(withdrawal.currency, currency)],
      text === ''
        ? around(sql`${withdrawal.sentOn}`)
        : matchesRecordOrClient(withdrawal, text, named),
    ),
    order: sql`abs(${withdrawal.netAmount} - ${sum}::numeric), ${withdrawal.sentAt} desc`,
    limit: readMax,
  });
}
