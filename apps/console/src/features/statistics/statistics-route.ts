import type { PageRoute } from '#/core/pages/page-route.ts';
import { statisticKinds, statisticPath, statistics } from './statistic-kinds.ts';

export default statisticKinds.map(
  (kind): PageRoute => ({
    path: statisticPath(kind),
    kind,
    file: 'statistics',
    parent: 'dashboard',
    namespaces: ['statistics', 'kit', 'table'],
    ...statistics[kind],
  }),
);
