import { useQuery } from '@tanstack/react-query';
import * as column from '#/business/list/columns.tsx';
import type { ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import type { OwnFilters } from '#/business/list/filter/use-defined-filters.tsx';
import { useRecordFilter, useRecordFilters } from '#/business/list/filter/use-record-filters.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { staffNamesQuery } from '#/business/staff/staff-queries.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { tailOf } from '#/ui/controls/clipped.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { useCan } from '#/ui/permission.tsx';
import { actionDomains } from './action-domains.ts';
import { type EntrySearch, list } from './audit-entry-list.ts';
import { ChainCheck } from './chain-check.tsx';
import { EntryAction, EntryDevice, EntrySubject } from './entry-cells.tsx';
import { useEntryLabels } from './use-entry-labels.ts';

function useEntryFilters(props: ListFiltersProps<EntrySearch>): OwnFilters<EntrySearch> {
  const { t } = useTranslation('audit-log');
  const { action } = useEntryLabels();
  const { select } = useRecordFilters(props);
  const staff = useQuery({ ...staffNamesQuery(useSdk()), enabled: useCan('read', 'users') });
  const { actor_id: actorId, subject_id: subjectId } = props.search;
  const actor = useRecordFilter(props, 'actor_id', {
    label: t('column.actor'),
    records: staff.data,
    unlisted: actorId && tailOf(actorId),
  });
  const domains = actionDomains.map((domain) => `${domain}.`);
  return {
    actor,
    action: select('action', t('column.action'), domains, action),
    subject: {
      label: t('column.subject'),
      labels: subjectId && tailOf(subjectId),
      keys: ['subject_id'],
    },
  };
}

export const { Page, prefetch } = listPage(list, {
  columns: [
    column.time('at'),
    { id: 'actor', cell: (row, { t }) => row.actor?.name ?? t('audit-log:system') },
    { id: 'action', cell: (row) => <EntryAction action={row.action} /> },
    { id: 'subject', cell: (row) => <EntrySubject entry={row} /> },
    column.plain('ip', { inCards: false }),
    { id: 'device', inCards: false, cell: ({ device }) => device && <EntryDevice of={device} /> },
    column.plain('seq', { align: 'end', descendingFirst: true }),
  ],
  above: ChainCheck,
  useOwnFilters: useEntryFilters,
  drawer: lazyOverlay(
    async () => (await import('./entry/entry-drawer.tsx')).EntryDrawer,
    ['audit-entry'],
  ),
});
