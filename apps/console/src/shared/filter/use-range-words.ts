import { useTranslation } from 'react-i18next';
import { type DateRange, kindOf } from './date-presets.ts';

/** A range of time in words; undefined where there is none. */
export function useRangeWords({ from, to }: DateRange): string | undefined {
  const { t } = useTranslation('kit');
  const kind = kindOf({ from, to });
  if (kind === 'all') return undefined;
  if (kind === 'custom' || kind === 'linked') return `${from ?? '…'} – ${to ?? '…'}`;
  return t(`range.${kind}`);
}
