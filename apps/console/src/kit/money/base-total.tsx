import { lazyPart } from '#/kit/page/lazy-part.tsx';

/** Comes with the first sums. */
export const BaseTotal = lazyPart(
  async () => (await import('./on-demand/base-total.tsx')).BaseTotal,
  ['totals'],
);
