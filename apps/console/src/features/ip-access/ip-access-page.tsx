import { waitingAbove } from '#/business/decision/two-people/waiting-proposals.tsx';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { Clipped } from '#/ui/controls/clipped.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Ago } from '#/ui/time/ago.tsx';
import { list } from './ip-rule-list.ts';
import { RuleButtons, RuleOverlaps } from './rule-buttons.tsx';
import { RuleKind, RuleStatus } from './rule-state.tsx';
import { RuleSubject } from './rule-subject.tsx';

const RuleDrawer = lazyOverlay(
  async () => (await import('./rule-drawer.tsx')).RuleDrawer,
  ['form', 'history'],
);

export const { Page, prefetch } = listPage(list, {
  above: waitingAbove(list),
  columns: [
    { id: 'cidr', cell: (row) => <span className="font-mono">{row.cidr}</span> },
    { id: 'kind', cell: (row) => <RuleKind kind={row.kind} /> },
    { id: 'scope', cell: (row) => <RuleSubject rule={row} /> },
    { id: 'status', cell: (row) => <RuleStatus status={row.status} /> },
    { id: 'overlaps', inFiles: false, cell: (row) => <RuleOverlaps rule={row} /> },
    { id: 'note', cell: (row) => row.note && <Clipped>{row.note}</Clipped> },
    {
      id: 'last_hit_at',
      descendingFirst: true,
      cell: (row, { label }) =>
        row.last_hit_at === null ? label('neverHit') : <Ago at={row.last_hit_at} />,
    },
    {
      id: 'expires_at',
      cell: (row, { dateTime, label }) =>
        row.expires_at === null ? label('noExpiry') : dateTime(row.expires_at),
    },
    column.person('created_by', { inCards: false }),
    column.time('created_at', { inCards: false }),
  ],
  create: RuleButtons,
  drawer: RuleDrawer,
});
