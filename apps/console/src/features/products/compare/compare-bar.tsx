import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import type { Product, ProductKind } from '../kinds/product-fields.ts';

const CompareDialog = lazyOverlay(async () => (await import('./compare-dialog.tsx')).CompareDialog);

/** Compares the two products that are selected. */
export function CompareBar({ kind, rows }: BulkSelected<Product> & { kind: ProductKind }) {
  const { t } = useTranslation('product');
  const [open, setOpen] = useState<readonly [Product, Product] | null>(null);
  const [one, other] = rows;
  const pair = one && other && rows.length === 2 ? ([one, other] as const) : null;
  return (
    <>
      {pair === null ? (
        <p className="text-ink-muted">{t('compare.hint')}</p>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setOpen(pair)}>
          <Columns2 aria-hidden="true" />
          {t('compare.button')}
        </Button>
      )}
      {open && <CompareDialog kind={kind} listed={open} onClose={() => setOpen(null)} />}
    </>
  );
}
