import { type Lines, type ListLines, namedMax } from './lines.ts';
import { LinesLink } from './lines-link.tsx';

/**
 * What records that somebody has chosen come to, with the way to the lines behind it, as far as one question can
 * name them all.
 */
export function RecordsAmount({
  lines,
  ids,
  amount,
}: {
  /** Of the list that they were chosen from. */
  lines: ListLines | undefined;
  ids: readonly string[];
  /** In words, with its currency. */
  amount: string;
}) {
  if (lines === undefined || ids.length > namedMax) return amount;
  return <LinesLink of={lines.of} filter={() => namedLines(lines, ids)} amount={amount} />;
}

/** Whatever else the list is filtered by has let these through; robots are asked for by a word of their own. */
function namedLines({ filter }: ListLines, ids: readonly string[]): Lines['filter'] {
  const { fake } = filter();
  return { ids: ids.join(), ...(fake !== undefined && { fake }) };
}
