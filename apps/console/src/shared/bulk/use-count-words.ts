import { useTranslation } from 'react-i18next';
import { countStates } from './bulk-counts.ts';
import type { BulkItem } from './bulk-runner.ts';

/** How many rows have come to what, in words; what none has come to is left out. */
export function useCountWords() {
  const { t } = useTranslation('table');
  return (items: readonly BulkItem[]): string => {
    const { done, refused, unknown, stopped, waiting, sending } = countStates(items);
    const left = waiting + sending;
    return [
      t('bulk.counts.done', { count: done }),
      ...(refused > 0 ? [t('bulk.counts.refused', { count: refused })] : []),
      ...(unknown > 0 ? [t('bulk.counts.unknown', { count: unknown })] : []),
      ...(stopped > 0 ? [t('bulk.counts.stopped', { count: stopped })] : []),
      ...(left > 0 ? [t('bulk.counts.left', { count: left })] : []),
    ].join(t('bulk.and'));
  };
}
