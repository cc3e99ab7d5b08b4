import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { changeOf } from './measures.ts';
import { useCompared } from './statistics-search.ts';

export function useChangeText(): (now: number, before: number) => string {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const than = t(`compare.than.${useCompared()}`);
  const digits = { style: 'percent', maximumFractionDigits: 1 } as const;
  const percent = new Intl.NumberFormat(locale, { ...digits, signDisplay: 'exceptZero' });
  const unsigned = new Intl.NumberFormat(locale, digits);
  return (now, before) => {
    const change = changeOf(now, before);
    if (change === null) return t('noneBefore', { than });
    // A sign says nothing about a loss: +17 % of it may be more or less.
    if (change !== 0 && (now < 0 || before < 0)) {
      const value = unsigned.format(Math.abs(change) / 100);
      return t(change > 0 ? 'betterThan' : 'worseThan', { change: value, than });
    }
    return t('sinceBefore', { change: percent.format(change / 100), than });
  };
}

/** A change in per cent of per cents would mislead. */
export function usePointsText(): (now: number, before: number) => string {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const than = t(`compare.than.${useCompared()}`);
  const points = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  return (now, before) =>
    t('sinceBefore', { change: t('points', { points: points.format(now - before) }), than });
}
