export interface PageRange {
  offset: number;
  limit: number;
  fromEnd: boolean;
}

export function fromNearerEnd(
  { offset, limit }: { offset: number; limit: number },
  total: number,
): PageRange {
  const left = Math.max(0, total - offset);
  const onPage = Math.min(limit, left);
  if (onPage === 0) return { offset: 0, limit: 0, fromEnd: false };
  const behind = left - onPage;
  return behind < offset
    ? { offset: behind, limit: onPage, fromEnd: true }
    : { offset, limit: onPage, fromEnd: false };
}
