import { eq } from 'drizzle-orm';
import { withdrawal } from '../../kernel/db/schema.ts';
import { compare, formatMoney, minus } from '../../kernel/money/decimal.ts';
import { readSetting } from '../../platform/settings.ts';
import { valueInBase } from '../currency/find-rate.ts';
import { freezeEntries } from '../withdrawal/settle-withdrawal.ts';
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
  readStored,
  remarkOf,
  textFact,
  timeFact,
  writeStored,
  wrongField,
} from './amendable.ts';

/**
 * Withdrawal: its remark and, while it is pending, its amount and fee. The destination is never amended: the
 * client asks again.
 */
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
    // Something is left to pay out.
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

/** Both as they are to stand, whichever of them is amended. */
function figuresOf({ fields }: Order, after: Fields): { amount: string; fee: string } {
  return {
    amount: after['amount'] ?? fields['amount'] ?? '0',
    fee: after['fee'] ?? fields['fee'] ?? '0',
  };
}
