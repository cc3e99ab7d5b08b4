import { FlaskConical } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { listPage } from '#/kit/list/list-page.tsx';
import { pagesByKind } from '#/kit/list/on-demand/by-kind.tsx';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import type { OpenRecord } from '#/kit/list/open-record.ts';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { usePermissions } from '#/kit/permission/permissions-context.tsx';
import { StatusBadge } from '#/kit/ui/status-badge.tsx';
import { productKinds } from './kinds/kinds.ts';
import type { Product, ProductKind } from './kinds/product.ts';
import { columnsOf } from './product-columns.tsx';
import { lists } from './product-lists.ts';

const ProductForm = lazyOverlay(
  async () => (await import('./form/product-form.tsx')).ProductForm,
  ['form'],
);

export function CreateProductButton({ kind }: { kind: ProductKind }) {
  const { t } = useTranslation('product');
  return (
    <CreateButton
      label={t('create.button')}
      form={(onClose) => <ProductForm kind={kind} product={null} onClose={onClose} />}
    />
  );
}

/** Says that block deals are still tried out, to the roles that have them. */
export function BetaMark() {
  const { t } = useTranslation('product');
  const { blockDealsBeta } = usePermissions().flags;
  if (!blockDealsBeta) return null;
  return (
    <p className="flex items-center gap-2 text-ink-muted max-md:text-xs">
      <StatusBadge tone="info" icon={FlaskConical}>
        {t('beta.mark')}
      </StatusBadge>
      {t('beta.about')}
    </p>
  );
}

const ProductDrawer = lazyOverlay(
  async () => (await import('./drawer/product-drawer.tsx')).ProductDrawer,
  ['form', 'two-people', 'charts'],
);

/** The products of one kind, and beside them the one that is open. */
export const { Page, prefetch } = pagesByKind(productKinds, (kind) =>
  listPage(lists[kind], {
    columns: columnsOf(kind),
    create: () => <CreateProductButton kind={kind} />,
    drawer: (open: OpenRecord<Product>) => <ProductDrawer {...open} kind={kind} />,
    ...(kind === 'block' && { above: BetaMark }),
  }),
);
