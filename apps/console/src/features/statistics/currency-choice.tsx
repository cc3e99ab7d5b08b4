import { ChoiceFilter } from '#/business/list/filter/choice-filter.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { StatisticsSearch } from './statistics-search.ts';

/** Every currency by itself, or all of them together in the base currency at the rates they were booked at. */
export function CurrencyChoice({
  currencies,
  base,
  value,
  inBase,
  onChange,
}: {
  currencies: readonly string[];
  base: string;
  value: string;
  inBase: boolean;
  onChange: (changed: Pick<StatisticsSearch, 'currency' | 'in_base'>) => void;
}) {
  const { t } = useTranslation('statistics');
  const several = currencies.length > 1;
  if (!several && !inBase && value === base) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <ChoiceFilter
        label={t('shownIn')}
        value={inBase ? 'base' : 'own'}
        choices={[
          { value: 'own', label: t('byCurrency') },
          { value: 'base', label: t('allInBase', { currency: base }) },
        ]}
        onChange={(chosen) =>
          onChange({ in_base: chosen === 'base' ? true : undefined, currency: undefined })
        }
      />
      {several && (
        <ChoiceFilter
          label={t('currency')}
          value={value}
          choices={currencies.map((code) => ({ value: code, label: code }))}
          onChange={(currency) => onChange({ currency })}
        />
      )}
    </div>
  );
}
