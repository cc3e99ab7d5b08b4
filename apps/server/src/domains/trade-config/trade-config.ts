import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { deposit, ledgerTransaction } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { fitsCurrency } from '../../money/decimal.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { changeSetting, type VersionedSetting } from '../setting/change-setting.ts';

/** Replaces the trade config. Throws BASE_CURRENCY_FIXED, STALE_RECORD and VALIDATION. */
export async function updateTradeConfig(
  context: RequestContext,
  { version, ...value }: Schemas.TradeConfig,
): Promise<Schemas.TradeConfig> {
  const base = requireCurrency('base_currency', value.base_currency);
  const amounts = [
    ['four_eyes_min.credit', value.four_eyes_min.credit],
    ['fees.withdrawal_min', value.fees.withdrawal_min],
  ] as const;
  const errors = amounts
    .filter(([, amount]) => !fitsCurrency(amount, base))
    .map(([field]) => ({ field, code: 'FIELD_INVALID' as const }));
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  const changed = await changeSetting(
    context,
    'trade',
    { value, version },
    {
      view: tradeConfigView,
      topic: 'trade_config',
      async check(tx, current) {
        if (current.base_currency !== base) await requireNoMoney(tx);
      },
    },
  );
  return tradeConfigView(changed);
}

export function tradeConfigView({
  value,
  version,
}: VersionedSetting<'trade'>): Schemas.TradeConfig {
  const { base_currency, four_eyes_min, fees, profit } = value;
  return {
    base_currency,
    // Two people always: see the operation's description.
    four_eyes_min: { credit: four_eyes_min.credit, amendment: '0', address: '0' },
    fees,
    profit,
    version,
  };
}

/**
 * Records carry their value in the base currency from the day they were made, and are compared with
 * limits of it: after a change, 5,000 of the old one would pass for 5,000 of the new one.
 */
async function requireNoMoney(tx: Transaction): Promise<void> {
  // No deposit is made meanwhile either.
  await tx.execute(sql`lock table ${deposit} in share mode`);
  for (const table of [deposit, ledgerTransaction]) {
    const found = await tx.select({ one: sql`1` }).from(table).limit(1);
    if (found.length > 0) throw new Problem('BASE_CURRENCY_FIXED');
  }
}
