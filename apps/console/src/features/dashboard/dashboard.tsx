import { scopeOf } from '@brokerdesk/policy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChartNoAxesColumn, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { PanelBoundary } from '#/ui/controls/panel-boundary.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { BalanceFigures, ClientFigures } from './balance-figures.tsx';
import { type Summary, summaryQuery } from './dashboard-calls.ts';
import { DepositFigures } from './deposit-figures.tsx';
import { DashboardSkeleton, dashboardRows } from './figure-group.tsx';
import { QueueCards } from './queue-cards.tsx';

const OrdersCharts = lazyPart(
  async () => (await import('./orders-charts.tsx')).OrdersCharts,
  ['charts'],
);

export function Dashboard({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const time = useTime();
  const { role } = useSessionUser();
  const { data, error, isFetching, refetch } = useQuery(summaryQuery(useSdk()));
  const retry = () => void refetch();
  const queries = useQueryClient();
  // Only refreshes by hand are indicated: the button would blink with every event.
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await queries.refetchQueries({ type: 'active' });
    setRefreshing(false);
  };

  return (
    <div>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-muted">{t(`scope.${scopeOf(role)}`)}</p>
        <div className="flex items-center gap-3 max-md:w-full max-md:flex-wrap max-md:justify-between max-md:gap-y-1">
          <p className="text-xs text-ink-faint max-md:min-h-4 max-md:w-full">
            {data && (
              <time dateTime={data.as_of}>{t('asOf', { time: time.exact(data.as_of) })}</time>
            )}
          </p>
          <span className="flex shrink-0 gap-3">
            <PageLink to="/dashboard" search={{ tab: 'desk' }}>
              {t('desk.link')}
            </PageLink>
            <PageLink to="/dashboard" search={{ tab: 'shift' }}>
              {t('shift.link')}
            </PageLink>
          </span>
          <Button size="sm" busy={refreshing} onClick={() => void refresh()}>
            {!refreshing && <RotateCw aria-hidden="true" />}
            {t('refresh')}
          </Button>
        </div>
      </header>
      {error && data && (
        <ErrorState form="line" error={error} onRetry={retry} retrying={isFetching} />
      )}
      {data ? (
        <Figures summary={data}>{children}</Figures>
      ) : error ? (
        <ErrorState error={error} onRetry={retry} retrying={isFetching} />
      ) : (
        <DashboardSkeleton />
      )}
      {data && (
        <Permit action="read" resource="stat">
          <OrdersCharts />
        </Permit>
      )}
    </div>
  );
}

function Figures({ summary, children }: { summary: Summary; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const { queues, pending, deposits, clients } = summary;
  if (queues.length === 0 && !deposits && !clients) {
    return (
      <EmptyState icon={ChartNoAxesColumn} title={t('nothing.title')} hint={t('nothing.hint')} />
    );
  }
  return (
    <div className={dashboardRows.page}>
      {queues.length > 0 && (
        <PanelBoundary subject={summary}>
          <QueueCards queues={queues} />
        </PanelBoundary>
      )}
      <PanelBoundary>{children}</PanelBoundary>
      {clients && (
        <PanelBoundary subject={summary}>
          <ClientFigures clients={clients} />
        </PanelBoundary>
      )}
      <div className={dashboardRows.tables}>
        {deposits && (
          <PanelBoundary subject={summary}>
            <DepositFigures pending={pending.deposit} deposits={deposits} range={summary} />
          </PanelBoundary>
        )}
        {clients && (
          <PanelBoundary subject={summary}>
            <BalanceFigures clients={clients} />
          </PanelBoundary>
        )}
      </div>
    </div>
  );
}
