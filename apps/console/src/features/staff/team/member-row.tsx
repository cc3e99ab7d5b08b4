import { scopeOf } from '@brokerdesk/policy';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { StaffStatus } from '../staff-status.tsx';
import type { TeamMember } from './group-teams.ts';

/** A member of staff in one line: the name opens the record. */
export function MemberRow({
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
