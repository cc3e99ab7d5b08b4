import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { deposit, ledgerTransaction } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { compare, fitsCurrency } from '../../kernel/money/decimal.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { SettingValue } from '../../platform/settings.ts';
import { withSecondPerson } from '../approval/two-people.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import type { StoredRiskLevels } from '../risk/risk.ts';
import { applyRiskLevels } from '../risk/risk.ts';
import { lockSetting, type VersionedSetting, writeSetting } from '../setting/change-setting.ts';

const how = { view: tradeConfigView, topic: 'trade_config' } as const;

/** Throws BASE_CURRENCY_FIXED, STALE_RECORD, VALIDATION, and as `signOrPropose`. */
export async function updateTradeConfig(
  tx: Transaction,
  context: RequestContext,
  { version, reason, ...wanted }: Schemas.TradeConfig,
): Promise<Schemas.Proposal> {
  const base = requireCurrency('base_currency', wanted.base_currency);
  requireAmounts(wanted, base);
  refusePasskeysOff(context, wanted.factors);
  const current = await lockSetting(tx, 'trade', version, {
    ...how,
    async check(tx, current) {
      if (current.base_currency !== base) await requireNoMoney(tx);
    },
  });
  const noted: { reason?: string } = reason?.trim() ? { reason: reason.trim() } : {};
  const { fund: _, ...distances } = wanted.profit.price_distance_pct;
  const value = {
    ...wanted,
    profit: { ...wanted.profit, price_distance_pct: distances },
    limits: {
      ...wanted.limits,
      exchange: wanted.limits.exchange ?? current.value.limits.exchange,
      total: wanted.limits.total ?? current.value.limits.total,
    },
    queue_targets: queueTargets(wanted.queue_targets, current.value.queue_targets),
    max_ages: withClose(wanted.max_ages, current.value.max_ages),
    work: wanted.work ?? current.value.work,
    factors: wanted.factors ?? current.value.factors,
    risk: {
      ...wanted.risk,
      deposit: depositLevels(wanted.risk.deposit, current.value.risk.deposit),
      withdrawal: {
        ...wanted.risk.withdrawal,
        client_high_risk:
          wanted.risk.withdrawal.client_high_risk ?? current.value.risk.withdrawal.client_high_risk,
      },
      order: wanted.risk.order ?? current.value.risk.order,
    },
  };
  const changes = changesBetween(current.value, value);
  if (noted.reason === undefined && changes.some(({ field }) => field.startsWith('limits.'))) {
    throw new Problem('VALIDATION', { errors: [{ field: 'reason', code: 'FIELD_REQUIRED' }] });
  }
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'config',
      operation: 'PUT /config/admin/v1/trade',
      subject: { type: 'setting', id: 'trade', name: 'trade' },
      chain: chainOf('tradeConfig'),
    },
    {
      input: { path: {}, body: { ...value, ...noted, version } },
      changes,
    },
    async () => {
      await writeSetting(tx, context, { key: 'trade', current, value }, { ...how, noted });
      await applyRiskLevels(tx, value.risk);
    },
  );
}

/** Ages that a request of an older version leaves out stay as they are. */
function withClose(wanted: Schemas.MaxAges | undefined, current: StoredAges): StoredAges {
  if (wanted === undefined) return current;
  return { ...wanted, close_days: wanted.close_days ?? current.close_days };
}

function depositLevels(
  wanted: Schemas.DepositRiskLevels,
  current: StoredRiskLevels['deposit'],
): StoredRiskLevels['deposit'] {
  return {
    ...wanted,
    client_unverified: wanted.client_unverified ?? current.client_unverified,
    recorded_without_proof: wanted.recorded_without_proof ?? current.recorded_without_proof,
    client_high_risk: wanted.client_high_risk ?? current.client_high_risk,
  };
}

/** Without passkeys on the server no such user could write any more, not even this config. */
function refusePasskeysOff(
  { services }: RequestContext,
  factors: Partial<Schemas.RequiredFactors> = {},
): void {
  if (services.passkeySite !== null) return;
  const errors = Object.entries(factors).flatMap(([role, factor]): FieldProblem[] =>
    factor === 'passkey' ? [{ field: `factors.${role}`, code: 'FIELD_INVALID' }] : [],
  );
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}

type StoredAges = SettingValue<'trade'>['max_ages'];
type StoredTargets = SettingValue<'trade'>['queue_targets'];

function queueTargets(
  wanted: Schemas.QueueTargets | undefined,
  current: StoredTargets,
): StoredTargets {
  if (wanted === undefined) return current;
  return {
    ...wanted,
    payment_due: wanted.payment_due ?? current.payment_due,
    awaiting_settlement: wanted.awaiting_settlement ?? current.awaiting_settlement,
    matured: wanted.matured ?? current.matured,
  };
}

function requireAmounts(
  { limits, fees }: Pick<Schemas.TradeConfig, 'limits' | 'fees'>,
  base: string,
): void {
  const amounts = [
    ...Object.entries(limits).flatMap(([name, limit]) =>
      Object.entries(limit ?? {}).map(
        ([bound, amount]) => [`limits.${name}.${bound}`, amount] as [string, string],
      ),
    ),
    ['fees.withdrawal_min', fees.withdrawal_min] as [string, string],
  ];
  const byField = new Map(amounts);
  const errors = amounts.flatMap(([field, amount]): FieldProblem[] => {
    if (!fitsCurrency(amount, base)) return [{ field, code: 'FIELD_INVALID' }];
    return contradicts(field, amount) ? [{ field, code: 'LIMITS_CONTRADICT' }] : [];
  });
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });

  /** A day that allows less than a record makes the limit of a record idle, and a week that of a day. */
  function contradicts(field: string, amount: string): boolean {
    const shorter = field.endsWith('_week')
      ? byField.get(field.replace(/_week$/, '_day'))
      : field.endsWith('_day') && byField.get(field.replace(/\w+$/, 'record'));
    return !!shorter && compare(amount, shorter) < 0;
  }
}

export function tradeConfigView({
  value,
  version,
}: VersionedSetting<'trade'>): Omit<Schemas.TradeConfigState, 'waiting'> {
  return { ...value, version };
}

/**
 * Records carry their value in the base currency from the day they were made, and are compared with
 * limits of it: after a change, 5,000 of the old one would pass for 5,000 of the new one.
 */
async function requireNoMoney(tx: Transaction): Promise<void> {
  // Blocks new deposits too.
  await tx.execute(sql`lock table ${deposit} in share mode`);
  for (const table of [deposit, ledgerTransaction]) {
    const found = await tx.select({ one: sql`1` }).from(table).limit(1);
    if (found.length > 0) throw new Problem('BASE_CURRENCY_FIXED');
  }
}
