import type { Schemas } from '@brokerdesk/sdk';

/** The limits of the two-person rule that have amounts, and the bounds of each. */
export const limitNames = [
  'credit',
  'withdrawal',
  'profit',
  'rollback',
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
  'fund',
] as const satisfies readonly (keyof Schemas.PriceDistances)[];
export const profitNames = [
  'target_tolerance_pct',
  'day_cap_pct',
] as const satisfies readonly (keyof Schemas.ProfitLimits)[];

export type LimitName = (typeof limitNames)[number];

/** The parts of the trade config, each with a form of its own: one limit is one part, `bounds` those of a sale. */
export type ConfigPart = LimitName | 'base' | 'fees' | 'bounds';

export const isLimit = (part: ConfigPart): part is LimitName =>
  limitNames.some((name) => name === part);
