export type Side = 'left' | 'right';

export type Arrangement = {
  order: readonly string[];
  pinned: Readonly<Record<string, Side>>;
};

/** A column that is new since the user arranged the table comes behind its usual neighbour. */
function ordered(ids: readonly string[], order: readonly string[]): string[] {
  const result = order.filter((id) => ids.includes(id));
  for (const [at, id] of ids.entries()) {
    if (result.includes(id)) continue;
    const before = ids[at - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}

/** The first column names the record and stays the first. */
export function arrangeColumns(
  ids: readonly string[],
  { order, pinned }: Arrangement,
): readonly string[] {
  const [first, ...rest] = ids;
  if (first === undefined) return [];
  const wanted = ordered(rest, order);
  const at = (side: Side | undefined) => wanted.filter((id) => pinned[id] === side);
  return [first, ...at('left'), ...at(undefined), ...at('right')];
}

export function putColumn(
  arranged: readonly string[],
  pinned: Arrangement['pinned'],
  id: string,
  beside: string,
  edge: 'before' | 'after',
): Arrangement {
  const [first] = arranged;
  if (id === first || id === beside) return { order: arranged.slice(1), pinned };
  const others = arranged.filter((other) => other !== id);
  const shift = edge === 'after' || beside === first ? 1 : 0;
  others.splice(others.indexOf(beside) + shift, 0, id);
  return { order: others.slice(1), pinned: withSide(pinned, id, pinned[beside]) };
}

export function withSide(
  pinned: Arrangement['pinned'],
  id: string,
  side: Side | undefined,
): Record<string, Side> {
  const { [id]: _, ...others } = pinned;
  return side === undefined ? others : { ...others, [id]: side };
}
