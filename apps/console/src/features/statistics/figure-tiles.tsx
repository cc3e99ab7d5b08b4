import type { Schemas } from '@brokerdesk/sdk';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { changeOf, drawnValue, type Measure, measures } from './measures.ts';
import { useMeasureText } from './use-measure-text.ts';

type Figures = Schemas.TradeFigures;

/** Each measure of the range in large, and how it has changed since the range before. */
export function FigureTiles({
  figures,
  before,
  currency,
}: {
  figures: Figures | undefined;
  /** Undefined until they have loaded; null where there were none. */
  before: Figures | null | undefined;
  currency: string;
}) {
  const { t } = useTranslation('statistics');
  const textOf = useMeasureText(currency);
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6 md:gap-3">
      {measures.map((measure) => (
        <div key={measure} className="rounded-md border border-line bg-surface p-3">
          <dt className="text-ink-muted">{t(`measure.${measure}`)}</dt>
          <dd className="mt-1 truncate text-lg font-semibold">{textOf(figures, measure)}</dd>
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
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const change = changeOf(drawnValue(figures, measure), drawnValue(before ?? undefined, measure));
  if (change === null) return t('noneBefore');
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return t('sinceBefore', { change: percent.format(change / 100) });
}
