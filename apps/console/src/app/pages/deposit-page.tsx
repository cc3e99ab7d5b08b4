import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#/app/navigation/page-title.ts';
import { DepositQueue } from '#/features/deposits/deposit-queue.tsx';
import { readDepositSearch } from '#/features/deposits/deposit-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';

export function Page() {
  const { t } = useTranslation('menu');
  const [search, change] = useListAddress(readDepositSearch);
  usePageTitle(t('deposit'));
  return (
    <ListPage title={t('deposit')}>
      <DepositQueue search={search} onSearchChange={change} />
    </ListPage>
  );
}
