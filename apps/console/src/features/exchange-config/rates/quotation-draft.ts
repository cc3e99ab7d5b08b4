import { type Schemas, unwrap } from '@brokerdesk/sdk';
import Big from 'big.js';
import { recordWrite } from '#/business/record/record-write.ts';
import { type Creation, saveWrite } from '#/business/record/save-write.ts';

/** Without an end it holds until it is replaced. */
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

/** `mid` less `spread`; null while either is no number. */
export function finalRate({ mid, spread }: Pick<QuotationDraft, 'mid' | 'spread'>): string | null {
  if (!number.test(mid) || !number.test(spread)) return null;
  return new Big(mid).minus(spread).toFixed();
}

/** In per cent, with two decimals and a sign. */
export function moveInPercent(from: string, to: string): string {
  const moved = new Big(to).minus(from).div(from).times(100);
  return `${moved.gt(0) ? '+' : ''}${moved.toFixed(2)}`;
}

type Seen = Pick<Schemas.Quotation, 'id' | 'version'>;

/** Both are answered with a proposal: the present rate holds until it is confirmed. */
export const proposeQuotation = saveWrite({
  create: async (sdk, request: Creation<Schemas.QuotationCreate>) =>
    unwrap(await sdk.POST('/config/admin/v1/rate', request)),
  change: async (sdk, { params, body: { primary: _, secondary: __, ...body } }) =>
    unwrap(await sdk.PUT('/config/admin/v1/rate/{id}', { params, body })),
  topics: ['proposal'],
});

export const endQuotation = recordWrite({
  write: async (sdk, { id, version }: Seen) =>
    unwrap(
      await sdk.DELETE('/config/admin/v1/rate/{id}', {
        params: { path: { id }, query: { version } },
      }),
    ),
  topics: ['rate'],
});
