import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { DecisionDesk, type DeskAddress } from '#/kit/list/decision-desk.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { exportKyc } from './api/export-kyc.ts';
import { kycList } from './api/list-kyc.ts';
import { useKycColumns } from './kyc-columns.tsx';
import { KycFilters } from './kyc-filters.tsx';
import { type KycSearch, readKycSearch } from './kyc-search.ts';
import { useNeighbours } from './use-neighbours.ts';

/** Comes with the first check that is opened: the queue itself is there sooner without it. */
const KycDesk = lazyOverlay(
  async () => (await import('./review/kyc-desk.tsx')).KycDesk,
  ['decision', 'reveal', 'form'],
);

/** The identity checks, and over them the one that is open for review. */
export function KycQueue({ search, onSearchChange }: DeskAddress<KycSearch>) {
  const { t } = useTranslation('kyc');
  const neighbours = useNeighbours({ search, onSearchChange });
  return (
    <DecisionDesk
      id="kyc"
      search={search}
      readSearch={readKycSearch}
      onSearchChange={onSearchChange}
      list={kycList}
      file={{ what: 'kyc', fetch: exportKyc }}
      columns={useKycColumns()}
      words={{
        table: t('table'),
        empty: { title: t('empty.title'), hint: t('empty.hint') },
        opened: ({ client }) => t('next.opened', { name: client.full_name }),
        none: t('next.none'),
      }}
      filters={(onChange) => <KycFilters search={search} onChange={onChange} />}
      drawer={(open) => <KycDesk {...open} neighbours={neighbours} />}
    />
  );
}
