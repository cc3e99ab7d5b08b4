import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, SkipForward } from 'lucide-react';
import { useEffect } from 'react';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { Avatar } from '#/ui/controls/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { workQuery } from './listed-work.ts';
import { nextWork, useTimeOfDay } from './work-calls.ts';
import type { ListedQueue, Work } from './work-context.ts';

export function WorkBar({
  listed,
  onWork,
  onOpen,
}: {
  listed: ListedQueue;
  onWork: (work: Work) => void;
  onOpen: (id: string) => void;
}) {
  const { id: me } = useSessionUser();
  const { data } = useQuery(workQuery(useSdk(), listed.type));
  useEffect(() => {
    if (data) onWork(workOf(listed, data));
  }, [listed, data, onWork]);
  if (!data || listed.byRow) return null;
  const mine = data.list.filter(({ item }) => item.holder?.id === me);
  return (
    <>
      <NextButton listed={listed} onOpen={onOpen} />
      {mine.length > 0 && <Mine of={mine} onOpen={onOpen} />}
    </>
  );
}

function workOf({ queue }: ListedQueue, { list, targets }: Schemas.WorkList): Work {
  const items = new Map(list.map((one) => [one.item.id, one]));
  const minutes = new Map<string, number>(targets.map((target) => [target.queue, target.minutes]));
  return {
    mark: (id) => {
      const listed = items.get(id);
      return listed && <HolderMark of={listed} />;
    },
    isLate: (since, kind) => {
      const target = minutes.get(kind ?? queue) ?? minutes.get(queue);
      return target !== undefined && Date.now() - Date.parse(since) > target * 60_000;
    },
  };
}

function NextButton({
  listed: { queue, kind },
  onOpen,
}: {
  listed: ListedQueue;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('work');
  const next = useRecordWrite(nextWork, ({ reason }) =>
    reason === null ? null : { tone: 'info', title: t(`none.${reason}`) },
  );
  const openNext = () => {
    if (next.isPending) return;
    next.mutate(
      { queue, ...(kind && { kind }) },
      {
        onSuccess: ({ item }) => item && onOpen(item.id),
        onError: (error) =>
          showToast({ tone: 'danger', title: () => describeProblem(error).message ?? t('failed') }),
      },
    );
  };
  useShortcuts({ w: { labelKey: 'list.work', run: openNext } });
  return (
    <Button aria-keyshortcuts="w" title={t('nextHint')} onClick={openNext}>
      <SkipForward aria-hidden="true" />
      <span className="shown-beside-none max-md:sr-only">{t('next')}</span>
    </Button>
  );
}

type Listed = Schemas.ListedWork;

function Mine({ of, onOpen }: { of: readonly Listed[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation('work');
  const time = useTimeOfDay();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button>
          <span className="shown-beside-none max-md:sr-only">
            {t('mine', { count: of.length })}
          </span>
          <span aria-hidden="true" className="md:not-in-data-split:hidden">
            {of.length}
          </span>
          <ChevronDown aria-hidden="true" className="in-data-split:hidden max-md:hidden" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {of.map(({ item, name }) => (
          <DropdownMenuItem key={item.id} onSelect={() => onOpen(item.id)}>
            <span className="flex-1">{name}</span>
            <span className="text-xs text-ink-muted">
              {item.expires_at === null
                ? t('assignedBy', { name: item.assigned_by?.name ?? '' })
                : t('until', { time: time(item.expires_at) })}
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function HolderMark({ of: { item } }: { of: Listed }) {
  const { t } = useTranslation('work');
  const { dateTime } = useTime();
  const { holder, aside_until: until } = item;
  const says =
    holder === null
      ? until && t('asideUntil', { time: dateTime(until) })
      : t('theirs', { name: holder.name });
  if (!says) return null;
  return (
    <span title={says} className="ml-1.5 inline-flex align-middle">
      {holder === null ? (
        <span aria-hidden="true">⏸</span>
      ) : (
        <Avatar size="sm" name={holder.name} />
      )}
      <span className="sr-only">{says}</span>
    </span>
  );
}
