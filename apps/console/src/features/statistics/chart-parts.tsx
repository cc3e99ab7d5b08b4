import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import type { ChartPoint } from '#/ui/chart/chart.ts';
import { useDayLabels } from '#/ui/chart/day-labels.ts';
import { type Divided, type Part, seriesParts } from './measures.ts';

export function PartChoice({
  by,
  onChange,
}: {
  by: Schemas.SeriesPart;
  onChange: (by: Schemas.SeriesPart) => void;
}) {
  const { t } = useTranslation('statistics');
  return (
    <Segmented
      legend={t('parts.choice')}
      value={by}
      options={seriesParts.map((value) => ({ value, label: t(`parts.by.${value}`) }))}
      onChange={onChange}
    />
  );
}

export function usePartPoints() {
  const labelsOf = useDayLabels();
  return (parts: readonly Part[], by: Divided['by']): ChartPoint[] => {
    const { dayInFull, dayInShort, daysInFull, monthInShort } = labelsOf(
      parts.at(0)?.from,
      parts.at(-1)?.to,
    );
    return parts.map(({ from, to }) => ({
      ...{ key: from, last: to },
      name: from === to ? dayInFull(from) : daysInFull(from, to),
      short: by === 'month' ? monthInShort(from) : dayInShort(from),
    }));
  };
}
