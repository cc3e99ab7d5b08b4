import { withdrawalList } from '#/features/withdrawals/api/list-withdrawals.ts';
import { WithdrawalDesk } from '#/features/withdrawals/withdrawal-desk.tsx';
import { readWithdrawalSearch } from '#/features/withdrawals/withdrawal-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';
import type { PageFile } from './page-file.ts';

export const ahead: PageFile['ahead'] = ({ queries, sdk, timeZone, search }) =>
  queries.prefetchQuery(withdrawalList.query(sdk, readWithdrawalSearch(search), timeZone));

export function Page() {
  const [search, change] = useListAddress(readWithdrawalSearch);
  return (
    <ListPage name="withdrawal">
      <WithdrawalDesk search={search} onSearchChange={change} />
    </ListPage>
  );
}
