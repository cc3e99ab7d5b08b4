import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Figure, type FigureLink } from '#/ui/figures/figure.tsx';
import { breakable } from '#/ui/money/format-money.ts';
import { useChangeText } from './change-text.ts';
import { MeasureValue } from './measure-value.tsx';
import { drawnValue, type Measure, measures } from './measures.ts';
import { useBaseText, useMeasureText } from './use-measure-text.ts';

type Figures = Schemas.TradeFigures;

/** Each measure of the range in large, and how it has changed since the range before. */
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
  /** How a measure is made that leads nowhere. */
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
