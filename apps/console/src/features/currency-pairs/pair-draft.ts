import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';

/** A currency pair as it is typed; an empty maximum is none. */
export type PairDraft = {
  primary: string;
  secondary: string;
  min_amount: string;
  max_amount: string;
  weight: string;
  enabled: boolean;
};

export const toPairDraft = (pair: Schemas.CurrencyPair | null): PairDraft => ({
  primary: pair?.primary ?? '',
  secondary: pair?.secondary ?? '',
  min_amount: pair?.min_amount ?? '',
  max_amount: pair?.max_amount ?? '',
  weight: pair === null ? '100' : `${pair.weight}`,
  enabled: pair === null || pair.status === 'enabled',
});

export const toPair = (draft: PairDraft): Schemas.CurrencyPairCreate => ({
  primary: draft.primary,
  secondary: draft.secondary,
  min_amount: draft.min_amount.replace(/\.$/, ''),
  max_amount: draft.max_amount.replace(/\.$/, '') || null,
  weight: Number(draft.weight),
  status: draft.enabled ? 'enabled' : 'disabled',
});

/** Whether nothing at all could be exchanged, because the least is more than the most. */
export function isCrossed({ min_amount: min, max_amount: max }: PairDraft): boolean {
  const number = /^\d+\.?\d*$/;
  return number.test(min) && number.test(max) && new Big(min).gt(max);
}
