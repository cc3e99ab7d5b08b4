import { eq } from 'drizzle-orm';
import { deposit, withdrawal } from '../../kernel/db/schema.ts';
import { compare, formatMoney, minus } from '../../kernel/money/decimal.ts';
import { readSetting } from '../../platform/settings.ts';
import { valueInBase } from '../currency/find-rate.ts';
import { revalueDeposit } from '../deposit/book-deposit.ts';
import { reassessDeposits } from '../deposit/deposit-risk.ts';
import { depositChange, findDepositRow } from '../deposit/deposit-row.ts';
import { freezeEntries } from '../withdrawal/audit-withdrawal.ts';
import { findWithdrawalRow, withdrawalChange } from '../withdrawal/withdrawal-row.ts';
import {
  type Amendable,
  bars,
  type Fields,
  moneyFact,
  moneyOf,
  type Order,
  orderBase,
  postAmended,
  quantityFact,
  readStored,
  remarkMax,
  remarkOf,
  textFact,
  textOf,
  timeFact,
  wordFact,
  writeStored,
  wrongField,
} from './amendable.ts';

/** The columns of texts, and their maximum lengths, equal to those of a new deposit. */
const texts = {
  payer_name: { column: 'payerName', most: 120 },
  reference_no: { column: 'referenceNo', most: 80 },
  txid: { column: 'txid', most: 120 },
  network: { column: 'network', most: 20 },
  remark: { column: 'remark', most: remarkMax },
} as const;

const mostOf = (name: string) => texts[name as keyof typeof texts]?.most ?? 0;

export const amendableDeposit: Amendable = {
  table: deposit,

  async find(reader, actor, by) {
    const where = 'id' in by ? eq(deposit.id, by.id) : eq(deposit.orderNo, by.orderNo);
    const row = await findDepositRow(reader, actor, where);
    if (row === undefined) return undefined;
    const { deposit: record } = row;
    return {
      ...orderBase(row, record),
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
      // The amount of a booked deposit is corrected by a rollback.
      barred: record.status === 'pending' ? {} : bars('decided', 'amount'),
    };
  },

  async check(reader, order, after) {
    const checked: Record<string, string | null> = {};
    const record = await readStored(reader, deposit, order.id);
    for (const [name, value] of Object.entries(after)) {
      checked[name] =
        name === 'amount'
          ? await amountOf(reader, record, value)
          : textOf(name, value, mostOf(name));
    }
    requirePaymentFacts(record, checked);
    return checked;
  },

  async apply(tx, order, after, { at }) {
    const base = (await readSetting(tx, 'trade')).base_currency;
    const { amount, ...fields } = after;
    const figures =
      amount == null
        ? {}
        : await revalueDeposit(tx, await readStored(tx, deposit, order.id), amount, base);
    const columns = { ...columnsOf(fields), ...figures, updatedAt: at };
    const changed = await writeStored(tx, deposit, order, columns);
    return [depositChange(changed), ...(await reassessDeposits(tx, [order.id]))];
  },
};

type TextColumns = Partial<Record<(typeof texts)[keyof typeof texts]['column'], string | null>>;

function columnsOf(fields: Fields): TextColumns {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, { column }]) =>
      Object.hasOwn(fields, name) ? [[column, fields[name]]] : [],
    ),
  );
}

type DepositRecord = typeof deposit.$inferSelect;

function requirePaymentFacts(record: DepositRecord, after: Fields): void {
  if (record.subType === 'bank' && after['payer_name'] === null && record.payerName !== null) {
    throw wrongField('payer_name', 'FIELD_REQUIRED');
  }
  const [field, before] =
    record.subType === 'crypto'
      ? (['txid', record.txid] as const)
      : (['reference_no', record.referenceNo] as const);
  if (after[field] === null && before !== null && record.screenshotId === null) {
    throw wrongField(field, 'PAYMENT_EVIDENCE_REQUIRED');
  }
}

async function amountOf(
  reader: Parameters<Amendable['check']>[0],
  record: DepositRecord,
  value: string | null,
): Promise<string> {
  if (value?.startsWith('-')) throw wrongField('amount');
  const amount = moneyOf('amount', value, { currency: record.currency, least: 'above zero' });
  const base = (await readSetting(reader, 'trade')).base_currency;
  // Throws if the credited amount would be zero or too large for the books.
  await revalueDeposit(reader, record, amount, base, 'after.amount');
  return amount;
}

/** The destination is never amended: the client asks again. */
export const amendableWithdrawal: Amendable = {
  table: withdrawal,

  async find(reader, actor, by) {
    const which = 'id' in by ? eq(withdrawal.id, by.id) : eq(withdrawal.orderNo, by.orderNo);
    const row = await findWithdrawalRow(reader, actor, which);
    if (row === undefined) return undefined;
    const { withdrawal: record } = row;
    return {
      ...orderBase(row, record),
      facts: [
        ...textFact('acc_no', row.account.accNo),
        ...moneyFact('net_amount', record.netAmount, record.currency),
        ...timeFact('created_at', record.createdAt),
        ...timeFact('checked_at', record.checkedAt),
      ],
      fields: {
        amount: formatMoney(record.amount, record.currency),
        fee: formatMoney(record.fee, record.currency),
        remark: record.remark,
      },
      barred: record.status === 'pending' ? {} : bars('decided', 'amount', 'fee'),
    };
  },

  async check(_reader, order, after) {
    const { currency } = order;
    const checked: Record<string, string | null> = {};
    for (const [name, value] of Object.entries(after)) {
      if (name === 'amount')
        checked[name] = moneyOf(name, value, { currency, least: 'above zero' });
      else if (name === 'fee') checked[name] = moneyOf(name, value, { currency, least: 'zero' });
      else checked[name] = remarkOf(value);
    }
    const { amount, fee } = figuresOf(order, checked);
    if (compare(fee, amount) >= 0) throw wrongField(Object.hasOwn(after, 'fee') ? 'fee' : 'amount');
    return checked;
  },

  async apply(tx, order, after, by) {
    const { amount, fee } = figuresOf(order, after);
    const before = await readStored(tx, withdrawal, order.id);
    const more = minus(amount, before.amount);
    const entries = compare(more, '0') === 0 ? [] : freezeEntries({ ...before, amount: more });
    const accounts = await postAmended(tx, 'withdrawal', order, entries, by);
    const { base_currency: base } = await readSetting(tx, 'trade');
    const changed = await writeStored(tx, withdrawal, order, {
      ...{ amount, fee, netAmount: minus(amount, fee), updatedAt: by.at },
      ...(entries.length > 0 && {
        baseAmount: await valueInBase(tx, { ...before, amount }, base),
      }),
      ...(Object.hasOwn(after, 'remark') && { remark: after['remark'] ?? null }),
    });
    return [withdrawalChange(changed), ...accounts];
  },
};

function figuresOf({ fields }: Order, after: Fields): { amount: string; fee: string } {
  return {
    amount: after['amount'] ?? fields['amount'] ?? '0',
    fee: after['fee'] ?? fields['fee'] ?? '0',
  };
}
