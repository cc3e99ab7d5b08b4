import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { teamsQuery } from '../api/staff-queries.ts';
import { groupTeams, type Team } from './group-teams.ts';
import { MemberRow } from './member-row.tsx';

/** Leaders with their salesmen, and how many clients each has. */
export function TeamTree({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('staff');
  const query = useQuery(teamsQuery(useSdk()));
  return (
    <Loaded query={query}>
      {(staff) => {
        const { management, teams, alone } = groupTeams(staff);
        return (
          <div className="grid items-start gap-3 lg:grid-cols-2 2xl:grid-cols-3">
            {teams.length === 0 && (
              <EmptyState icon={Users} title={t('team.none')} hint={t('team.noneHint')} />
            )}
            {teams.map((team) => (
              <TeamPanel key={team.leader.id} team={team} onOpen={onOpen} />
            ))}
            <Group title={t('team.alone')} members={alone} onOpen={onOpen} />
            <Group title={t('team.management')} members={management} onOpen={onOpen} />
          </div>
        );
      }}
    </Loaded>
  );
}

function TeamPanel({
  team: { leader, members, clients },
  onOpen,
}: {
  team: Team;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('staff');
  return (
    <section
      aria-label={t('team.of', { name: leader.name })}
      className="rounded-md border border-line bg-surface"
    >
      <div className="border-b border-line px-3 py-2">
        <MemberRow member={leader} onOpen={onOpen} strong />
        <p className="mt-0.5 text-xs text-ink-muted tabular-nums">
          {t('team.members', { count: members.length })}
          {t('team.comma')}
          {t('team.clients', { count: clients })}
        </p>
      </div>
      {members.length === 0 ? (
        <p className="px-3 py-2 text-ink-muted">{t('team.empty')}</p>
      ) : (
        <ul className="px-3 py-1">
          {members.map((member) => (
            <li key={member.id} className="py-1 pl-3">
              <MemberRow member={member} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Group({
  title,
  members,
  onOpen,
}: {
  title: string;
  members: Team['members'];
  onOpen: (id: string) => void;
}) {
  if (members.length === 0) return null;
  return (
    <section aria-label={title} className="rounded-md border border-line bg-surface">
      <h2 className="border-b border-line px-3 py-2 font-semibold">{title}</h2>
      <ul className="px-3 py-1">
        {members.map((member) => (
          <li key={member.id} className="py-1">
            <MemberRow member={member} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
