import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { seriesParts } from './series-parts.ts';

/** Whether a chart has a bar a day, a week or a month. */
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
