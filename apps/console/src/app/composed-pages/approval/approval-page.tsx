import type { Schemas } from '@brokerdesk/sdk';
import type { ListColumn } from '#/business/list/columns.tsx';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { LimitStrip } from '#/features/approval/limit-strip.tsx';
import * as cell from '#/features/approval/proposal-cells.tsx';
import { list } from '#/features/approval/proposal-list.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

const columns: readonly ListColumn<Schemas.Proposal, ['approval', 'two-people', 'record']>[] = [
  { id: 'operation', cell: (row) => <cell.ProposalOperation of={row} /> },
  { id: 'limit', inCards: false, cell: (row, { t }) => t(`two-people:limit.${row.limit}`) },
  { id: 'subject', inCards: 'method', cell: (row) => <cell.ProposalSubject of={row} /> },
  column.anyClient,
  column.money('amount', { inCards: 'beside' }),
  column.clientRisk,
  column.waitedSince(
    ({ status, made_at: at }) => (status === 'pending' ? at : null),
    ...['to_decide', 'mine'],
  ),
  column.person('maker'),
  {
    id: 'created_at',
    inCards: 'foot',
    as: 'waitsSince',
    cell: ({ made_at: at }, { dateTime }) => dateTime(at),
  },
  { id: 'may', cell: (row) => row.status === 'pending' && <cell.ProposalApprovers of={row} /> },
  column.time('effective_at'),
  { id: 'status', cell: (row) => <cell.ProposalStatus status={row.status} /> },
  column.person('checker'),
  column.time('checked_at'),
  {
    id: 'reason',
    cell: (row) => (row.reason_code ?? row.reason) && <column.Reason rejected={row} />,
  },
];

const outcome = new Set([
  ...['operation', 'subject', 'client', 'amount'],
  ...['status', 'checker', 'checked_at', 'reason'],
]);
const outcomeFirst = columns.toSorted(
  (one, other) => Number(outcome.has(other.id)) - Number(outcome.has(one.id)),
);

export const { Page, prefetch } = listPage(list, {
  above: LimitStrip,
  work: { type: 'proposal', queue: 'approval', action: 'update' },
  columns,
  columnsIn: ({ whose }) => (whose === undefined ? columns : outcomeFirst),
  decision: {
    drawer: lazyOverlay(
      async () => (await import('./desk-drawer.tsx')).DeskDrawer,
      ['decision', 'client-profile', 'reveal'],
    ),
    named: ({ subject }) => ({ name: subject.name }),
  },
});
