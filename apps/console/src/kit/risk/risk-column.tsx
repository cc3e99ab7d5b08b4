import type { ListColumn } from '#/kit/list/list-column.ts';
import { RiskMark } from './risk-mark.tsx';
import type { Risky } from './risky.ts';

/** How risky a record is; the worst first where somebody sorts by it. */
export const riskColumn: ListColumn<Risky> = {
  id: 'risk',
  descendingFirst: true,
  cell: (row) => (row.risk === 'none' ? null : <RiskMark {...row} />),
};
