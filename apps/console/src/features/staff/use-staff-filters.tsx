import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ChoiceFilter } from '#/kit/list/filter/choice-filter.tsx';
import { FilterSelect } from '#/kit/list/filter/filter-select.tsx';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { teamsQuery } from './api/staff-queries.ts';
import type { StaffSearch } from './staff-list.ts';

/** The team, by its leader, and who has an authenticator. */
export function useStaffFilters(props: ListFiltersProps<StaffSearch>) {
  return { leader: useLeaderFilter(props), mfa: useMfaFilter(props) };
}

function useLeaderFilter({
  search: { leader_id: leaderId },
  onChange,
}: ListFiltersProps<StaffSearch>): ListFilter<StaffSearch> {
  const { t } = useTranslation(['staff', 'kit']);
  const { data = [], isPending } = useQuery(teamsQuery(useSdk()));
  const leaders = data.filter(({ role }) => role === 'superman');
  const name = leaders.find(({ id }) => id === leaderId)?.name;
  const labels = leaderId && (name ?? (isPending ? '…' : t('kit:filter.unlisted')));
  return {
    label: t('column.superman'),
    labels,
    keys: ['leader_id'],
    // A team leader has nobody but the own team to choose from.
    control: (leaders.length > 1 || leaderId !== undefined) && (
      <FilterSelect
        label={t('column.superman')}
        all={t('kit:filter.all')}
        value={leaderId}
        labels={labels}
        options={leaders.map((leader) => ({ value: leader.id, label: leader.name }))}
        onChange={(id) => onChange({ leader_id: id })}
      />
    ),
  };
}

function useMfaFilter({
  search: { mfa },
  onChange,
}: ListFiltersProps<StaffSearch>): ListFilter<StaffSearch> {
  const { t } = useTranslation('staff');
  const value = mfa === undefined ? 'all' : mfa ? 'on' : 'off';
  return {
    label: t('column.mfa'),
    labels: mfa === undefined ? undefined : t(`mfa.${value}`),
    keys: ['mfa'],
    control: (
      <ChoiceFilter
        label={t('column.mfa')}
        value={value}
        choices={(['all', 'on', 'off'] as const).map((one) => ({
          value: one,
          label: t(`mfa.${one}`),
        }))}
        onChange={(next) => onChange({ mfa: next === 'all' ? undefined : next === 'on' })}
      />
    ),
  };
}
