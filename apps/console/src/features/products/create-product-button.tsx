import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CreateButton } from '#/ui/controls/create-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import type { ProductKind } from './kinds/product-fields.ts';

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
