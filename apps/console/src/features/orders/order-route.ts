import type { PageRoute } from '#/core/pages/page-route.ts';

const kinds = [
  ['stock', 'stockTrx'],
  ['block', 'blockTrx'],
  ['ipo', 'ipoTrx'],
  ['daily', 'dailyTrx'],
  ['subscribe', 'subTrx'],
  ['ai', 'aiTrx'],
  ['fund', 'fundTrx'],
  ['quant', 'quantTrx'],
] as const;

export default kinds.map(
  ([kind, name]): PageRoute => ({
    path: `/trx/${kind}`,
    name,
    kind,
    file: 'order',
    namespaces: ['order', 'kit', 'table'],
  }),
);
