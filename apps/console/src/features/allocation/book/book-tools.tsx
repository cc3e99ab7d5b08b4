import i18next from 'i18next';
import { FileUp, Wand } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { showToast } from '#/kit/ui/toast-store.ts';
import { ImportDialog } from '../import/import-dialog.tsx';
import { type ImportedLines, readImport } from '../import/read-import.ts';
import { readRows } from '../import/read-rows.ts';
import { ProposeForm } from '../propose/propose-form.tsx';
import type { Book } from './use-book.ts';

/** Fills the quantities by a scheme, or from a file. */
export function BookTools({ book }: { book: Book }) {
  const { t } = useTranslation('allocation');
  const file = useRef<HTMLInputElement>(null);
  const [proposing, setProposing] = useState(false);
  const [imported, setImported] = useState<ImportedLines | null>(null);
  const read = async (chosen: File) => {
    const rows = await readRows(chosen);
    if (rows === null) {
      showToast({ tone: 'danger', title: () => i18next.t('allocation:import.unreadable') });
      return;
    }
    setImported(
      readImport(rows, book.base, {
        order: t('column.orderNo'),
        quantity: t('column.allottedQty'),
      }),
    );
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setProposing(true)}>
        <Wand aria-hidden="true" />
        {t('propose.button')}
      </Button>
      <Button onClick={() => file.current?.click()}>
        <FileUp aria-hidden="true" />
        {t('import.button')}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".csv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('import.file')}
        className="hidden"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // The same file can be chosen again once it was corrected.
          target.value = '';
          if (chosen) void read(chosen);
        }}
      />
      {proposing && <ProposeForm book={book} onClose={() => setProposing(false)} />}
      {imported && (
        <ImportDialog imported={imported} book={book} onClose={() => setImported(null)} />
      )}
    </div>
  );
}
