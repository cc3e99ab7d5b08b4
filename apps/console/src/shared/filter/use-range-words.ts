import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { type DateRange, presetOf } from './date-presets.ts';

/** A range of time in words; undefined where there is none. */
export function useRangeWords({ from, to }: DateRange): string | undefined {
  const { t } = useTranslation('kit');
  if (from === undefined && to === undefined) return undefined;
  const preset = presetOf({ from, to });
  return preset ? t(`range.${preset}`) : `${from ?? '…'} – ${to ?? '…'}`;
}
