import { EntriesLink } from './entries-link.tsx';
import { type EntriesRef, type ListLedgerEntries, namedMax } from './entries-ref.ts';

export function RecordsAmount({
  entries,
  ids,
  amount,
}: {
  entries: ListLedgerEntries | undefined;
  ids: readonly string[];
  /** As text, with its currency. */
  amount: string;
}) {
  if (entries === undefined || ids.length > namedMax) return amount;
  return <EntriesLink of={entries.of} filter={() => namedEntries(entries, ids)} amount={amount} />;
}

/**
 * Whatever else the list is filtered by has let these through; robots are asked for by a word of their own, and
 * each kind of order is a list of its own.
 */
function namedEntries(
  { of, filter }: ListLedgerEntries,
  ids: readonly string[],
): EntriesRef['filter'] {
  const { fake, kind } = filter();
  return {
    ids: ids.join(),
    ...(fake !== undefined && { fake }),
    ...(of === 'trade' && kind !== undefined && { kind }),
  };
}
