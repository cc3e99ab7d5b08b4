import { useQuery } from '@tanstack/react-query';
import { type FieldValues, useWatch } from 'react-hook-form';
import {
  type ClosedTime,
  type MarketClock,
  useMarketClock,
} from '#/business/market/market-days.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { QueryError } from '#/ui/controls/error-state.tsx';
import type { FieldProps } from '#/ui/form/field/field.ts';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { type ProductDraft, textIn } from '../kinds/fault.ts';
import { daysOfProduct } from '../kinds/market-days.ts';
import type { ProductKindDefinition } from '../kinds/product-fields.ts';
import { marketsQuery } from '../product-queries.ts';

/**
 * The currency of the product follows the market. One that takes no products any more stays chosen until another is.
 */
export function MarketField({
  onCurrency,
  ...props
}: FieldProps<FieldValues, string> & { onCurrency: (currency: string) => void }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const query = useQuery(marketsQuery(useSdk()));
  const chosen = String(useWatch({ control: props.control, name: props.name }) ?? '');
  const markets = query.data ?? [];
  const market = markets.find(({ code }) => code === chosen);
  const isElsewhere = chosen !== '' && market === undefined;
  const hint = () => {
    if (market) {
      const hours = market.hours.map(({ from, to }) => `${from}–${to}`).join(' ');
      return t('market.hours', { hours: hours || t('market.anyHours'), zone: market.timezone });
    }
    if (query.data === undefined) return null;
    if (isElsewhere) return t('market.closed');
    return markets.length === 0 ? t('market.empty') : null;
  };
  const placeholder = () => {
    if (query.isPending) return t('market.loading');
    return t(props.requiredMessage === undefined ? 'market.none' : 'choose');
  };
  return (
    <div>
      <SelectField
        {...props}
        {...(hint() !== null && { hint: hint() ?? '' })}
        placeholder={placeholder()}
        onPick={(picked) => {
          const { currency } = markets.find(({ code }) => code === picked) ?? {};
          if (currency !== undefined) onCurrency(currency);
        }}
        options={[
          ...markets.map(({ code, name_zh, name_en }) => ({
            value: code,
            label: `${code} ${locale === 'zh-CN' ? name_zh : name_en}`,
          })),
          ...(isElsewhere ? [{ value: chosen, label: chosen }] : []),
        ]}
      />
      {query.isError && <QueryError query={query} />}
    </div>
  );
}

export type MarketTimes = Omit<MarketClock, 'closedAt'> & {
  /** Null on a market day, and for a time that is stored already: clients were told of it. */
  closedAt: (name: string, at: string) => ClosedTime | null;
};

export function useMarketTimes(
  of: ProductKindDefinition,
  draft: ProductDraft,
  stored: ProductDraft,
): MarketTimes {
  const days = daysOfProduct(of, draft, new Date());
  const clock = useMarketClock(days?.question ?? null);
  return {
    ...clock,
    closedAt: (name, at) => {
      const market = days?.question.market;
      const isStored = at === stored[name] && textIn(stored, 'market') === market;
      return isStored ? null : clock.closedAt(at);
    },
  };
}
