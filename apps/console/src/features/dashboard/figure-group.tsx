import type { Schemas } from '@brokerdesk/sdk';
import { type ReactNode, useId } from 'react';
import { queueLink } from '#/business/waiting/queue-counts.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { Repeat } from '#/ui/controls/repeat.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';

export function FigureGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col">
      <h2 id={id} className="mb-2 text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const dashboardRows = {
  page: 'flex flex-col gap-6',
  tables:
    'grid items-start gap-x-4 gap-y-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:*:only:col-span-full',
};

export function DashboardSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status" className={dashboardRows.page}>
      <p className="sr-only">{t('loading')}</p>
      <div aria-hidden="true" className={dashboardRows.page}>
        <Placeholder title={t('queues.title')} bars={2} />
        <Placeholder title={t('clients.title')} bars={1} />
      </div>
      <div aria-hidden="true" className={dashboardRows.tables}>
        <Placeholder title={t('deposits.title')} bars={6} />
        <Placeholder title={t('balances.title')} bars={5} />
      </div>
    </div>
  );
}

function Placeholder({ title, bars }: { title: string; bars: number }) {
  return (
    <div>
      <p className="mb-2 text-base font-semibold">{title}</p>
      <div className="flex flex-col gap-6 rounded-md border border-line bg-surface p-4">
        <Skeleton className="w-24" />
        <Repeat times={bars}>{() => <Skeleton className="w-full" />}</Repeat>
      </div>
    </div>
  );
}

/** Undefined if the user has none, or the product is not offered here. */
export function useQueueLinks() {
  const permitted = usePermittedPaths();
  return (queue: Pick<Schemas.WaitingQueue, 'queue' | 'kind'>) => {
    const link = queueLink(queue);
    return permitted.has(link.to) ? link : undefined;
  };
}

export function useQueueName() {
  const { t } = useTranslation('dashboard');
  return ({ queue, kind }: Pick<Schemas.WaitingQueue, 'queue' | 'kind'>): string => {
    if (kind === null) return t(`queues.name.${queue as Exclude<typeof queue, OrderQueueName>}`);
    const orders = t(`queues.order.${kind}`);
    return queue === 'payment_due' || queue === 'awaiting_settlement' || queue === 'matured'
      ? t('queues.inPhase', { orders, phase: t(`queues.phase.${queue}`) })
      : orders;
  };
}

type OrderQueueName = 'order' | 'payment_due' | 'awaiting_settlement' | 'matured';
