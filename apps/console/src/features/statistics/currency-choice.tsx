import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ChoiceFilter } from '#/kit/list/filter/choice-filter.tsx';

/** In which currency amounts are shown: they are never added up over several. */
export function CurrencyChoice({
  currencies,
  value,
  onChange,
}: {
  currencies: readonly string[];
  value: string;
  onChange: (currency: string) => void;
}) {
  const { t } = useTranslation('statistics');
  if (currencies.length < 2) return null;
  return (
    <ChoiceFilter
      label={t('currency')}
      value={value}
      choices={currencies.map((code) => ({ value: code, label: code }))}
      onChange={onChange}
    />
  );
}
