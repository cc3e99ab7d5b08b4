import { depositList } from '#/features/deposits/api/list-deposits.ts';
import { CryptoQueue } from '#/features/deposits/crypto/crypto-queue.tsx';
import { ofCoins, readCryptoSearch } from '#/features/deposits/crypto/of-coins.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';
import type { PageFile } from './page-file.ts';

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
