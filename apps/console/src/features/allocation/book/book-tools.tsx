import { Columns2, Download, FileUp, Wand } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { fileFormats } from '#/ui/api/save-file.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { ProposeForm } from '../propose-form.tsx';
import type { Book } from './use-book.ts';
import { useBookFile } from './use-book-file.ts';

const ImportDialog = lazyOverlay(
  async () => (await import('../import/import-dialog.tsx')).ImportDialog,
);

const CompareDialog = lazyOverlay(
  async () => (await import('../compare/compare-dialog.tsx')).CompareDialog,
);

function ExportMenu({ book }: { book: Book }) {
  const { t } = useTranslation('allocation');
  const { busy, save } = useBookFile(book);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button busy={busy}>
          {!busy && <Download aria-hidden="true" />}
          {t('export.button')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {fileFormats.map((format) => (
          <DropdownMenuItem key={format} onSelect={() => void save(format)}>
            {t(`import.template.${format}`)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export function BookTools({ book, editable }: { book: Book; editable: boolean }) {
  const { t } = useTranslation('allocation');
  const [open, setOpen] = useState<'compare' | 'propose' | 'import' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      {editable && (
        <>
          <Button onClick={() => setOpen('compare')}>
            <Columns2 aria-hidden="true" />
            {t('compare.button')}
          </Button>
          <Button onClick={() => setOpen('propose')}>
            <Wand aria-hidden="true" />
            {t('propose.button')}
          </Button>
          <Button onClick={() => setOpen('import')}>
            <FileUp aria-hidden="true" />
            {t('import.button')}
          </Button>
        </>
      )}
      <ExportMenu book={book} />
      {open === 'compare' && <CompareDialog book={book} onClose={close} />}
      {open === 'propose' && <ProposeForm book={book} onClose={close} />}
      {open === 'import' && <ImportDialog book={book} onClose={close} />}
    </div>
  );
}
