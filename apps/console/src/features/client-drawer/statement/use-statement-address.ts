import { useMemo } from 'react';
import { tabSearchOf, withTabSearch } from '#/kit/client/client-address.ts';
import { withoutDefaults } from '#/kit/list/filter/list-search.ts';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { readStatementSearch, type StatementSearch } from './statement-search.ts';

/** What of the statement is shown, which lives in the address alone, and the way to change it. */
export function useStatementAddress(): [
  StatementSearch,
  (change: Partial<StatementSearch>) => void,
] {
  const address = usePageAddress();
  const search = useMemo(() => readStatementSearch(tabSearchOf(address.search)), [address.search]);
  const change = (changed: Partial<StatementSearch>) => {
    const next = withoutDefaults({ ...search, ...changed }, readStatementSearch({}));
    address.change(withTabSearch(address.search, next), false);
  };
  return [search, change];
}
