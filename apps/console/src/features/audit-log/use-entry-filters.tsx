import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { FilterSelect } from '#/kit/list/filter/filter-select.tsx';
import type { ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { tailOf } from '#/kit/list/filter/tail-of.ts';
import type { OwnFilters } from '#/kit/list/filter/use-defined-filters.tsx';
import { useCan } from '#/kit/permission/use-can.ts';
import { staffNamesQuery } from '#/kit/staff/on-demand/staff-names-query.ts';
import { actionDomains } from './action-domains.ts';
import type { EntrySearch } from './audit-entry-list.ts';
import { useEntryLabels } from './use-entry-labels.ts';

/** By whom, what happened, and of which record, to which other pages lead. */
export function useEntryFilters({
  search,
  onChange,
}: ListFiltersProps<EntrySearch>): OwnFilters<EntrySearch> {
  const { t } = useTranslation(['audit-log', 'kit']);
  const labels = useEntryLabels();
  const mayReadStaff = useCan('read', 'users');
  const { data: staff = [] } = useQuery({ ...staffNamesQuery(useSdk()), enabled: mayReadStaff });
  const { actor_id: actorId, action, subject_id: subjectId } = search;
  const actorLabel = t('audit-log:column.actor');
  const actor = actorId && (staff.find(({ id }) => id === actorId)?.name ?? tailOf(actorId));
  const actionLabel = t('audit-log:column.action');
  const happened = action && labels.action(action);
  return {
    actor: {
      label: actorLabel,
      labels: actor,
      keys: ['actor_id'],
      control: (
        <FilterSelect
          label={actorLabel}
          all={t('kit:filter.all')}
          value={actorId}
          labels={actor}
          options={staff.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChange({ actor_id: id })}
        />
      ),
    },
    action: {
      label: actionLabel,
      labels: happened,
      keys: ['action'],
      control: (
        <FilterSelect
          label={actionLabel}
          all={t('kit:filter.all')}
          value={action}
          labels={happened}
          options={actionDomains.map((domain) => ({
            value: `${domain}.`,
            label: labels.domain(domain),
          }))}
          onChange={(value) => onChange({ action: value })}
        />
      ),
    },
    subject: {
      label: t('audit-log:column.subject'),
      labels: subjectId && tailOf(subjectId),
      keys: ['subject_id'],
    },
  };
}
