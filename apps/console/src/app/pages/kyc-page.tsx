import { KycQueue } from '#/features/kyc/kyc-queue.tsx';
import { readKycSearch } from '#/features/kyc/kyc-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';

export function Page() {
  const [search, change] = useListAddress(readKycSearch);
  return (
    <ListPage name="kyc">
      <KycQueue search={search} onSearchChange={change} />
    </ListPage>
  );
}
