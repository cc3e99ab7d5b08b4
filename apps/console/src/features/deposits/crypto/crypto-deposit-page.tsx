import type { PageFile } from '#/boot/pages/page-file.ts';
import { useListAddress } from '#/kit/list/filter/use-list-address.ts';
import { ListPage } from '#/kit/list/list-page.tsx';
import { depositList } from '../api/list-deposits.ts';
import { CryptoQueue } from './crypto-queue.tsx';
import { ofCoins, readCryptoSearch } from './of-coins.ts';

export const ahead: PageFile['ahead'] = ({ queries, sdk, timeZone, search }) =>
  queries.prefetchQuery(
    depositList.query(sdk, { ...readCryptoSearch(search), ...ofCoins }, timeZone),
  );

export function Page() {
  const [search, change] = useListAddress(readCryptoSearch);
  return (
    <ListPage name="cryptoDeposit">
      <CryptoQueue search={search} onSearchChange={change} />
    </ListPage>
  );
}
