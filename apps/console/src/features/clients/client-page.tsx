import { listPage } from '#/kit/list/list-page.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { clientColumns } from './client-columns.tsx';
import { list } from './client-list.ts';
import { AddRobotsButton } from './robots/add-robots-button.tsx';

/** Comes with its words with the first clients that are selected. */
const TransferMany = lazyPart(
  async () => (await import('./bulk/transfer-many.tsx')).TransferMany,
  ['client-detail', 'form'],
);

/** The clients. The one that is open is drawn over the page, as on every other page. */
export const { Page, prefetch } = listPage(list, {
  totals: 'client',
  columns: clientColumns,
  actions: AddRobotsButton,
  bulk: { action: 'assign', part: TransferMany },
});
