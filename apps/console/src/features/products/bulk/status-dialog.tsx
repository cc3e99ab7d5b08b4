import type { Schemas } from '@brokerdesk/sdk';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { codeOf, type Product, type ProductKind } from '../kinds/product-fields.ts';
import { ProductStatus } from '../product-cells.tsx';

const ends: ReadonlySet<Schemas.ProductStatus> = new Set(['closed', 'withdrawn']);

export function StatusDialog({
  kind,
  rows,
  status,
  onBegun,
  onClose,
}: {
  kind: ProductKind;
  rows: readonly Product[];
  status: Schemas.ProductStatus;
  onBegun: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('product');
  const start = useBulkStart();
  const what = t(`move.${status}.button`);
  const whyNot = ({ allowed, usage }: Product) => {
    const next = allowed.statuses.find((one) => one.status === status);
    if (next === undefined) return t('bulk.move.otherState');
    if (next.blocked_code === null) return null;
    return t(`blocked.${next.blocked_code}`, { what, orders: usage.open_orders });
  };
  const going = rows.filter((row) => whyNot(row) === null);
  const confirm = () => {
    const items = going.map(({ id, version }) => ({ id, version }));
    start({ operation: 'changeProductStatus', kind, body: { status }, items });
    onClose();
    onBegun();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.move.title', { what, count: going.length })}
      description={t(`move.${status}.effect`)}
    >
      <DialogBody>
        <ul aria-label={t('bulk.products')} className="flex flex-col">
          {rows.map((row) => {
            const reason = whyNot(row);
            return (
              <li
                key={row.id}
                className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line py-2 last:border-b-0"
              >
                <span className={reason === null ? 'font-medium' : 'text-ink-muted'}>
                  {codeOf(row)} {row.name}
                </span>
                <ProductStatus status={row.status} />
                {reason !== null && (
                  <span className="w-full text-xs text-danger-text">{reason}</span>
                )}
              </li>
            );
          })}
        </ul>
        <p className="mt-3 text-ink-muted">{t('bulk.alone')}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('bulk.cancel')}</Button>
        <Button
          variant={ends.has(status) ? 'danger' : 'primary'}
          disabled={going.length === 0}
          onClick={confirm}
        >
          {t('bulk.move.confirm', { what, number: going.length })}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
