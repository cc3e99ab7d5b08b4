import type { ListFiltersProps } from '#/shared/filter/list-filter.ts';
import { ListFilters } from '#/shared/filter/list-filters.tsx';
import { useRecordFilters } from '#/shared/filter/use-record-filters.tsx';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { audiences, type MessageSearch, messageStatuses } from './message-search.ts';

export function MessageFilters(props: ListFiltersProps<MessageSearch>) {
  const { t } = useTranslation('message');
  const filter = useRecordFilters(props);
  return (
    <ListFilters
      {...props}
      searched={t('search')}
      filters={[
        filter.select('status', t('column.status'), messageStatuses, (one) => t(`status.${one}`)),
        filter.select('audience', t('column.audience'), audiences, (one) => t(`audience.${one}`)),
        filter.dates(t('column.createdAt')),
      ]}
    />
  );
}
