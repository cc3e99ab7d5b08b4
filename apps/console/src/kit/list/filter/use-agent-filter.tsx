import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { agentsQuery } from '#/kit/staff/agents-query.ts';
import { FilterSelect } from './filter-select.tsx';
import type { ListFilter, ListFiltersProps } from './list-filter.ts';

/** Whose clients: a salesman's, or those of a team by its leader, who stand first. */
export function useAgentFilter<Search extends { agent_id?: string | undefined }>(
  { search, onChange }: ListFiltersProps<Search>,
  label: string,
  /** False for a list that has no such filter, which then asks for no names. */
  enabled = true,
): ListFilter<Search> {
  const { t } = useTranslation('kit');
  const { data, isPending } = useQuery({ ...agentsQuery(useSdk()), enabled });
  const agents = data ?? [];
  const agentId = search.agent_id;
  const inTurn = [
    ...agents.filter(({ role }) => role === 'superman'),
    ...agents.filter(({ role }) => role !== 'superman'),
  ];
  const name = agents.find(({ id }) => id === agentId)?.name;
  const labels = agentId && (name ?? (isPending ? '…' : t('filter.unlisted')));
  return {
    label,
    labels,
    keys: ['agent_id'],
    // A salesman has nobody but the own clients to choose from.
    control: (agents.length > 1 || agentId !== undefined) && (
      <FilterSelect
        label={label}
        all={t('filter.all')}
        value={agentId}
        labels={labels}
        options={inTurn.map(({ id, name }) => ({ value: id, label: name }))}
        // It is one of the parts of this address.
        onChange={(id) => onChange({ agent_id: id } as Partial<Search>)}
      />
    ),
  };
}
