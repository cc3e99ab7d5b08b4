import { useState } from 'react';
import { defaultPageSize, type PageSize } from '#/ui/api/page-sizes.ts';

/** If a user is in the records of a tab. It begins anew with every client. */
export function usePaging() {
  const [paging, setPaging] = useState<{ page: number; size: PageSize }>({
    page: 1,
    size: defaultPageSize,
  });
  return {
    paging,
    onPage: (page: number) => setPaging({ ...paging, page }),
    onSize: (size: PageSize) => setPaging({ page: 1, size }),
    restart: () => setPaging({ ...paging, page: 1 }),
  };
}
