import type { Schemas } from '@brokerdesk/sdk';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useCount } from '#/ui/i18n/use-count.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { durationText } from '#/ui/time/duration.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { FigureGroup } from './figure-group.tsx';
import { useQueueLinks } from './use-queue-links.ts';
import { useQueueName } from './use-queue-name.ts';

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
  const busy = opened.filter(({ count }) => count > 0);
  const empty = opened.filter(({ count }) => count === 0);
  if (opened.length === 0) return null;
  return (
    <FigureGroup title={t('queues.title')}>
      {busy.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-4">
          {busy.map(({ link, ...queue }) => (
            <li key={keyOf(queue)} className="flex">
              <QueueCard queue={queue} name={nameOf(queue)} link={link} />
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

function QueueCard({
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
  const late = oldest !== null && Date.now() - Date.parse(oldest) > target * 60_000;
  return (
    <Link
      {...link}
      className="flex min-w-0 flex-1 flex-col rounded-md border border-line bg-surface p-3 hover:border-line-strong hover:bg-hover md:px-4"
    >
      <span className="flex items-center justify-between gap-2 text-ink-muted">
        {name}
        <ArrowRight aria-hidden="true" className="size-3.5 shrink-0" />
      </span>
      <span className="text-2xl font-semibold text-ink">{count(queue.count)}</span>
      <span className="truncate text-xs text-ink-muted">
        {base ? t('queues.worth', { amount: money(base.amount, base.currency) }) : ' '}
      </span>
      {oldest !== null && (
        <span
          className={cn('text-xs', late ? 'text-warning-text' : 'text-ink-muted')}
          title={exact(oldest)}
        >
          {t('queues.oldest', { ago: ago(oldest, new Date()) })}
          {t('queues.and')}
          {t(late ? 'queues.late' : 'queues.target', {
            time: durationText(locale, target),
          })}
        </span>
      )}
    </Link>
  );
}
