import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { PageFile, PageProps } from '#/boot/pages/page-file.ts';
import { Button } from '#/boot/ui/button.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import type { OpenRecord } from '#/kit/list/open-record.ts';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { BetaMark } from './beta-mark.tsx';
import { kinds } from './kinds/kinds.ts';
import type { Product, ProductKind } from './kinds/product.ts';
import { columnsOf } from './product-columns.tsx';
import { lists } from './product-lists.ts';

const ProductDrawer = lazyOverlay(
  async () => (await import('./drawer/product-drawer.tsx')).ProductDrawer,
  ['form', 'two-people', 'charts'],
);
const ProductForm = lazyOverlay(
  async () => (await import('./form/product-form.tsx')).ProductForm,
  ['form'],
);

function CreateProduct({ kind }: { kind: ProductKind }) {
  const { t } = useTranslation('product');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="create">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t('create.button', { kind: t(`kind.${kind}`) })}
      </Button>
      {open && <ProductForm kind={kind} product={null} onClose={() => setOpen(false)} />}
    </Permit>
  );
}

function pageOf(kind: ProductKind): PageFile {
  return listPage(lists[kind], {
    columns: columnsOf(kind),
    create: () => <CreateProduct kind={kind} />,
    drawer: (open: OpenRecord<Product>) => <ProductDrawer {...open} kind={kind} />,
    ...(kind === 'block' && { above: BetaMark }),
  });
}

const pages = new Map<string, PageFile>(
  Object.values(kinds).map(({ kind }) => [kind, pageOf(kind)]),
);

export function Page(props: PageProps) {
  const Shown = pages.get(props.kind ?? '')?.Page;
  return Shown && <Shown {...props} />;
}

export const prefetch: PageFile['prefetch'] = async (at) =>
  pages.get(at.kind ?? '')?.prefetch?.(at);
