import { scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { teamsQuery } from './staff-calls.ts';
import { StaffStatus } from './staff-status.tsx';

export type TeamMember = Schemas.StaffTeamMember;

type Team = {
  leader: TeamMember;
  members: readonly TeamMember[];
  /** Those of the leader and of the members. */
  clients: number;
};

type Teams = {
  /** Those who see all clients and have none. */
  management: readonly TeamMember[];
  teams: readonly Team[];
  alone: readonly TeamMember[];
};

export function groupTeams(staff: readonly TeamMember[]): Teams {
  const leaders = staff.filter(({ role }) => scopeOf(role) === 'team');
  const known = new Set(leaders.map(({ id }) => id));
  const isLed = ({ leader_id: leaderId }: TeamMember) => leaderId !== null && known.has(leaderId);
  return {
    management: staff.filter(({ role }) => scopeOf(role) === 'all'),
    teams: leaders.map((leader) => {
      const members = staff.filter(({ leader_id: id }) => id === leader.id);
      const clients = [leader, ...members].reduce((sum, one) => sum + one.clients, 0);
      return { leader, members, clients };
    }),
    alone: staff.filter((one) => scopeOf(one.role) === 'own' && !isLed(one)),
  };
}

function MemberRow({
  member,
  onOpen,
  strong = false,
}: {
  member: TeamMember;
  onOpen: (id: string) => void;
  strong?: boolean;
}) {
  const { t } = useTranslation(['staff', 'record']);
  const own = useSessionUser();
  const { id, name, username, role, status, clients } = member;
  // A team leader does not manage the own account.
  const isManaged = id !== own.id || scopeOf(own.role) === 'all';
  const label = (
    <>
      <span className={cn('truncate', strong && 'font-semibold')}>{name}</span>
      <span className="truncate text-xs text-ink-muted">{username}</span>
    </>
  );
  return (
    <div className="flex min-w-0 items-center gap-2">
      {isManaged ? (
        <button
          type="button"
          aria-haspopup="dialog"
          className="flex min-w-0 items-baseline gap-2 rounded-sm text-left underline-offset-4 hover:underline"
          onClick={() => onOpen(id)}
        >
          {label}
        </button>
      ) : (
        <span className="flex min-w-0 items-baseline gap-2">{label}</span>
      )}
      {status !== 'enabled' && <StaffStatus status={status} />}
      <span className="ml-auto shrink-0 text-xs text-ink-muted tabular-nums">
        {scopeOf(role) === 'all' ? t(`record:role.${role}`) : t('team.clients', { count: clients })}
      </span>
    </div>
  );
}

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
