import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import type { ProductKind } from './kinds/product.ts';

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
