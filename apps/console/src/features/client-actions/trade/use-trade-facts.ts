import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { productKinds } from '#/kit/client/product-kinds.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import type { FieldText } from '#/kit/record/changes.tsx';
import type { TradeDraft } from './trade-draft.ts';

/** The settings in words, a line for each product and limit. */
export function useTradeFacts(): (draft: TradeDraft) => FieldText[] {
  const { t } = useTranslation(['client-forms', 'menu']);
  const { amount } = useMoney();
  const limit = (typed: string) => {
    const plain = typed.replace(/\.0*$/, '');
    return plain === '' ? t('trade.noLimit') : amount(plain);
  };
  const percent = (typed: string) => `${amount(typed.replace(/\.$/, '') || '0', 2)}%`;
  return (draft) => [
    ...productKinds.map((kind) => ({
      label: t(`menu:${kind}`),
      text: t(draft.products[kind] ? 'trade.open' : 'trade.shut'),
    })),
    ...(['order_max', 'daily_max'] as const).map((name) => ({
      label: t(`trade.${name}`),
      text: limit(draft[name]),
    })),
    { label: t('trade.fee_discount_pct'), text: percent(draft.fee_discount_pct) },
  ];
}
