import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from '#/shared/page/list-page.tsx';
import type { PageFile } from '#/shared/page/page-file.ts';
import { withdrawalList } from './api/list-withdrawals.ts';
import { WithdrawalDesk } from './withdrawal-desk.tsx';
import { readWithdrawalSearch } from './withdrawal-search.ts';

export const ahead: PageFile['ahead'] = withdrawalList.ahead;

export function Page() {
  const [search, change] = useListAddress(readWithdrawalSearch);
  return (
    <ListPage name="withdrawal">
      <WithdrawalDesk search={search} onSearchChange={change} />
    </ListPage>
  );
}
