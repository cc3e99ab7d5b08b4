import { useQuery } from '@tanstack/react-query';
import { agentsQuery } from '#/business/staff/agents-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import type { ListFilter, ListFiltersProps } from './list-filter.ts';
import { useRecordFilter } from './use-record-filters.tsx';

export function useAgentFilter<Search extends { agent_id?: string | undefined }>(
  props: ListFiltersProps<Search>,
  label: string,
  enabled = true,
): ListFilter<Search> {
  const { data, isPending } = useQuery({ ...agentsQuery(useSdk()), enabled });
  const leadersFirst = data?.toSorted(
    (one, other) => Number(other.role === 'superman') - Number(one.role === 'superman'),
  );
  return useRecordFilter(props, 'agent_id', {
    label,
    records: leadersFirst,
    unlisted: isPending ? '…' : undefined,
  });
}
