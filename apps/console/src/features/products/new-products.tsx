import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { CreateButton } from '#/ui/controls/create-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Permit } from '#/ui/permission.tsx';
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

export function NewProducts({ kind }: { kind: ProductKind }) {
  const { t } = useTranslation('product');
  const [opened, setOpened] = useState<'import' | 'templates' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Permit action="create">
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button aria-label={t('several')} title={t('several')} className="px-2.5">
              <FileInput aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => setOpened('import')}>
              {t('import.button')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => setOpened('templates')}>
              {t('template.button')}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        {opened === 'import' && <ImportDialog kind={kind} onClose={close} />}
        {opened === 'templates' && <TemplatesDialog kind={kind} onClose={close} />}
      </Permit>
      <CreateButton
        label={t('create.button')}
        form={(onClose) => <ProductForm kind={kind} product={null} onClose={onClose} />}
      />
    </>
  );
}
