import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { AllocationStatus } from '../allocation-status.tsx';
import { allocationQuery } from '../api/get-allocation.ts';
import { BookEditor } from './book-editor.tsx';

/** The order book of one product: who applied for how much, and who gets how much of it. */
export function BookDrawer({ id, listed, onClose }: OpenRecord<Schemas.AllocatedProduct>) {
  const { t } = useTranslation('allocation');
  const rowOpener = useRowOpener();
  // The list holds products of these two kinds alone.
  const kind = listed?.product.kind as Schemas.AllocatedKind | undefined;
  const query = useQuery(allocationQuery(useSdk(), id, kind));
  const product = query.data?.product ?? listed?.product;
  const status = query.data ? statusOf(query.data) : listed?.status;
  return (
    <Drawer
      open
      roomy
      onClose={onClose}
      recordId={`${id} ${query.data?.status}`}
      title={
        product
          ? t('book.title', { code: product.code, name: product.name })
          : t(query.isError ? 'book.failed' : 'book.loading')
      }
      badge={status && <AllocationStatus status={status} />}
      head={<RecordEntriesLink of={{ type: 'allocation', id }} />}
      returnFocusTo={() => rowOpener(id)}
    >
      <Loaded query={query}>
        {(allocation) => <BookEditor key={id} allocation={allocation} />}
      </Loaded>
    </Drawer>
  );
}

const statusOf = ({ status, drafted_by: draftedBy }: Schemas.Allocation) =>
  status === 'draft' && draftedBy === null ? 'none' : status;
