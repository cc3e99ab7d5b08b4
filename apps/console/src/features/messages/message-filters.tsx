import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { ListFilters } from '#/kit/list/filter/list-filters.tsx';
import { useRecordFilters } from '#/kit/list/filter/use-record-filters.tsx';
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
