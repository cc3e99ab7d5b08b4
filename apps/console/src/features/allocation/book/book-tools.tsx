import { FileUp, Wand } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { ProposeForm } from '../propose/propose-form.tsx';
import type { Book } from './use-book.ts';

const ImportDialog = lazyOverlay(
  async () => (await import('../import/import-dialog.tsx')).ImportDialog,
);

/** Fills the quantities by a scheme, or from a file. */
export function BookTools({ book }: { book: Book }) {
  const { t } = useTranslation('allocation');
  const [open, setOpen] = useState<'propose' | 'import' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpen('propose')}>
        <Wand aria-hidden="true" />
        {t('propose.button')}
      </Button>
      <Button onClick={() => setOpen('import')}>
        <FileUp aria-hidden="true" />
        {t('import.button')}
      </Button>
      {open === 'propose' && <ProposeForm book={book} onClose={close} />}
      {open === 'import' && <ImportDialog book={book} onClose={close} />}
    </div>
  );
}
