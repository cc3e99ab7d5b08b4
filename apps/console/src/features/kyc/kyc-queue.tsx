import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { useAdvance } from '#/shared/decision/use-advance.ts';
import { isFiltered, withoutFilters } from '#/shared/filter/list-search.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { useCan } from '#/shared/permission/use-can.ts';
import { useSettings } from '#/shared/settings/settings-context.tsx';
import { agentsQuery } from '#/shared/staff/agents-query.ts';
import { DataTable } from '#/shared/table/data-table.tsx';
import { ExportButton } from '#/shared/table/export-button.tsx';
import { Announcement } from '#/shared/ui/announcement.tsx';
import { exportKyc } from './api/export-kyc.ts';
import { kycKey } from './api/kyc-keys.ts';
import { kycListQuery, listKyc } from './api/list-kyc.ts';
import { useKycColumns } from './kyc-columns.tsx';
import { KycFilters } from './kyc-filters.tsx';
import type { KycSearch } from './kyc-search.ts';
import { nextInQueue } from './next-in-queue.ts';
import { useNeighbours } from './use-neighbours.ts';

/** Comes with the first check that is opened: the queue itself is there sooner without it. */
const KycDesk = lazy(async () => {
  const [{ KycDesk }] = await Promise.all([
    import('./review/kyc-desk.tsx'),
    loadWords(['decision', 'reveal', 'form']),
  ]);
  return { default: KycDesk };
});

export type KycQueueProps = {
  /** As the address has it. */
  search: KycSearch;
  onSearchChange: (change: Partial<KycSearch>) => void;
};

/** The identity checks, and over them the one that is open for review. */
export function KycQueue({ search, onSearchChange }: KycQueueProps) {
  const { t } = useTranslation('kyc');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const query = useQuery(kycListQuery(sdk, search, timezone));
  const agents = useQuery({ ...agentsQuery(sdk), enabled: useCan('read', 'users') });
  const columns = useKycColumns();
  const open = (id: string | undefined) => onSearchChange({ id });
  const filter = (change: Partial<KycSearch>) => onSearchChange({ ...change, page: 1 });
  const neighbours = useNeighbours({ search, list: query.data, onSearchChange });
  const { advance, announcement } = useAdvance<Schemas.Kyc>({
    openId: search.id,
    rows: query.data?.list,
    onOpen: open,
    nextOf: nextInQueue,
    findWaiting: async () =>
      (await listKyc(sdk, { ...search, status: 'pending', page: 1, size: 100 }, timezone)).list,
    queryKey: kycKey,
    words: {
      opened: ({ client }) => t('next.opened', { name: client.full_name }),
      none: t('next.none'),
    },
  });
  return (
    <>
      <DataTable
        id="kyc"
        label={t('table')}
        columns={columns}
        query={query}
        search={search}
        onSearchChange={onSearchChange}
        openId={search.id}
        onOpen={open}
        empty={{
          title: t('empty.title'),
          hint: t('empty.hint'),
          filtered: isFiltered(search),
          onClearFilters: () => filter(withoutFilters(search)),
        }}
        filters={<KycFilters search={search} agents={agents.data ?? []} onChange={filter} />}
        actions={
          <Permit action="export">
            <ExportButton what="kyc" onExport={() => exportKyc(sdk, search, timezone)} />
          </Permit>
        }
      />
      <Announcement>{announcement}</Announcement>
      <Suspense>
        {search.id !== undefined && (
          <KycDesk
            id={search.id}
            listed={query.data?.list.find(({ id }) => id === search.id)}
            onOpen={open}
            onDecided={advance}
            neighbours={neighbours}
          />
        )}
      </Suspense>
    </>
  );
}
