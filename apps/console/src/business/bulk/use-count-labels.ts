import type { TFunction } from 'i18next';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { countStates } from './bulk-counts.ts';
import type { BulkItem } from './bulk-runner.ts';
import type { BulkUnit } from './bulk-runs.ts';

export function countWords(
  t: TFunction<'bulk'>,
  items: readonly BulkItem[],
  unit: BulkUnit,
): string {
  const { done, proposed, refused, unknown, stopped, waiting, sending } = countStates(items);
  const labels = (
    state: 'done' | 'proposed' | 'refused' | 'unknown' | 'stopped' | 'left',
    count: number,
  ) => t(`counts.${state}`, { count, many: t(`of.${unit}`, { count }) });
  const left = waiting + sending;
  return [
    ...(done > 0 || proposed === 0 ? [labels('done', done)] : []),
    ...(proposed > 0 ? [labels('proposed', proposed)] : []),
    ...(refused > 0 ? [labels('refused', refused)] : []),
    ...(unknown > 0 ? [labels('unknown', unknown)] : []),
    ...(stopped > 0 ? [labels('stopped', stopped)] : []),
    ...(left > 0 ? [labels('left', left)] : []),
  ].join(t('and'));
}

export function useCountLabels() {
  const { t } = useTranslation('bulk');
  return (items: readonly BulkItem[], unit: BulkUnit) => countWords(t, items, unit);
}
