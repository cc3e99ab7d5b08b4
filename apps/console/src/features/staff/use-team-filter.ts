import { useQuery } from '@tanstack/react-query';
import type { ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import { useRecordFilter } from '#/business/list/filter/use-record-filters.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { teamsQuery } from './staff-calls.ts';
import type { StaffSearch } from './staff-list.ts';

export function useTeamFilter(props: ListFiltersProps<StaffSearch>) {
  const { t } = useTranslation('staff');
  const { data, isPending } = useQuery(teamsQuery(useSdk()));
  const leader = useRecordFilter(props, 'leader_id', {
    label: t('column.superman'),
    records: data?.filter(({ role }) => role === 'superman'),
    unlisted: isPending ? '…' : undefined,
  });
  return { leader };
}
