import { chainOf } from '@brokerdesk/policy';
import { FileInput, LayoutTemplate } from 'lucide-react';
import type { MoreAction } from '#/business/list/table/column.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CreateButton } from '#/ui/controls/create-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import type { ProductKind } from './kinds/product-fields.ts';

const ProductForm = lazyOverlay(
  async () => (await import('./form/product-form.tsx')).ProductForm,
  ['form'],
);

const ImportDialog = lazyOverlay(
  async () => (await import('./import/import-dialog.tsx')).ImportDialog,
  ['form'],
);
const TemplatesDialog = lazyOverlay(
  async () => (await import('./template/templates.tsx')).TemplatesDialog,
  ['form'],
);

/** Ways to add several products, or one like others. */
export function waysToAdd(kind: ProductKind): readonly MoreAction[] {
  const permit = { action: 'create', resource: chainOf(kind === 'stock' ? 'fo' : kind) } as const;
  return [
    {
      ...{ name: 'import.button', icon: FileInput, permit },
      dialog: (closing) => <ImportDialog {...closing} kind={kind} />,
    },
    {
      ...{ name: 'template.button', icon: LayoutTemplate, permit },
      dialog: (closing) => <TemplatesDialog {...closing} kind={kind} />,
    },
  ];
}

export function CreateProductButton({ kind }: { kind: ProductKind }) {
  const { t } = useTranslation('product');
  return (
    <CreateButton
      label={t('create.button')}
      form={(onClose) => <ProductForm kind={kind} product={null} onClose={onClose} />}
    />
  );
}
