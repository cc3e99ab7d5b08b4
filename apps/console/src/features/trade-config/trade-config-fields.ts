import type { Schemas } from '@brokerdesk/sdk';

export const limitNames = [
  'credit',
  'withdrawal',
  'profit',
  'rollback',
  'exchange',
] as const satisfies readonly (keyof Schemas.TwoPersonLimits)[];
export const boundNames = [
  'record',
  'maker_day',
  'maker_week',
  'client_day',
  'client_week',
  'pair_day',
  'pair_week',
] as const satisfies readonly Schemas.LimitBound[];
export const totalNames = [
  'maker_day',
  'maker_week',
] as const satisfies readonly (keyof Schemas.TotalLimit)[];
export const feeNames = [
  'withdrawal_pct',
  'withdrawal_min',
  'exchange_pct',
  'trade_pct',
] as const satisfies readonly (keyof Schemas.TradeFees)[];
export const distanceKinds = [
  'stock',
  'block',
  'ipo',
] as const satisfies readonly (keyof Schemas.PriceDistances)[];
export const profitNames = [
  'target_tolerance_pct',
  'day_cap_pct',
] as const satisfies readonly (keyof Schemas.ProfitLimits)[];

export const ageNames = [
  'rate_hours',
  'nav_days',
  'close_days',
] as const satisfies readonly (keyof Schemas.MaxAges)[];

export const workNames = [
  'claim_minutes',
  'open_max',
] as const satisfies readonly (keyof Schemas.WorkLimits)[];
export type WorkName = (typeof workNames)[number];

export const factorRoles = [
  'god',
  'angel',
  'superman',
  'hero',
] as const satisfies readonly (keyof Schemas.RequiredFactors)[];
export const requiredFactors = [
  'none',
  'any',
  'passkey',
] as const satisfies readonly Schemas.RequiredFactor[];

export const queueNames = [
  'kyc',
  'deposit',
  'withdrawal',
  'loan',
  'compensation',
  'bonus',
  'order',
  'payment_due',
  'awaiting_settlement',
  'matured',
  'exception',
  'approval',
] as const satisfies readonly Schemas.QueueName[];
export type QueueName = Schemas.QueueName;

const riskReasons = {
  deposit: [
    'same_reference',
    'same_txid',
    'same_proof',
    'payer_differs',
    'unusual_amount',
    'client_unverified',
    'recorded_without_proof',
    'client_high_risk',
  ],
  withdrawal: [
    'holder_differs',
    'shared_destination',
    'client_unverified',
    'new_destination',
    'password_changed',
    'sessions_ended',
    'new_device',
    'failed_sign_ins',
    'not_traded',
    'shared_ip',
    'client_high_risk',
  ],
  kyc: ['same_id_no', 'same_document', 'under_age', 'document_expired', 'document_expiring'],
  order: ['client_unverified'],
} as const satisfies {
  [Kind in keyof Schemas.RiskLevels]-?: readonly (keyof NonNullable<Schemas.RiskLevels[Kind]>)[];
};
export const riskKinds = ['deposit', 'withdrawal', 'kyc', 'order'] as const;

export const riskPaths = [
  ...riskReasons.deposit.map((reason) => `risk.deposit.${reason}` as const),
  ...riskReasons.withdrawal.map((reason) => `risk.withdrawal.${reason}` as const),
  ...riskReasons.kyc.map((reason) => `risk.kyc.${reason}` as const),
  ...riskReasons.order.map((reason) => `risk.order.${reason}` as const),
] as const;
export type RiskPath = (typeof riskPaths)[number];

/** The reason that a path is about: `risk.kyc.under_age` of `under_age`. */
export function riskReasonOf(path: RiskPath) {
  return path.split('.')[2] as Schemas.RiskReasonCode;
}

export function riskKindOf(path: RiskPath) {
  return path.split('.')[1] as (typeof riskKinds)[number];
}

export function riskLevelAt(risk: Schemas.RiskLevels, path: RiskPath): Schemas.RiskLevel {
  const [, kind, reason] = path.split('.');
  const levels = new Map(Object.entries(risk[kind as keyof Schemas.RiskLevels] ?? {}));
  return levels.get(reason ?? '') ?? 'none';
}

export type LimitName = (typeof limitNames)[number];

/** One limit is one part; `bounds` are those of a sale. */
export type ConfigPart =
  | LimitName
  | 'total'
  | 'base'
  | 'fees'
  | 'bounds'
  | 'ages'
  | 'risk'
  | 'messages'
  | 'work'
  | 'factors'
  | 'queues';

export const isLimit = (part: ConfigPart): part is LimitName =>
  limitNames.some((name) => name === part);
