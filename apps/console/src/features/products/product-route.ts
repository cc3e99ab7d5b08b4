import type { PageRoute } from '#/core/pages/page-route.ts';

const kinds = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant', 'saving'] as const;

export default kinds.map(
  (kind): PageRoute => ({
    path: `/trades/${kind}`,
    name: kind,
    kind,
    file: 'product',
    namespaces: ['product', 'kit', 'table'],
  }),
);
