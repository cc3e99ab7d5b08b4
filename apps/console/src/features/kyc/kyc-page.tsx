import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from '#/shared/page/list-page.tsx';
import type { PageFile } from '#/shared/page/page-file.ts';
import { kycList } from './api/list-kyc.ts';
import { KycQueue } from './kyc-queue.tsx';
import { readKycSearch } from './kyc-search.ts';

export const ahead: PageFile['ahead'] = kycList.ahead;

export function Page() {
  const [search, change] = useListAddress(readKycSearch);
  return (
    <ListPage name="kyc">
      <KycQueue search={search} onSearchChange={change} />
    </ListPage>
  );
}
