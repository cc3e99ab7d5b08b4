import type { Schemas } from '@brokerdesk/sdk';
import type { Ref } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { cn } from '#/boot/ui/cn.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { EventDetails, EventMoney } from './event-details.tsx';
import { eventName } from './event-labels.ts';
import { eventLook } from './event-tone.ts';
import { kindIcons } from './kind-icons.ts';
import { RecordLink } from './record-link.tsx';
import { useClock } from './use-clock.ts';

/** One thing that happened: what, by whom, when, and where to read more. */
export function EventEntry({
  client,
  event,
  ref,
}: {
  client: { id: string };
  event: Schemas.ClientEvent;
  ref?: Ref<HTMLLIElement> | undefined;
}) {
  const { t } = useTranslation('client-timeline');
  const { exact } = useTime();
  const clock = useClock();
  const Icon = kindIcons[event.kind];
  const name = eventName(event);
  const attempt = event.attempt_no;
  const context = event.trade_kind ?? '';
  const what =
    name === undefined
      ? `${event.kind}.${event.event}`
      : t(`events.${name}`, { context, defaultValue: name });
  return (
    <li ref={ref} tabIndex={-1} className="group relative flex gap-3 pb-4 outline-none">
      <span
        aria-hidden="true"
        className="absolute top-7 bottom-0 left-3.5 w-px bg-line group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={cn(
          'flex size-7 shrink-0 items-center justify-center rounded-full border',
          eventLook(event.event),
        )}
      >
        <Icon className="size-3.5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 pt-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <span className="font-medium">
            {attempt !== null && event.event === 'submitted'
              ? t('attempt', { what, attempt })
              : what}
          </span>
          <EventMoney client={client} event={event} />
          <time
            dateTime={event.at}
            title={exact(event.at)}
            className="ml-auto text-xs text-ink-muted tabular-nums"
          >
            {clock(event.at)}
          </time>
        </p>
        <EventDetails event={event} />
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
          <span>{event.actor?.name ?? t(`by.${event.by}`)}</span>
          <RecordLink event={event} />
        </p>
      </div>
    </li>
  );
}
