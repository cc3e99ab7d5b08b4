import { chainOf, scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Fact, Facts } from '#/ui/controls/facts.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useCan } from '#/ui/permission/use-can.ts';

export function WorkFacts({
  detail: { record, clients, robots, team },
}: {
  detail: Schemas.StaffDetail;
}) {
  const { t } = useTranslation(['staff', 'staff-detail']);
  const mayReadClients = useCan('read', chainOf('client'));
  const leads = scopeOf(record.role) === 'team';
  const count = t('team.clients', { count: clients });
  const looksAfterClients = scopeOf(record.role) !== 'all' || clients > 0;
  const facts: Fact[] = [
    ...(looksAfterClients
      ? [
          {
            label: t('staff-detail:work.clients'),
            value:
              clients > 0 && mayReadClients ? (
                <PageLink to="/client" search={{ agent_id: record.id }}>
                  {count}
                </PageLink>
              ) : (
                count
              ),
          },
        ]
      : []),
    ...(robots > 0 ? [{ label: t('staff-detail:work.robots'), value: robots }] : []),
    ...(leads || team > 0
      ? [
          {
            label: t('staff-detail:work.team'),
            value: (
              <PageLink to="/users" search={{ leader_id: record.id }}>
                {t('team.members', { count: team })}
              </PageLink>
            ),
          },
        ]
      : []),
    {
      label: t('column.code'),
      value: <code className="font-mono">{record.code}</code>,
    },
  ];
  return <Facts facts={facts} />;
}
