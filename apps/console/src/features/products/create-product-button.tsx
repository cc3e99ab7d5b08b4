import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import type { ProductKind } from './kinds/product.ts';

const ProductForm = lazyOverlay(
  async () => (await import('./form/product-form.tsx')).ProductForm,
  ['form'],
);

export function CreateProductButton({ kind }: { kind: ProductKind }) {
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
