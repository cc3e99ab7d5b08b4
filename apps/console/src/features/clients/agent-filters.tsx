import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { agentsQuery } from '#/shared/staff/agents-query.ts';

export type AgentFiltersProps = {
  agentId: string | undefined;
  onChange: (agentId: string | undefined) => void;
};

/** Whose clients: a salesman's, or those of a team by its leader. Choosing one takes the other off. */
export function AgentFilters({ agentId, onChange }: AgentFiltersProps) {
  const { t } = useTranslation(['client', 'kit']);
  const agents = useQuery(agentsQuery(useSdk())).data ?? [];
  const chosen = agents.find(({ id }) => id === agentId);
  const of = (role: 'hero' | 'superman') =>
    agents
      .filter((agent) => agent.role === role)
      .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {(['superman', 'hero'] as const).map((role) => {
        const options = of(role);
        // A salesman has nobody but the own clients to choose from.
        if (options.length < 2 && agentId === undefined) return null;
        return (
          <FilterSelect
            key={role}
            label={t(role === 'hero' ? 'filter.agent' : 'filter.leader')}
            all={t('kit:filter.all')}
            value={chosen?.role === role ? agentId : undefined}
            options={options}
            onChange={onChange}
          />
        );
      })}
    </>
  );
}
