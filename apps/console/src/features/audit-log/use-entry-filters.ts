import { useQuery } from '@tanstack/react-query';
import type { ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import type { OwnFilters } from '#/business/list/filter/use-defined-filters.tsx';
import { useRecordFilter, useRecordFilters } from '#/business/list/filter/use-record-filters.tsx';
import { staffNamesQuery } from '#/business/staff/staff-queries.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { tailOf } from '#/ui/controls/clipped.tsx';
import { useCan } from '#/ui/permission.tsx';
import { actionDomains } from './action-domains.ts';
import type { EntrySearch } from './audit-entry-list.ts';
import { useEntryLabels } from './use-entry-labels.ts';

export function useEntryFilters(props: ListFiltersProps<EntrySearch>): OwnFilters<EntrySearch> {
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
