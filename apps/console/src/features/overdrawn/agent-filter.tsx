import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { FilterSelect } from '#/shared/filter/filter-select.tsx';
import { agentsQuery } from '#/shared/staff/agents-query.ts';

export type AgentFilterProps = {
  label: string;
  agentId: string | undefined;
  onChange: (agentId: string | undefined) => void;
};

/** Whose clients: a salesman's, or those of a team by its leader, who stand first. */
export function AgentFilter({ label, agentId, onChange }: AgentFilterProps) {
  const { t } = useTranslation('kit');
  const agents = useQuery(agentsQuery(useSdk())).data ?? [];
  // A salesman has nobody but the own clients to choose from.
  if (agents.length < 2 && agentId === undefined) return null;
  const inTurn = [
    ...agents.filter(({ role }) => role === 'superman'),
    ...agents.filter(({ role }) => role !== 'superman'),
  ];
  return (
    <FilterSelect
      label={label}
      all={t('filter.all')}
      value={agentId}
      options={inTurn.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  );
}

/** Their name, where it is known by now. */
export function useAgentName(agentId: string | undefined): string | undefined {
  const agents = useQuery(agentsQuery(useSdk())).data ?? [];
  return agentId && (agents.find(({ id }) => id === agentId)?.name ?? `…${agentId.slice(-6)}`);
}
