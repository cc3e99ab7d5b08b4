import { useState } from 'react';
import { Pagination } from '#/business/list/table/pagination.tsx';
import { defaultPageSize, type PageSize } from '#/ui/api/page-sizes.ts';

export function usePaging() {
  const [paging, setPaging] = useState<{ page: number; size: PageSize }>({
    page: 1,
    size: defaultPageSize,
  });
  return {
    paging,
    restart: () => setPaging({ ...paging, page: 1 }),
    pages: (of: string, total: number) => (
      <Pagination
        of={of}
        {...paging}
        total={total}
        onPage={(page) => setPaging({ ...paging, page })}
        onSize={(size) => setPaging({ page: 1, size })}
      />
    ),
  };
}
