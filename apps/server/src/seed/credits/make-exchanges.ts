import { bookExchange } from '../../domains/account/book-exchange.ts';
import { findRates } from '../../domains/currency/find-rate.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { convert } from '../../kernel/money/decimal.ts';
import { before, type Holder, type Setting } from './holders.ts';

export async function makeExchanges(
  tx: Transaction,
  setting: Setting,
  all: readonly Holder[],
): Promise<void> {
  const { random, staff, now, timeZone, audits } = setting;
  const pairs = all.flatMap((from) =>
    all
      .filter((to) => to !== from && to.account.clientId === from.account.clientId)
      .map((to) => ({ from: from.account, to: to.account })),
  );
  for (const { from, to } of pairs.slice(0, 6)) {
    const at = before(now, random.whole(62, 70));
    const pair = { primary: from.currency, secondary: to.currency, at };
    const [rate] = await findRates(tx, [pair], 'client');
    if (rate === undefined) continue;
    const amount = `${random.whole(1, 4)}00.00`;
    const received = convert(amount, rate.rate, to.currency);
    const id = random.id(at);
    const request = { from, to, amount, received, rate, makerId: staff.angel, timeZone, at, id };
    audits.push((await bookExchange(tx, request)).audit);
  }
}
