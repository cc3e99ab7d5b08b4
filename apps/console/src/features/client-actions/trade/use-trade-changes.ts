import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { productKinds } from '#/kit/client/product-kinds.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import type { Change } from '../conflict/changes.tsx';
import type { TradeDraft } from './trade-draft.ts';

/** What differs between two settings, in words. */
export function useTradeChanges() {
  const { t } = useTranslation(['client-forms', 'menu']);
  const { amount } = useMoney();
  const limit = (typed: string) => {
    const plain = typed.replace(/\.0*$/, '');
    return plain === '' ? t('trade.noLimit') : amount(plain);
  };
  const percent = (typed: string) => `${typed.replace(/\.?0*$/, '') || '0'}%`;
  return (before: TradeDraft, after: TradeDraft): Change[] => [
    ...productKinds.map((kind) => ({
      label: t(`menu:${kind}`),
      before: t(before.products[kind] ? 'trade.open' : 'trade.shut'),
      after: t(after.products[kind] ? 'trade.open' : 'trade.shut'),
    })),
    ...(['order_max', 'daily_max'] as const).map((name) => ({
      label: t(`trade.${name}`),
      before: limit(before[name]),
      after: limit(after[name]),
    })),
    {
      label: t('trade.fee_discount_pct'),
      before: percent(before.fee_discount_pct),
      after: percent(after.fee_discount_pct),
    },
  ];
}
