import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { LimitStrip } from './limit-strip.tsx';
import { proposalColumns } from './proposal-columns.tsx';
import { list } from './proposal-list.ts';

/** Comes with the first proposal that is opened. */
const ProposalDrawer = lazyOverlay(
  async () => (await import('./proposal-drawer.tsx')).ProposalDrawer,
  ['decision', 'client-profile'],
);

/** What waits for a second person, and beside it the one that is open. */
export const { Page, prefetch } = listPage(list, {
  columns: proposalColumns,
  above: LimitStrip,
  drawer: ProposalDrawer,
});
