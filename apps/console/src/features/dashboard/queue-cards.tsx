import type { Schemas } from '@brokerdesk/sdk';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useCount } from '#/ui/i18n/use-count.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { durationText } from '#/ui/time/duration.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { FigureGroup, useQueueLinks, useQueueName } from './figure-group.tsx';

type Queue = Schemas.WaitingQueue;

const keyOf = ({ queue, kind }: Queue) => `${queue} ${kind}`;

export function QueueCards({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation('dashboard');
  const nameOf = useQueueName();
  const linkOf = useQueueLinks();
  const opened = queues.flatMap((queue) => {
    const link = linkOf(queue);
    return link ? [{ ...queue, link }] : [];
  });
  const busy = opened
    .filter(({ count }) => count > 0)
    .sort((one, other) => breach(other) - breach(one));
  // Queues of the later phases are named only if something is in them.
  const empty = opened.filter(
    ({ queue, kind, count }) => count === 0 && (kind === null || queue === 'order'),
  );
  if (opened.length === 0) return null;
  return (
    <FigureGroup title={t('queues.title')}>
      {busy.length > 0 && (
        <ul className="gap-x-8 rounded-md border border-line bg-surface px-1 py-1 lg:columns-2">
          {busy.map(({ link, ...queue }) => (
            <li key={keyOf(queue)} className="break-inside-avoid">
              <QueueLine queue={queue} name={nameOf(queue)} link={link} />
            </li>
          ))}
        </ul>
      )}
      {empty.length > 0 && (
        <p className="mt-2 text-xs text-ink-muted">
          {t(busy.length > 0 ? 'queues.empty' : 'queues.allEmpty', {
            queues: empty.map(nameOf).join(t('queues.and')),
          })}
        </p>
      )}
    </FigureGroup>
  );
}

/** Age of the oldest record as a multiple of the target; above 1 the target is missed. */
function breach({ oldest_at: oldest, target_minutes: target }: Queue): number {
  return oldest === null ? 0 : (Date.now() - Date.parse(oldest)) / (target * 60_000);
}

function QueueLine({
  queue,
  name,
  link,
}: {
  queue: Queue;
  name: string;
  link: NonNullable<ReturnType<ReturnType<typeof useQueueLinks>>>;
}) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const locale = useLocale();
  const { money } = useMoney();
  const { ago, exact } = useTime();
  const { base, oldest_at: oldest, target_minutes: target } = queue;
  const late = breach(queue) > 1;
  const goal = t(late ? 'queues.late' : 'queues.target', { time: durationText(locale, target) });
  return (
    <Link {...link} className="flex items-baseline gap-x-2 rounded-sm px-2 py-1 hover:bg-hover">
      <span className="min-w-0 flex-1 truncate text-ink">{name}</span>
      <span className="w-9 shrink-0 text-right font-semibold text-ink tabular-nums">
        {count(queue.count)}
      </span>
      <span className="w-32 shrink-0 text-right text-xs whitespace-nowrap text-ink-muted tabular-nums max-sm:hidden lg:max-[1400px]:hidden">
        {base && t('queues.worth', { amount: money(base.amount, base.currency) })}
      </span>
      <span
        className={cn(
          'flex w-26 shrink-0 items-baseline justify-end gap-1 text-xs',
          late ? 'text-danger-text' : 'text-ink-muted',
        )}
        {...(oldest !== null && { title: `${exact(oldest)} · ${goal}` })}
      >
        {oldest !== null && (
          <>
            {late && <TriangleAlert aria-hidden="true" className="size-3 shrink-0 self-center" />}
            <span className="sr-only">{t('queues.oldest')}</span>
            {ago(oldest, new Date())}
            <span className="sr-only">{goal}</span>
          </>
        )}
      </span>
    </Link>
  );
}
