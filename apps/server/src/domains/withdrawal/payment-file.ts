import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Schemas } from '@brokerdesk/sdk';
import { and, inArray, sql } from 'drizzle-orm';
import type { Cell } from '../../http/lists/column.ts';
import { csvText } from '../../http/lists/csv.ts';
import type { StreamAnswer } from '../../http/routes.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { formatMoney, plus } from '../../kernel/money/decimal.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { dateOf, readTimeZone } from '../../platform/time-zone.ts';
import { readApprover } from '../approval/approver.ts';
import { withdrawalFilter, withdrawalList } from './list-withdrawals.ts';
import {
  inFile,
  selectWithdrawalRows,
  type WithdrawalRow,
  withdrawalChange,
} from './withdrawal-row.ts';
import { fileView, payoutDenial } from './withdrawal-view.ts';

/** As many as banks take in one file, and as a request has ids. */
const recordsMax = 500;

type Group = Pick<Schemas.PaymentFileRequest, 'currency' | 'kind'>;

/** Throws NOT_FOUND. */
export async function previewPaymentFile(
  reader: Reader,
  context: RequestContext,
  { ids, ...group }: Schemas.PaymentFileQuestion,
): Promise<Schemas.PaymentFilePreview> {
  const { rows, approver } = await readRows(reader, context, ids, group);
  const fits = (row: WithdrawalRow) =>
    isOf(group, row) && payoutDenial('send', row, approver) === undefined;
  const fitting = rows.filter(fits);
  const taken = fitting.flatMap(({ paymentFile, ...row }) =>
    paymentFile === null ? [] : [{ ...named(row), file: fileView(paymentFile) }],
  );
  const chosen = fitting.filter((row) => row.paymentFile === null);
  const [first, more] = [chosen.slice(0, recordsMax), chosen.slice(recordsMax)];
  return {
    ids: first.map((row) => row.withdrawal.id),
    count: first.length,
    total: totalOf(first, group),
    more: more.length > 0,
    taken,
    left_out: rows.filter((row) => !fits(row)).map(named),
  };
}

/**
 * Marks each withdrawal, and refuses one that has a mark. Throws NOT_FOUND, and VALIDATION that names each record that
 * is refused.
 */
export async function createPaymentFile(
  tx: Transaction,
  context: RequestContext,
  { ids, ...group }: Schemas.PaymentFileRequest,
): Promise<StreamAnswer> {
  await tx
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(inArray(withdrawal.id, ids))
    .orderBy(withdrawal.id)
    .for('update');
  const { rows, approver } = await readRows(tx, context, ids, group);
  const errors = rows.flatMap((row): FieldProblem[] => {
    const field = `ids.${ids.indexOf(row.withdrawal.id)}`;
    const orderNo = row.withdrawal.orderNo;
    if (!isOf(group, row) || payoutDenial('send', row, approver) !== undefined) {
      return [{ field, code: 'NOT_TO_SEND', values: { orderNo } }];
    }
    if (row.paymentFile === null) return [];
    const { at, name } = row.paymentFile;
    return [{ field, code: 'IN_PAYMENT_FILE', values: { orderNo, name, at: new Date(at) } }];
  });
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  const at = new Date();
  const day = dateOf(at, await readTimeZone(tx));
  const bytes = Buffer.from(csvText(linesOf(rows, group, day)));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await tx
    .update(withdrawal)
    .set({ version: sql`${withdrawal.version} + 1`, updatedAt: at })
    .where(inArray(withdrawal.id, ids));
  const marks = rows.map((row) => markOf(row, sha256, at));
  const orders = rows.map((row) => row.withdrawal.orderNo);
  const sums = { ...group, count: rows.length, total: totalOf(rows, group) };
  await writeAuditEntries(tx, context, [
    ...marks,
    {
      action: 'withdrawal.payment_file',
      subject: { type: 'withdrawal', id: 'list' },
      after: { sha256, ...sums, orders },
      at,
      changed: [],
    },
  ]);
  return {
    stream: Readable.from([bytes]),
    contentType: 'text/csv; charset=utf-8',
    filename: `payments-${group.kind}-${group.currency}-${day}-${sha256.slice(0, 8)}.csv`,
  };
}

function markOf({ withdrawal: record, paymentFile }: WithdrawalRow, sha256: string, at: Date) {
  const version = record.version + 1;
  const subject = { type: 'withdrawal', id: record.id };
  const before = { version: record.version, ...(paymentFile && { sha256: paymentFile.sha256 }) };
  const changed = [withdrawalChange({ ...record, version })];
  return {
    action: inFile,
    subject,
    before,
    after: { version, sha256 },
    at,
    changed,
  } satisfies AuditEntry;
}

async function readRows(
  reader: Reader,
  context: RequestContext,
  ids: readonly string[] | undefined,
  group: Group,
) {
  const actor = actorOf(context);
  const where = and(
    withdrawalFilter(actor, ids === undefined ? { ...group, payout: 'to_send' } : {}),
    ids && inArray(withdrawal.id, [...ids]),
  );
  const sorting = withdrawalList.sorting({ sort: 'checked_at' });
  // One more than fit, to see that there are more; those taken before do not count.
  const { rows } = await selectWithdrawalRows(reader, { where, sorting, limit: 2 * recordsMax });
  if (ids !== undefined && rows.length < new Set(ids).size) throw new Problem('NOT_FOUND');
  return { rows, approver: await readApprover(reader, context) };
}

const isOf = ({ currency, kind }: Group, { withdrawal: record }: WithdrawalRow) =>
  record.currency === currency && record.destination.kind === kind;

const named = ({
  withdrawal: { id, orderNo, netAmount, currency },
}: Pick<WithdrawalRow, 'withdrawal'>) => ({
  id,
  order_no: orderNo,
  net_amount: formatMoney(netAmount, currency),
});

function totalOf(rows: readonly WithdrawalRow[], { currency }: Group) {
  const total = rows.reduce((sum, row) => plus(sum, row.withdrawal.netAmount), '0');
  return formatMoney(total, currency);
}

const headings = {
  bank: ['account_number', 'bank_name', 'bank_branch'],
  crypto: ['address', 'coin', 'network', 'memo'],
} as const;

function cellsOf(destination: Destination): Cell[] {
  if (destination.kind === 'bank') {
    return [destination.acc_no, destination.bank_name, destination.address];
  }
  return [destination.address, destination.coin, destination.network, destination.memo];
}

function linesOf(rows: readonly WithdrawalRow[], { kind }: Group, day: string): Cell[][] {
  const head = ['end_to_end_id', 'payment_date', 'beneficiary_name', ...headings[kind]];
  const lines = rows.map(({ withdrawal: record, client }): Cell[] => {
    const { destination } = record;
    const beneficiary = destination.kind === 'bank' ? destination.holder_name : client.fullName;
    const amount = formatMoney(record.netAmount, record.currency);
    return [record.orderNo, day, beneficiary, ...cellsOf(destination), amount, record.currency];
  });
  return [[...head, 'amount', 'currency'], ...lines];
}
