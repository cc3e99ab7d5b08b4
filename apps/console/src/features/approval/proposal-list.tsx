import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import { isFiltered, withoutFilters } from '#/kit/list/filter/list-search.ts';
import { DataTable } from '#/kit/list/table/data-table.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { proposalList } from './api/list-proposals.ts';
import { LimitStrip } from './limit-strip.tsx';
import { useProposalColumns } from './proposal-columns.tsx';
import { ProposalFilters } from './proposal-filters.tsx';
import { type ProposalSearch, readProposalSearch, toProposalQuery } from './proposal-search.ts';

/** Comes with the first proposal that is opened. */
const ProposalDrawer = lazyOverlay(
  async () => (await import('./proposal-drawer.tsx')).ProposalDrawer,
  ['decision'],
);

export type ProposalListProps = {
  /** As the address has it. */
  search: ProposalSearch;
  onSearchChange: (change: Partial<ProposalSearch>) => void;
};

/** What waits for a second person, and beside it the one that is open. */
export function ProposalList({ search, onSearchChange }: ProposalListProps) {
  const { t } = useTranslation('approval');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const query = useQuery(proposalList.query(sdk, toProposalQuery(search), timezone));
  const columns = useProposalColumns();
  const filter = (change: Partial<ProposalSearch>) => onSearchChange({ ...change, page: 1 });
  const open = (id: string | undefined) => onSearchChange({ id });
  return (
    <>
      <DataTable
        id="approval"
        label={t('table')}
        columns={columns}
        query={query}
        search={search}
        readSearch={readProposalSearch}
        onSearchChange={onSearchChange}
        openId={search.id}
        onOpen={open}
        empty={{
          title: t('empty.title'),
          hint: t('empty.hint'),
          filtered: isFiltered(search),
          onClearFilters: () => filter(withoutFilters(search)),
        }}
        filters={
          <>
            <LimitStrip />
            <ProposalFilters search={search} onChange={filter} />
          </>
        }
      />
      {search.id !== undefined && (
        <ProposalDrawer
          id={search.id}
          listed={query.data?.list.find(({ id }) => id === search.id)}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
