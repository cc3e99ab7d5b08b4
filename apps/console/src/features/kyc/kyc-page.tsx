import type { PageFile } from '#/boot/pages/page-file.ts';
import { useListAddress } from '#/kit/list/filter/use-list-address.ts';
import { ListPage } from '#/kit/list/list-page.tsx';
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
