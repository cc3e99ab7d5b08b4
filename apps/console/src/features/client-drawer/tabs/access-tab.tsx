import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  accessQuery,
  devicesQuery,
  exportAccess,
} from '#/business/client-records/client-records.ts';
import { ExportButton } from '#/business/list/table/export-button.tsx';
import { usePaging } from '#/business/list/table/use-paging.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { FilterSelect } from '#/ui/controls/filter-select.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { RecordTable } from '../record-table.tsx';
import { TabContent } from '../tab-content.tsx';
import { type TabProps, TwoLines } from '../tab-parts.tsx';

const actions = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'password_changed',
  'withdrawal_requested',
] as const satisfies readonly Schemas.AccessAction[];

function Devices({ clientId }: { clientId: string }) {
  const { t } = useTranslation('client-detail');
  const { dateTime } = useTime();
  const query = useQuery(devicesQuery(useSdk(), clientId));
  return (
    <section aria-label={t('devices.title')}>
      <h3 className="mb-1 font-semibold">{t('devices.title')}</h3>
      <Loaded query={query} skeleton={<Skeleton className="h-4 w-3/5" />}>
        {(devices) =>
          devices.length === 0 ? (
            <p className="text-ink-muted">{t('devices.none')}</p>
          ) : (
            <ul className="divide-y divide-line rounded-md border border-line">
              {devices.map(({ id, os, type, first_seen_at: first, last_seen_at: last }) => (
                <li key={id} className="px-3 py-2">
                  {os} · {t(`access.devices.${type}`)} · <code translate="no">{id}</code>
                  <p className="text-xs text-ink-muted">
                    {t('devices.seen', { first: dateTime(first), last: dateTime(last) })}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

export function AccessTab({ client: { id } }: TabProps) {
  const { t } = useTranslation(['client-detail', 'access', 'kit']);
  const sdk = useSdk();
  const { dateTime, exact } = useTime();
  const { paging, pages, restart } = usePaging();
  const [action, setAction] = useState<Schemas.AccessAction>();
  const filter = action === undefined ? {} : { action };
  const query = useQuery(accessQuery(sdk, id, filter, paging));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilterSelect
          label={t('access:column.action')}
          all={t('kit:filter.all')}
          value={action}
          options={actions.map((value) => ({ value, label: t(`access:action.${value}`) }))}
          onChange={(next) => {
            setAction(next);
            restart();
          }}
        />
        <Permit action="export" resource="client">
          <ExportButton
            what="client-access"
            onExport={(format) => exportAccess(sdk, id, filter, format)}
          />
        </Permit>
      </div>
      <TabContent
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={{ title: t('access.empty'), hint: t('access.emptyHint') }}
      >
        {({ list, total }) => (
          <div className="flex flex-col gap-3">
            <RecordTable
              label={t('views.access')}
              rows={list}
              keyOf={(row) => row.id}
              columns={[
                {
                  id: 'at',
                  label: t('access:column.at'),
                  cell: (row) => (
                    <time dateTime={row.at} title={exact(row.at)}>
                      {dateTime(row.at)}
                    </time>
                  ),
                },
                {
                  id: 'action',
                  label: t('access:column.action'),
                  cell: (row) => t(`access:action.${row.action}`),
                },
                {
                  id: 'ip',
                  label: t('access:column.ip'),
                  cell: (row) => (
                    <TwoLines
                      first={row.ip}
                      second={[row.city, row.country].filter(Boolean).join(' · ')}
                    />
                  ),
                },
                {
                  id: 'device',
                  label: t('access:column.device'),
                  cell: ({ device }) => `${device.os} · ${t(`access.devices.${device.type}`)}`,
                },
              ]}
            />
            {pages(t('views.access'), total)}
          </div>
        )}
      </TabContent>
      <Devices key={id} clientId={id} />
    </div>
  );
}
