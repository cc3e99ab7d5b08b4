import { lazyPart } from '#/ui/page/lazy-part.tsx';

export const BaseTotal = lazyPart(
  async () => (await import('./converted-total.tsx')).BaseTotal,
  ['totals'],
);
