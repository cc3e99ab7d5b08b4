import { type Schemas, unwrap } from '@brokerdesk/sdk';
import Big from 'big.js';
import { recordWrite } from '#/business/record/record-write.ts';
import { type Creation, saveWrite } from '#/business/record/save-write.ts';

/** An empty maximum is none. */
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

export function isCrossed({ min_amount: min, max_amount: max }: PairDraft): boolean {
  const number = /^\d+\.?\d*$/;
  return number.test(min) && number.test(max) && new Big(min).gt(max);
}

type Seen = Pick<Schemas.CurrencyPair, 'id' | 'version'>;

/* Each is answered with a proposal: the pair itself stays as it is. */

export const proposePair = saveWrite({
  create: async (sdk, request: Creation<Schemas.CurrencyPairCreate>) =>
    unwrap(await sdk.POST('/config/admin/v1/currency_pair', request)),
  change: async (sdk, { params, body: { primary: _, secondary: __, ...body } }) =>
    unwrap(await sdk.PUT('/config/admin/v1/currency_pair/{id}', { params, body })),
  topics: ['proposal'],
});

export const deletePair = recordWrite({
  write: async (sdk, { id, version }: Seen) =>
    unwrap(
      await sdk.DELETE('/config/admin/v1/currency_pair/{id}', {
        params: { path: { id }, query: { version } },
      }),
    ),
  topics: ['proposal'],
});
