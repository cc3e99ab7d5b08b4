import type { Schemas } from '@brokerdesk/sdk';
import { ChoiceFilter } from '#/business/list/filter/choice-filter.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { Figure, type FigureLink } from '#/ui/figures/figure.tsx';
import { breakable } from '#/ui/money/use-money.ts';
import { useChangeText } from './change-text.ts';
import { drawnValue, type Measure, measures } from './measures.ts';
import type { StatisticsSearch } from './statistics-search.ts';
import { useBaseText, useMeasureText } from './use-measure-text.ts';

export function MeasureValue({
  measure,
  amount,
  children: text,
}: {
  measure: Measure;
  amount: string | number;
  children: string;
}) {
  if (measure !== 'profit' || Number(amount) === 0) return text;
  return <span className={isPositive(String(amount)) ? 'text-gain' : 'text-loss'}>{text}</span>;
}

type Figures = Schemas.TradeFigures;

export function FigureTiles({
  figures,
  before,
  currency,
  base,
  linkOf,
  making,
}: {
  figures: Figures | undefined;
  /** Undefined until they have loaded; null if there were none. */
  before: Figures | null | undefined;
  currency: string;
  base: string;
  linkOf: (measure: Measure) => FigureLink;
  making: (measure: Measure) => string | undefined;
}) {
  const { t } = useTranslation('statistics');
  const textOf = useMeasureText(currency);
  const baseText = useBaseText(currency, base);
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6 md:gap-3">
      {measures.map((measure) => (
        <div key={measure} className="rounded-md border border-line bg-surface p-3">
          <dt className="text-ink-muted">{t(`measure.${measure}`)}</dt>
          <dd className="mt-1 text-base font-semibold wrap-anywhere">
            <Figure link={linkOf(measure)} how={making(measure)}>
              <MeasureValue measure={measure} amount={figures?.[measure] ?? 0}>
                {breakable(textOf(figures, measure))}
              </MeasureValue>
            </Figure>
          </dd>
          <dd className="text-xs wrap-anywhere text-ink-muted empty:hidden">
            {baseText(figures, measure)}
          </dd>
          {before !== undefined && (
            <dd className="mt-0.5 text-xs text-ink-muted">
              <Change figures={figures} before={before} measure={measure} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Change({
  figures,
  before,
  measure,
}: {
  figures: Figures | undefined;
  before: Figures | null;
  measure: Measure;
}) {
  const changeText = useChangeText();
  return changeText(drawnValue(figures, measure), drawnValue(before ?? undefined, measure));
}

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
