import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { FilterSelect } from '#/kit/list/filter/filter-select.tsx';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { agentsQuery } from '#/kit/staff/agents-query.ts';
import type { ClientSearch } from './client-list.ts';

/** Whose clients: a salesman's, or those of a team by its leader. Choosing one takes the other off. */
export function useAgentFilters({
  search,
  onChange,
}: ListFiltersProps<ClientSearch>): ListFilter<ClientSearch>[] {
  const { t } = useTranslation(['client', 'kit']);
  const { data, isPending } = useQuery(agentsQuery(useSdk()));
  const agents = data ?? [];
  const { agent_id: agentId } = search;
  const chosen = agents.find(({ id }) => id === agentId);
  const words = agentId && (chosen?.name ?? (isPending ? '…' : t('kit:filter.unlisted')));
  /** Somebody who is in no list stands with the salesmen, of whom there are most. */
  const chosenRole = chosen?.role ?? 'hero';
  const ofRole = (role: 'hero' | 'superman') => {
    const label = t(role === 'hero' ? 'filter.agent' : 'filter.leader');
    const options = agents
      .filter((agent) => agent.role === role)
      .map(({ id, name }) => ({ value: id, label: name }));
    // A salesman has nobody but the own clients to choose from.
    if (options.length < 2 && agentId === undefined) return null;
    return (
      <FilterSelect
        key={role}
        label={label}
        all={t('kit:filter.all')}
        value={chosenRole === role ? agentId : undefined}
        words={words}
        options={options}
        onChange={(id) => onChange({ agent_id: id })}
      />
    );
  };
  return [
    {
      label: t(chosen?.role === 'superman' ? 'filter.leader' : 'filter.agent'),
      words,
      keys: ['agent_id'],
      control: (['superman', 'hero'] as const).map(ofRole),
    },
  ];
}
