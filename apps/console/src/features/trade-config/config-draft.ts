import type { Schemas } from '@brokerdesk/sdk';
import { type QueueName, queueNames, type WorkName } from './trade-config-fields.ts';

/** Each form shows a part and sends everything. */
export type ConfigDraft = Omit<
  Schemas.TradeConfig,
  | 'version'
  | 'limits'
  | 'reason'
  | 'messages'
  | 'queue_targets'
  | 'risk'
  | 'max_ages'
  | 'work'
  | 'factors'
> & {
  limits: Schemas.TwoPersonLimits & { exchange: Schemas.AmountLimit; total: Schemas.TotalLimit };
  risk: Omit<Schemas.RiskLevels, 'deposit' | 'withdrawal' | 'order'> & {
    order: Schemas.OrderRiskLevels;
    deposit: Record<keyof Schemas.DepositRiskLevels, Schemas.RiskLevel>;
    withdrawal: Record<keyof Schemas.WithdrawalRiskLevels, Schemas.RiskLevel>;
  };
  max_ages: Record<keyof Schemas.MaxAges, string>;
  messages: { alone_max: string };
  work: Record<WorkName, string>;
  factors: Schemas.RequiredFactors;
  queue_targets: Record<QueueName, string>;
  reason: string;
};

const noAmounts: Schemas.AmountLimit = {
  record: '',
  maker_day: '',
  maker_week: '',
  client_day: '',
  client_week: '',
  pair_day: '',
  pair_week: '',
};

export function toConfigDraft({
  base_currency,
  limits,
  fees,
  profit,
  risk,
  messages,
  queue_targets,
  max_ages,
  work,
  factors,
}: Omit<Schemas.TradeConfigState, 'version' | 'waiting'>): ConfigDraft {
  const alone_max = `${messages.alone_max}`;
  return {
    base_currency,
    // A server always has them; a request may leave them out.
    limits: {
      ...limits,
      exchange: limits.exchange ?? noAmounts,
      total: limits.total ?? noAmounts,
    },
    fees,
    profit,
    risk: {
      ...risk,
      order: risk.order ?? { client_unverified: 'look' },
      deposit: {
        ...risk.deposit,
        client_unverified: risk.deposit.client_unverified ?? 'look',
        recorded_without_proof: risk.deposit.recorded_without_proof ?? 'look',
        client_high_risk: risk.deposit.client_high_risk ?? 'look',
      },
      withdrawal: {
        ...risk.withdrawal,
        client_high_risk: risk.withdrawal.client_high_risk ?? 'look',
      },
    },
    max_ages: {
      rate_hours: `${max_ages.rate_hours}`,
      nav_days: `${max_ages.nav_days}`,
      close_days: `${max_ages.close_days}`,
    },
    messages: { alone_max },
    work: { claim_minutes: `${work.claim_minutes}`, open_max: `${work.open_max}` },
    factors,
    queue_targets: ofQueues((queue) => `${queue_targets[queue]}`),
    reason: '',
  };
}

export function toTradeConfig(draft: ConfigDraft, version: number): Schemas.TradeConfig {
  const { max_ages, messages, queue_targets, work, reason: _, ...config } = whole(draft);
  const reason = draft.reason.trim();
  return {
    ...config,
    max_ages: {
      rate_hours: Number(max_ages.rate_hours),
      nav_days: Number(max_ages.nav_days),
      close_days: Number(max_ages.close_days),
    },
    messages: { alone_max: Number(messages.alone_max) },
    work: { claim_minutes: Number(work.claim_minutes), open_max: Number(work.open_max) },
    queue_targets: ofQueues((queue) => Number(queue_targets[queue])),
    ...(reason !== '' && { reason }),
    version,
  };
}

function ofQueues<Value>(targetOf: (queue: QueueName) => Value): Record<QueueName, Value> {
  // Every queue is among the names, as `satisfies` says there.
  return Object.fromEntries(queueNames.map((queue) => [queue, targetOf(queue)])) as Record<
    QueueName,
    Value
  >;
}

function whole<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim().replace(/\.$/, '') as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, whole(inner)]),
  ) as Value;
}
