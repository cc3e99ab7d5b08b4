import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import type { List, ListSearch } from '#/kit/list/define-list.ts';
import type { ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { StatusTabs } from '#/kit/list/filter/status-tabs.tsx';
import type { OwnFilters } from '#/kit/list/filter/use-defined-filters.tsx';
import { list, payoutQueues, type WithdrawalSearch } from '../withdrawal-list.ts';

const tabs = ['pending', ...payoutQueues, 'approved', 'rejected', 'rolled_back'] as const;
type Tab = (typeof tabs)[number];

const isQueue = (tab: string | undefined): tab is (typeof payoutQueues)[number] =>
  payoutQueues.some((queue) => queue === tab);

/** The parts of the address that a tab sets. What has waited longest comes first in a queue. */
export function partsOf(tab: string | undefined): Partial<WithdrawalSearch> {
  if (isQueue(tab)) return { status: undefined, payout: tab, sort: 'checked_at' };
  const { status, sort } = list.readSearch({ status: tab });
  return { status, payout: undefined, sort };
}

/** Counts what a tab would show: `StatusTabs` knows one part of the address. */
const counted: Pick<List<ListSearch, unknown>, 'countQuery'> = {
  countQuery: (sdk, search, timeZone) =>
    list.countQuery(
      sdk,
      { ...(search as WithdrawalSearch), ...partsOf(search.status) } as WithdrawalSearch,
      timeZone,
    ),
};

/** The states of a withdrawal, and among them the queues of its payout. */
export function useQueueTabs({
  search,
  onChange,
}: ListFiltersProps<WithdrawalSearch>): OwnFilters<WithdrawalSearch> {
  const { t } = useTranslation(['withdrawal', 'kit']);
  const { timezone } = useSettings();
  const { data } = useQuery({ ...list.query(useSdk(), search, timezone), enabled: false });
  const tab = search.payout ?? search.status;
  const labelOf = (one: Tab) => (isQueue(one) ? t(`payout.${one}`) : t(`status.${one}`));
  const label = t('column.status');
  return {
    payout: {
      label,
      labels: tab && labelOf(tab),
      keys: ['status', 'payout'],
      tabs: true,
      control: (
        <StatusTabs
          list={counted}
          name="status"
          search={search}
          label={label}
          all={t('kit:filter.all')}
          value={tab}
          choices={tabs.map((value) => ({ value, label: labelOf(value) }))}
          ready={data !== undefined}
          onChange={(next) => onChange(partsOf(next))}
        />
      ),
    },
  };
}
