import { lazyPart } from '#/ui/page/lazy-part.tsx';

/** Comes with the first sums. */
export const BaseTotal = lazyPart(
  async () => (await import('./converted-total.tsx')).BaseTotal,
  ['totals'],
);
