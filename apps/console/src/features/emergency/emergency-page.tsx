import { Search } from 'lucide-react';
import { useState } from 'react';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { reviewQueue } from '#/business/list/review-queue.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { list } from './amendment-list.ts';
import { AmendmentStatus } from './amendment-status.tsx';
import { ChangedFields } from './changed-fields.tsx';

const FindOrder = lazyOverlay(async () => (await import('./find-order.tsx')).FindOrder, ['form']);

export function FindOrderButton() {
  const { t } = useTranslation('emergency');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Search aria-hidden="true" />
        <span className="shown-beside-none max-md:sr-only">{t('find.button')}</span>
      </Button>
      {open && <FindOrder onClose={() => setOpen(false)} />}
    </>
  );
}

export const { Page, prefetch } = listPage(list, {
  work: { type: 'amendment', queue: 'amendment' },
  create: FindOrderButton,
  decision: reviewQueue({
    drawer: async () => (await import('./review/amendment-drawer.tsx')).AmendmentDrawer,
  }),
  columns: [
    column.orderNo,
    { id: 'kind', cell: (row, { t }) => t(`kind.${row.kind}`) },
    column.client,
    { id: 'changes', inCards: 'method', cell: (row) => <ChangedFields amendment={row} /> },
    column.plain('reason'),
    { id: 'status', cell: (row) => <AmendmentStatus status={row.status} /> },
    ...[column.clientRisk, column.waited],
    { ...column.maker, inCards: true },
    column.createdAt,
    ...column.checkers,
    ...column.staff,
  ],
});
