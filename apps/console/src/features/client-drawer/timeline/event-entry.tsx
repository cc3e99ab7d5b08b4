import type { Schemas } from '@brokerdesk/sdk';
import { type Ref, useMemo } from 'react';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useTime, useTimeZone } from '#/ui/time/use-time.ts';
import { type RecordKind, recordPage } from '../record-page.ts';
import { eventName, fieldName, kindIcons, ledgerRecord } from './event-labels.ts';

function EventDetails({ event }: { event: Schemas.ClientEvent }) {
  const lines = useLines(event);
  return lines.map((line) => (
    <p key={line} className="break-words whitespace-pre-wrap">
      {line}
    </p>
  ));
}

function useLines(event: Schemas.ClientEvent): string[] {
  const { t } = useTranslation(['client-timeline', 'client-detail', 'decision']);
  const countryName = useCountryName();
  const { place } = event;
  const fields = event.fields.map((field) => {
    const name = fieldName(field);
    return name === undefined ? field : t(`fields.${name}`);
  });
  const lines = [
    event.product !== null &&
      [event.trade_kind && t(`client-detail:kinds.${event.trade_kind}`), event.product]
        .filter(Boolean)
        .join(' · '),
    fields.length > 0 && t('changed', { fields: fields.join(t('comma')) }),
    event.event === 'transferred' &&
      t('handed', { from: event.from ?? t('nobody'), to: event.to ?? t('nobody') }),
    place !== null &&
      [place.ip, place.city, place.country && countryName(place.country)]
        .filter(Boolean)
        .join(' · '),
    [
      event.reason_code &&
        // A code that is newer than this console is shown as it is.
        t(`decision:reasonCode.${event.reason_code as 'other'}`, {
          defaultValue: event.reason_code,
        }),
      event.text,
    ]
      .filter(Boolean)
      .join(t('colon')),
  ];
  return lines.filter((line): line is string => line !== false && line !== '');
}

function EventMoney({ client, event }: { client: { id: string }; event: Schemas.ClientEvent }) {
  const { money } = useMoney();
  const { amount, currency, received, received_currency: into } = event;
  if (amount === null || currency === null) return null;
  const arrived = received !== null && into !== null ? ` → ${money(received, into)}` : '';
  const shown = `${money(amount, currency)}${arrived}`;
  const record = ledgerRecord(event);
  return (
    <span className="font-medium whitespace-nowrap tabular-nums">
      {record === null ? (
        shown
      ) : (
        <StatementLink client={client} filter={{ record }} amount={shown} />
      )}
    </span>
  );
}

function useClock(): (iso: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const parts = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const format = new Intl.DateTimeFormat(locale, parts);
    return (iso) => format.format(new Date(iso));
  }, [locale, timeZone]);
}

function RecordLink({ event }: { event: Schemas.ClientEvent }) {
  const { t } = useTranslation('client-timeline');
  const permitted = usePermittedPaths();
  const { record } = event;
  if (record === null) return null;
  const kind = kindOf(event);
  const page = kind && recordPage({ ...record, kind });
  if (!page || !permitted.has(page.path)) return record.order_no;
  return (
    <PageLink to={page.path} search={page.search}>
      {record.order_no ?? t('open')}
    </PageLink>
  );
}

/** Null for an exchange: the timeline shows all of it. */
function kindOf({ record, trade_kind: tradeKind }: Schemas.ClientEvent): RecordKind | null {
  if (record === null || record.type === 'exchange') return null;
  return record.type === 'trade' ? tradeKind : record.type;
}

type Event = Schemas.ClientEvent['event'];

const bad: readonly Event[] = [
  'rejected',
  'rolled_back',
  'sign_in_failed',
  'disabled',
  'locked',
  'lapsed',
  'unfilled',
  'withdrawn',
];
const good: readonly Event[] = ['approved', 'applied', 'repaid', 'completed', 'done'];

const looks = {
  danger: 'border-danger-line bg-danger-surface text-danger-text',
  success: 'border-success-line bg-success-surface text-success-text',
  neutral: 'border-line bg-sunken text-ink-muted',
} as const;

function eventLook(event: Event): string {
  if (bad.includes(event)) return looks.danger;
  return good.includes(event) ? looks.success : looks.neutral;
}

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
