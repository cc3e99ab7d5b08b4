import { and, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { findDifferences } from '../domains/reconciliation/differences.ts';
import { importStatement } from '../domains/reconciliation/import-statement.ts';
import { ignoreLines, matchLinesByHand } from '../domains/reconciliation/settle-lines.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { client, deposit } from '../kernel/db/schema.ts';
import { minus, plus } from '../kernel/money/decimal.ts';
import { dateOf } from '../platform/time-zone.ts';
import { contextOf, type ProposalSetting } from './proposals.ts';

interface Line {
  day: string;
  amount: string;
  payer: string;
  reference: string;
  text: string;
}

const opening = '250000.00';
const own = { acc_no: '012-875-9-123456-7', bank_name: '中国银行（香港）', currency: 'USD' };

const perStatement = 12;
const latestShare = 0.7;

export async function seedStatements(
  tx: Transaction,
  setting: ProposalSetting & { timeZone: string },
): Promise<void> {
  const context = await contextOf(tx, setting, 'angel');
  const fee = (day: string): Line => ({
    ...{ day, amount: '-18.00', payer: '', reference: '', text: 'MONTHLY SERVICE FEE' },
  });
  const paid = await latestPaid(tx, setting);
  const count = Math.min(perStatement, Math.ceil(paid.length * latestShare));
  const latest = paid.slice(-count);
  const earlier = paid.slice(0, -count).filter(({ day }) => day < (latest[0]?.day ?? ''));
  const [lastEarlier, last] = [earlier.at(-1)?.day, latest.at(-1)?.day];
  if (lastEarlier === undefined || last === undefined) return;

  const before = [...earlier, fee(lastEarlier)];
  const between = await put('A', before, opening);
  const items = await findDifferences(tx);
  const matches = items
    .filter(({ automatic }) => automatic)
    .map(({ lines, records }) => ({
      line_ids: lines.map(({ id }) => id),
      record_ids: records.map(({ id }) => id),
    }));
  if (matches.length > 0) await matchLinesByHand(tx, context, { matches });
  const fees = items.filter(({ lines: [line] }) => line?.text === fee('').text);
  const feeLines = fees.flatMap(({ lines }) => lines.map(({ id }) => id));
  if (feeLines.length > 0) {
    await ignoreLines(tx, context, { line_ids: feeLines, reason_code: 'bank_fee' });
  }

  const [under, over, split, _, ...exact] = latest;
  const twice = exact.at(-1);
  const after: Line[] = [
    ...(under ? [{ ...under, amount: minus(under.amount, '15') }] : []),
    ...(over ? [{ ...over, amount: plus(over.amount, '100') }] : []),
    ...(split
      ? [
          { ...split, amount: minus(split.amount, '20') },
          { ...split, amount: '20.00' },
        ]
      : []),
    ...exact,
    ...(twice ? [{ ...twice, text: 'TRANSFER REPEATED' }] : []),
    {
      ...{ day: last, amount: '3680.00', payer: 'LAM KA YAN' },
      ...{ reference: 'HK88120067', text: 'INWARD REMITTANCE' },
    },
    fee(last),
  ];
  await put('B', after, between);

  /** Returns the closing balance. */
  async function put(number: string, lines: readonly Line[], first: string): Promise<string> {
    const inOrder = lines.toSorted((one, other) => one.day.localeCompare(other.day));
    const closing = inOrder.reduce((sum, { amount }) => plus(sum, amount), first);
    const rows = inOrder.map(({ day, amount, payer, reference, text }) =>
      [day, amount, `"${payer}"`, reference, text].join(','),
    );
    await importStatement(tx, context, {
      content: ['Date,Amount,Name,Reference,Description', ...rows].join('\n'),
      ...{ ...own, number: `${inOrder[0]?.day.slice(0, 4)}-${number}`, opening: first, closing },
    });
    return closing;
  }
}

async function latestPaid(
  tx: Transaction,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Line[]> {
  const rows = await tx
    .select({ deposit, name: client.fullName })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .where(
      and(
        ...[eq(deposit.subType, 'bank'), eq(deposit.currency, 'USD'), eq(client.fake, false)],
        ...[eq(deposit.status, 'approved'), isNotNull(deposit.referenceNo)],
        ...[gte(deposit.amount, '100'), lt(deposit.amount, '100000'), lt(deposit.madeAt, now)],
      ),
    )
    .orderBy(desc(deposit.madeAt), desc(deposit.id))
    .limit(2 * perStatement);
  return rows.toReversed().map(({ deposit: { madeAt, amount, payerName, referenceNo }, name }) => ({
    day: dateOf(madeAt, timeZone),
    amount: plus(amount, '0'),
    payer: payerName ?? name,
    reference: referenceNo ?? '',
    text: 'INWARD REMITTANCE',
  }));
}
