import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { Figure, type FigureLink } from '#/ui/figures/figure.tsx';
import { useCount } from '#/ui/i18n/use-count.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { timeFormatOf } from '#/ui/time/use-time.ts';
import { eventsByDay, ordersLink } from './desk-events.ts';
import { DashboardSkeleton, FigureGroup } from './figure-group.tsx';
import { FigureTable } from './figure-table.tsx';

type DeskDay = Schemas.DeskDay;
type DeskEvent = Schemas.DeskEvent;

const deskDayQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['stat', 'desk-day'],
    queryFn: async ({ signal }): Promise<DeskDay> =>
      unwrap(await sdk.GET('/stat/admin/v1/desk_day', { signal })),
    staleTime: 0,
  });

export function DeskDayPage() {
  const { t } = useTranslation(['desk-day', 'menu']);
  usePageTitle(t('title'));
  const query = useQuery(deskDayQuery(useSdk()));
  return (
    <div className="mx-auto flex max-w-360 flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        <PageLink to="/dashboard" search={{}}>
          {t('menu:dashboard')}
        </PageLink>
      </header>
      <Loaded query={query} skeleton={<DashboardSkeleton />}>
        {(day) => <Days day={day} />}
      </Loaded>
    </div>
  );
}

function Days({ day }: { day: DeskDay }) {
  const { t } = useTranslation('desk-day');
  const { date, exact } = useDeskTime();
  const { overdue, days } = eventsByDay(day);
  const today = date(day.as_of);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-muted">{t('asOf', { time: exact(day.as_of), zone: day.timezone })}</p>
      {overdue.length > 0 && <Events title={t('overdue')} events={overdue} isOverdue />}
      {days.length === 0 && overdue.length === 0 ? (
        <EmptyState icon={CalendarCheck} title={t('empty.title')} hint={t('empty.hint')} />
      ) : (
        days.map(({ at, events }) => (
          <Events
            key={at}
            title={date(at) === today ? t('today', { day: date(at) }) : date(at)}
            events={events}
          />
        ))
      )}
    </div>
  );
}

function Events({
  title,
  events,
  isOverdue = false,
}: {
  title: string;
  events: readonly DeskEvent[];
  isOverdue?: boolean;
}) {
  const { t } = useTranslation('desk-day');
  const count = useCount();
  const { money } = useMoney();
  const linkOf = useEventLinks();
  return (
    <FigureGroup title={title}>
      <FigureTable
        caption={title}
        corner={t('column.event')}
        columns={(['at', 'market', 'orders', 'amount'] as const).map((key) => ({
          key,
          name: t(`column.${key}`),
        }))}
        rows={events.map((event) => {
          const { product, kind, orders, totals } = event;
          const { toProduct, toOrders } = linkOf(event);
          return {
            key: `${event.event} ${product.id} ${kind} ${event.at}`,
            name: (
              <>
                <span className="mr-2 font-medium text-ink max-md:block max-md:min-w-32">
                  {t(`event.${event.event}`)}
                </span>
                <Figure link={toProduct}>
                  {product.name} {product.code}
                </Figure>
              </>
            ),
            cells: [
              <EventTime key="at" event={event} isOverdue={isOverdue} />,
              event.market ?? '—',
              orders === 0 ? (
                '—'
              ) : (
                <Figure key="orders" link={toOrders}>
                  {count(orders)}
                </Figure>
              ),
              totals.map(({ amount, currency }) => money(amount, currency)).join(' · ') || '—',
            ],
          };
        })}
      />
    </FigureGroup>
  );
}

function EventTime({
  event: { at, timezone },
  isOverdue,
}: {
  event: DeskEvent;
  isOverdue: boolean;
}) {
  const { t } = useTranslation('desk-day');
  const locale = useLocale();
  const settings = useSettings();
  const desk = useDeskTime().dateTime(at);
  const inZone = (zone: string) => timeFormatOf(locale, zone).dateTime(at);
  const local = inZone(timezone ?? settings.timezone);
  return (
    <span className={isOverdue ? 'text-danger-text' : undefined}>
      {timezone === null || local === inZone(settings.timezone) ? (
        desk
      ) : (
        <>
          {t('zoned', { time: local, zone: timezone })}
          <span className="block text-xs text-ink-muted">{t('desk', { time: desk })}</span>
        </>
      )}
    </span>
  );
}

function useEventLinks() {
  const permitted = usePermittedPaths();
  const open = (link: NonNullable<FigureLink>): FigureLink =>
    permitted.has(link.to) ? link : undefined;
  return (event: DeskEvent) => ({
    toProduct: open({
      to: `/trades/${event.product.kind}`,
      search: { id: event.product.id },
    }),
    toOrders: event.kind === null ? undefined : open(ordersLink(event, event.kind)),
  });
}
