export type Sight = {
  /** The records of the current page, in their order. */
  ids: readonly string[];
  openId: string | undefined;
  page: number;
  size: number;
  /** On all pages. */
  total: number;
};

export type Neighbour = { id: string } | { page: number };

/** Null at either end. One that is no longer in the list is followed by the first of the page. */
export function neighbourOf(
  { ids, openId, page, size, total }: Sight,
  step: 1 | -1,
): Neighbour | null {
  const at = openId === undefined ? -1 : ids.indexOf(openId);
  if (at === -1 && step === -1) return null;
  const id = ids[at + step];
  if (id !== undefined) return { id };
  if (at === -1) return null;
  if (step === -1) return page > 1 ? { page: page - 1 } : null;
  return page * size < total ? { page: page + 1 } : null;
}

/** Its position among all of them, from 1; null if it is not on the page. */
export function positionOf({ ids, openId, page, size }: Omit<Sight, 'total'>): number | null {
  const at = openId === undefined ? -1 : ids.indexOf(openId);
  return at === -1 ? null : (page - 1) * size + at + 1;
}
