import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { changeOf } from './measures.ts';
import { useCompared } from './statistics-search.ts';

/** Says by how many per cent a figure has changed since the period that it is compared with. */
export function useChangeText(): (now: number, before: number) => string {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const than = t(`compare.than.${useCompared()}`);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (now, before) => {
    const change = changeOf(now, before);
    return change === null
      ? t('noneBefore', { than })
      : t('sinceBefore', { change: percent.format(change / 100), than });
  };
}
