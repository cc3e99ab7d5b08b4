import { eq } from 'drizzle-orm';
import { deposit } from '../../kernel/db/schema.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { readSetting } from '../../platform/settings.ts';
import { revalueDeposit } from '../deposit/book-deposit.ts';
import { reassessDeposits } from '../deposit/deposit-risk.ts';
import { depositChange, findDepositRow } from '../deposit/deposit-row.ts';
import {
  type Amendable,
  bars,
  type Fields,
  moneyFact,
  moneyOf,
  orderBase,
  quantityFact,
  readStored,
  remarkMax,
  textFact,
  textOf,
  timeFact,
  wordFact,
  writeStored,
  wrongField,
} from './amendable.ts';

/** Maximum lengths, equal to those of a new deposit. */
const texts = {
  ...{ payer_name: 120, reference_no: 80, txid: 120, network: 20 },
  remark: remarkMax,
} as const;

const mostOf = (name: string) => texts[name as keyof typeof texts] ?? 0;

/** A deposit: what was written down about the payment and, before it is decided, its amount. */
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
    const { amount, ...words } = after;
    const figures =
      amount == null
        ? {}
        : await revalueDeposit(tx, await readStored(tx, deposit, order.id), amount, base);
    const columns = { ...columnsOf(words), ...figures, updatedAt: at };
    const changed = await writeStored(tx, deposit, order, columns);
    return [depositChange(changed), ...(await reassessDeposits(tx, [order.id]))];
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

type DepositRecord = typeof deposit.$inferSelect;

/** An amendment takes away neither the payer of a bank transfer nor the last evidence of a payment. */
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
