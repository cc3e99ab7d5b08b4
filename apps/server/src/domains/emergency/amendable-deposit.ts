import { and, eq } from 'drizzle-orm';
import { deposit } from '../../kernel/db/schema.ts';
import type { ErrorCode } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { compare, fitsCurrency, formatMoney } from '../../kernel/money/decimal.ts';
import { clientRef } from '../client/client-ref.ts';
import { revalueDeposit } from '../deposit/book-deposit.ts';
import { keepDepositRisks } from '../deposit/deposit-risk.ts';
import { depositChange, findDepositRow } from '../deposit/deposit-row.ts';
import { readSetting } from '../setting/settings.ts';
import {
  type Amendable,
  type Fields,
  moneyFact,
  quantityFact,
  textFact,
  timeFact,
  wordFact,
} from './amendable.ts';

/** The longest that each may be, as where a deposit is recorded. */
const texts = { payer_name: 120, reference_no: 80, txid: 120, network: 20, remark: 500 } as const;

const amountPattern = /^\d{1,15}(\.\d{1,2})?$/;

/** A deposit: what was written down about the payment and, before it is decided, its amount. */
export const amendableDeposit: Amendable = {
  async find(reader, actor, by) {
    const where = 'id' in by ? eq(deposit.id, by.id) : eq(deposit.orderNo, by.orderNo);
    const row = await findDepositRow(reader, actor, where);
    if (row === undefined) return undefined;
    const { deposit: record } = row;
    return {
      id: record.id,
      version: record.version,
      orderNo: record.orderNo,
      status: record.status,
      currency: record.currency,
      client: clientRef(row.client, row.agent),
      accountId: record.accountId,
      facts: [
        ...wordFact('sub_type', record.subType),
        ...textFact('acc_no', row.account.accNo),
        ...moneyFact('credited_amount', record.creditedAmount, record.accountCurrency),
        ...quantityFact('rate', record.rate),
        ...timeFact('created_at', record.createdAt),
        ...timeFact('checked_at', record.checkedAt),
      ],
      fields: {
        amount: formatMoney(record.amount, record.currency),
        payer_name: record.payerName,
        reference_no: record.referenceNo,
        txid: record.txid,
        network: record.network,
        remark: record.remark,
      },
      // What is booked is corrected by taking it back, not by another amount.
      amendable: [...(record.status === 'pending' ? ['amount'] : []), ...Object.keys(texts)],
    };
  },

  async lock(tx, id) {
    await tx.select({ id: deposit.id }).from(deposit).where(eq(deposit.id, id)).for('update');
  },

  async check(reader, order, after) {
    const checked: Record<string, string | null> = {};
    const record = await recordOf(reader, order.id);
    for (const [name, value] of Object.entries(after)) {
      checked[name] =
        name === 'amount' ? await amountOf(reader, record, value) : textOf(name, value);
    }
    requirePaymentFacts(record, checked);
    return checked;
  },

  async apply(tx, order, after, { at }) {
    const base = (await readSetting(tx, 'trade')).base_currency;
    const { amount, ...words } = after;
    const figures =
      amount == null ? {} : await revalueDeposit(tx, await recordOf(tx, order.id), amount, base);
    const [changed] = await tx
      .update(deposit)
      .set({ ...columnsOf(words), ...figures, version: order.version + 1, updatedAt: at })
      .where(and(eq(deposit.id, order.id), eq(deposit.version, order.version)))
      .returning();
    if (changed === undefined) throw new Error('The deposit was not locked before it was amended.');
    return [depositChange(changed), ...(await keepDepositRisks(tx, [order.id]))];
  },
};

type Words = Partial<
  Pick<typeof deposit.$inferInsert, 'payerName' | 'referenceNo' | 'txid' | 'network' | 'remark'>
>;

const columnNames = {
  payer_name: 'payerName',
  reference_no: 'referenceNo',
  txid: 'txid',
  network: 'network',
  remark: 'remark',
} as const satisfies Record<keyof typeof texts, keyof Words>;

function columnsOf(words: Fields): Words {
  return Object.fromEntries(
    Object.entries(columnNames).flatMap(([name, column]) =>
      Object.hasOwn(words, name) ? [[column, words[name]]] : [],
    ),
  );
}

function textOf(name: string, value: string | null): string | null {
  const text = value?.trim() || null;
  if (text !== null && text.length > (texts[name as keyof typeof texts] ?? 0)) throw wrong(name);
  return text;
}

type DepositRecord = typeof deposit.$inferSelect;

/** An amendment takes away neither the payer of a bank transfer nor the last evidence of a payment. */
function requirePaymentFacts(record: DepositRecord, after: Fields): void {
  if (record.subType === 'bank' && after['payer_name'] === null && record.payerName !== null) {
    throw wrong('payer_name', 'FIELD_REQUIRED');
  }
  const [field, before] =
    record.subType === 'crypto'
      ? (['txid', record.txid] as const)
      : (['reference_no', record.referenceNo] as const);
  if (after[field] === null && before !== null && record.screenshotId === null) {
    throw wrong(field, 'PAYMENT_EVIDENCE_REQUIRED');
  }
}

async function amountOf(
  reader: Parameters<Amendable['check']>[0],
  record: DepositRecord,
  value: string | null,
): Promise<string> {
  if (value === null || !amountPattern.test(value)) throw wrong('amount');
  if (compare(value, '0') <= 0) throw wrong('amount', 'AMOUNT_NOT_POSITIVE');
  if (!fitsCurrency(value, record.currency)) throw wrong('amount');
  const base = (await readSetting(reader, 'trade')).base_currency;
  // Throws where nothing, or more than the books can hold, would be credited.
  await revalueDeposit(reader, record, value, base, 'after.amount');
  return formatMoney(value, record.currency);
}

async function recordOf(reader: Parameters<Amendable['check']>[0], id: string) {
  const [record] = await reader.select().from(deposit).where(eq(deposit.id, id));
  if (record === undefined) throw new Problem('NOT_FOUND');
  return record;
}

function wrong(name: string, code: ErrorCode = 'FIELD_INVALID') {
  return new Problem('VALIDATION', { errors: [{ field: `after.${name}`, code }] });
}
