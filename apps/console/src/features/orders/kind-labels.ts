import type { Schemas } from '@brokerdesk/sdk';
import type { FlatNamespace } from 'i18next';
import type { FallbackNs, UseTranslationResponse } from 'react-i18next';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';

type Translate = (key: string, options?: object) => string;

/** Labels of one kind of order: `sell.title_fund` if the file has it, otherwise `sell.title`. */
export function ofKind<Typed>(t: Typed, context: string): Typed {
  const translate = t as unknown as Translate;
  const inContext: Translate = (key, options) => translate(key, { context, ...options });
  return inContext as unknown as Typed;
}

export function useKindLabels<
  const Names extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]],
>(names: Names, kind: string): Pick<UseTranslationResponse<FallbackNs<Names>, undefined>, 't'> {
  const { t } = useTranslation(names);
  return { t: ofKind(t, kind) as never };
}

type Order = Pick<
  Schemas.Trade,
  'id' | 'parent_id' | 'funding_model' | 'status' | 'frozen' | 'paid' | 'payable'
>;

/**
 * Null if it has moved nothing: an allotment paid after it is won, before any payment. A sold part was charged with its
 * holding, and has its own payout.
 */
export function ledgerRecord({
  id,
  parent_id: parentId,
  funding_model: funding,
  ...order
}: Order): string | null {
  if (parentId !== null && order.status !== 'completed') return parentId;
  const paidBack = order.status === 'released' && isPositive(order.payable);
  const moved = funding === 'prefund' || isPositive(order.paid) || isPositive(order.frozen);
  return moved || paidBack ? id : null;
}
