import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight, Columns2, CopyCheck } from 'lucide-react';
import { useState } from 'react';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Permit } from '#/ui/permission.tsx';
import { kinds } from '../kinds/kinds.ts';
import type { Product, ProductKind } from '../kinds/product-fields.ts';

const CompareDialog = lazyOverlay(
  async () => (await import('../compare/compare-dialog.tsx')).CompareDialog,
);
const StatusDialog = lazyOverlay(async () => (await import('./status-dialog.tsx')).StatusDialog);
const CopyDialog = lazyOverlay(
  async () => (await import('./copy-dialog.tsx')).CopyDialog,
  ['form'],
);

type Begun =
  | { act: 'compare'; pair: readonly [Product, Product] }
  | { act: 'copy'; rows: readonly Product[] }
  | { act: 'move'; rows: readonly Product[]; status: Schemas.ProductStatus };

export function BulkBar({ kind, rows, clear }: BulkSelected<Product> & { kind: ProductKind }) {
  const { t } = useTranslation('product');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [one, other] = rows;
  const statuses = kinds[kind].statuses.filter((status) =>
    rows.some(({ allowed }) => allowed.statuses.some((next) => next.status === status)),
  );
  const close = () => setBegun(null);
  return (
    <>
      <Permit action="update">
        {statuses.map((status) => (
          <Button
            key={status}
            aria-haspopup="dialog"
            onClick={() => setBegun({ act: 'move', rows, status })}
          >
            <ArrowRight aria-hidden="true" />
            {t(`move.${status}.button`)}
          </Button>
        ))}
        {rows.length > 1 && (
          <Button aria-haspopup="dialog" onClick={() => setBegun({ act: 'copy', rows })}>
            <CopyCheck aria-hidden="true" />
            {t('bulk.copy.button')}
          </Button>
        )}
      </Permit>
      {one && other && rows.length === 2 ? (
        <Button
          aria-haspopup="dialog"
          onClick={() => setBegun({ act: 'compare', pair: [one, other] })}
        >
          <Columns2 aria-hidden="true" />
          {t('compare.button')}
        </Button>
      ) : (
        <p className="text-ink-muted max-md:hidden">{t('compare.hint')}</p>
      )}
      {begun?.act === 'compare' && (
        <CompareDialog kind={kind} listed={begun.pair} onClose={close} />
      )}
      {begun?.act === 'copy' && (
        <CopyDialog kind={kind} rows={begun.rows} onBegun={clear} onClose={close} />
      )}
      {begun?.act === 'move' && (
        <StatusDialog kind={kind} {...begun} onBegun={clear} onClose={close} />
      )}
    </>
  );
}
