import type { tradeRecord } from '../../kernel/db/schema.ts';
import { compare, type Decimal, minus, negate, plus } from '../../kernel/money/decimal.ts';
import type { Entry } from '../../platform/ledger/ledger.ts';

type TradeRecord = typeof tradeRecord.$inferSelect;
type Owner = Pick<TradeRecord, 'accountId' | 'currency'>;

const onAccount = (
  { accountId, currency }: Owner,
  bucket: 'available' | 'frozen',
  amount: Decimal,
): Entry => ({ accountId, currency, bucket, amount });

const moving = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ amount }) => compare(amount, '0') !== 0);

export function freezing(owner: Owner, amount: Decimal): Entry[] {
  return moving([
    onAccount(owner, 'available', negate(amount)),
    onAccount(owner, 'frozen', amount),
  ]);
}

export function unfreezing(owner: Owner, amount: Decimal): Entry[] {
  return freezing(owner, negate(amount));
}

export function charging(record: TradeRecord, cost: Decimal): Entry[] {
  const { currency, frozen } = record;
  return moving([
    onAccount(record, 'frozen', negate(frozen)),
    onAccount(record, 'available', minus(frozen, cost)),
    { firmAccount: record.kind === 'subscribe' ? 'fee' : 'market', amount: cost, currency },
  ]);
}

export function payingOut(record: TradeRecord): Entry[] {
  if (record.kind === 'subscribe') return [];
  const { accountId, currency, paid, fee } = record;
  const profit = record.profit ?? '0';
  return moving([
    { firmAccount: 'market', amount: negate(plus(paid, profit)), currency },
    { firmAccount: 'fee', amount: fee, currency },
    onAccount(record, 'available', paid),
    { accountId, currency, bucket: 'available', amount: minus(profit, fee), running: 'profit' },
  ]);
}

export function correcting(
  record: TradeRecord,
  wanted: { profit: Decimal; fee: Decimal },
): Entry[] {
  if (record.kind === 'subscribe') return [];
  const { accountId, currency } = record;
  const profit = minus(wanted.profit, record.profit ?? '0');
  const fee = minus(wanted.fee, record.fee);
  return moving([
    { firmAccount: 'market', amount: negate(profit), currency },
    { firmAccount: 'fee', amount: fee, currency },
    { accountId, currency, bucket: 'available', amount: minus(profit, fee), running: 'profit' },
  ]);
}
