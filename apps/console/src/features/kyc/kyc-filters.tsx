import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { ListFilters } from '#/kit/list/filter/list-filters.tsx';
import { useAgentFilter } from '#/kit/list/filter/use-agent-filter.tsx';
import { useClientFilter } from '#/kit/list/filter/use-client-filter.ts';
import { useRecordFilters } from '#/kit/list/filter/use-record-filters.tsx';
import { idTypes, type KycSearch, kycLevels, kycStatuses } from './kyc-search.ts';

export function KycFilters(props: ListFiltersProps<KycSearch>) {
  const { t } = useTranslation('kyc');
  const filter = useRecordFilters(props);
  return (
    <ListFilters
      {...props}
      searched={t('search')}
      filters={[
        filter.select('status', t('column.status'), kycStatuses, (one) => t(`status.${one}`)),
        filter.select('level', t('column.level'), kycLevels, (one) => t(`level.${one}`)),
        filter.select('id_type', t('column.idType'), idTypes, (one) => t(`idType.${one}`)),
        useAgentFilter(props, t('column.agent')),
        useClientFilter(props),
        filter.dates(t('column.submittedAt')),
        filter.robots(),
      ]}
    />
  );
}
