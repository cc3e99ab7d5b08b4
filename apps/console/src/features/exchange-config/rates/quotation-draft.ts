import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';

/** A quotation as it is typed; without an end it holds until it is replaced. */
export type QuotationDraft = {
  primary: string;
  secondary: string;
  mid: string;
  spread: string;
  expires_at: string;
};

const withoutZeros = (rate: string) => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate);

export const toQuotationDraft = (quotation: Schemas.Quotation | null): QuotationDraft => ({
  primary: quotation?.primary ?? '',
  secondary: quotation?.secondary ?? '',
  mid: quotation === null ? '' : withoutZeros(quotation.mid),
  spread: quotation === null ? '' : withoutZeros(quotation.spread),
  expires_at: quotation?.expires_at ?? '',
});

export const toQuotation = (draft: QuotationDraft): Schemas.QuotationCreate => ({
  primary: draft.primary,
  secondary: draft.secondary,
  mid: draft.mid,
  spread: draft.spread,
  expires_at: draft.expires_at || null,
});

const number = /^\d+(\.\d+)?$/;

/** Rate that would be booked: `mid` less `spread`; null while either is no number. */
export function finalRate({ mid, spread }: Pick<QuotationDraft, 'mid' | 'spread'>): string | null {
  if (!number.test(mid) || !number.test(spread)) return null;
  return new Big(mid).minus(spread).toFixed();
}

/** How far the booked rate would move from the present one, in per cent with two decimals and a sign. */
export function moveInPercent(from: string, to: string): string {
  const moved = new Big(to).minus(from).div(from).times(100);
  return `${moved.gt(0) ? '+' : ''}${moved.toFixed(2)}`;
}
