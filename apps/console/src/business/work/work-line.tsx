import { scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Done, type RecordWrite, useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import {
  assigneesQuery,
  assignWork,
  returnWork,
  takeOver,
  useClaim,
  useTimeOfDay,
} from './work-calls.ts';

type WorkLineProps = {
  type: Schemas.WorkType;
  id: string;
  onReturned: () => void;
};

/** Hours after which a record that is set aside comes back. */
const pauses = [1, 4, 24, 72] as const;
const hourMs = 60 * 60 * 1000;

function useWorkWrite<Intent, Answer>(
  write: RecordWrite<Intent, Answer>,
  done: Done<Intent, Answer>,
) {
  const { t } = useTranslation('work');
  const { mutate } = useRecordWrite(write, done);
  return (intent: Intent, onSuccess?: () => void) =>
    mutate(intent, {
      ...(onSuccess && { onSuccess }),
      onError: (error) =>
        showToast({ tone: 'danger', title: () => describeProblem(error).message ?? t('failed') }),
    });
}

export function WorkLine({ type, id, onReturned }: WorkLineProps) {
  const { t } = useTranslation('work');
  const time = useTimeOfDay();
  const { role } = useSessionUser();
  const claim = useClaim({ type, id });
  const takeover = useWorkWrite(takeOver, () => null);
  // Without a holder it has been decided in the meantime.
  if (claim === undefined || claim.item.holder === null) return null;
  const { mine, item } = claim;
  const { name } = claim.item.holder;
  const says = !mine
    ? t(item.assigned_by ? 'assignedTo' : 'theirs', { name })
    : item.assigned_by !== null
      ? t('assignedToYou', { name: item.assigned_by.name })
      : t('yours', { time: item.expires_at === null ? '' : time(item.expires_at) });
  return (
    <div
      data-slot="work"
      className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted"
    >
      <span role="status">{says}</span>
      {mine ? (
        <ReturnMenu type={type} id={id} onReturned={onReturned} />
      ) : (
        <Button variant="link" size="sm" onClick={() => takeover({ type, id })}>
          {t('takeOver')}
        </Button>
      )}
      {scopeOf(role) === 'all' && <AssignMenu type={type} id={id} />}
    </div>
  );
}

function Menu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button variant="link" size="sm">
          {label}
          <ChevronDown aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}

function ReturnMenu({ type, id, onReturned }: WorkLineProps) {
  const { t } = useTranslation('work');
  const giveBack = useWorkWrite(returnWork, () => t('returned'));
  const until = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
  return (
    <Menu label={t('return')}>
      {pauses.map((hours) => (
        <DropdownMenuItem
          key={hours}
          onSelect={() => giveBack({ type, id, until: until(hours) }, onReturned)}
        >
          {t('returnFor', { count: hours })}
        </DropdownMenuItem>
      ))}
    </Menu>
  );
}

function AssignMenu({ type, id }: Omit<WorkLineProps, 'onReturned'>) {
  const { t } = useTranslation('work');
  return (
    <Menu label={t('assign')}>
      <Assignees type={type} id={id} />
    </Menu>
  );
}

function Assignees({ type, id }: Omit<WorkLineProps, 'onReturned'>) {
  const { t } = useTranslation('work');
  const { dateTime } = useTime();
  const { data, isError } = useQuery(assigneesQuery(useSdk(), { type, id }));
  const assign = useWorkWrite(assignWork, ({ holder }) =>
    t('assigned', { name: holder?.name ?? '' }),
  );
  if (data === undefined || data.list.length === 0) {
    const says = isError ? t('assigneesFailed') : data ? t('noAssignees') : t('loading');
    return <DropdownMenuItem disabled>{says}</DropdownMenuItem>;
  }
  return data.list.map(({ away, capacity, name, open, ...one }) => (
    <DropdownMenuItem
      key={one.id}
      disabled={away !== null || open >= capacity}
      onSelect={() => assign({ type, id, staffId: one.id })}
    >
      <span className="flex-1">{name}</span>
      <span className="text-xs text-ink-muted">
        {away ? t('awayUntil', { time: dateTime(away.to) }) : t('open', { open, capacity })}
      </span>
    </DropdownMenuItem>
  ));
}
