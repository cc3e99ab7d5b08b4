import i18next from 'i18next';
import { Download, FileUp } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { FileRow } from '#/business/bulk/parse-csv.ts';
import { readRows } from '#/business/bulk/read-rows.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { fileFormats } from '#/ui/api/file-format.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import type { Book } from '../book/use-book.ts';
import { FilePreview } from './file-preview.tsx';
import { orderBookRows, saveOrderBook } from './order-book-file.ts';
import { type Columns, readImport, recognizeColumns } from './read-import.ts';
import { RowFaults } from './row-faults.tsx';

const accepted =
  '.csv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Says which file is wanted, reads one, and shows what it would change before the quantities are taken over. */
export function ImportDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation('allocation');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; rows: readonly FileRow[] } | null>(null);
  const [columns, setColumns] = useState<Columns>({ order: null, quantity: null, headed: true });
  const imported = useMemo(
    () => file && readImport(file.rows, book.base, columns),
    [file, book.base, columns],
  );
  const mapped = columns.order !== null && columns.quantity !== null;
  const usable = mapped && imported !== null && imported.rows > 0 && imported.faults.length === 0;
  const read = async (chosen: File) => {
    const rows = await readRows(chosen);
    if (rows === null) {
      showToast({ tone: 'danger', title: () => i18next.t('allocation:import.unreadable') });
      return;
    }
    setColumns(recognizeColumns(rows, book.base));
    setFile({ name: chosen.name, rows });
  };
  const take = () => {
    if (!usable) return;
    book.fill(imported.quantities);
    showToast({ tone: 'success', title: t('import.done', { count: imported.quantities.size }) });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(file === null || usable || !mapped ? 'import.title' : 'import.refused')}
      description={t('import.about')}
    >
      <DialogBody>
        <div className="flex flex-col gap-4">
          {file === null ? (
            <Template book={book} />
          ) : (
            <FilePreview file={file} columns={columns} onChange={setColumns} />
          )}
          {imported !== null &&
            (imported.rows === 0 ? (
              <Notice tone="danger" title={t('import.empty')} announced />
            ) : !mapped ? (
              <Notice tone="warning" title={t('import.unmapped')} announced />
            ) : usable ? (
              <p role="status">{t('import.effect', { count: imported.rows })}</p>
            ) : (
              <RowFaults imported={imported} />
            ))}
          <input
            ref={input}
            type="file"
            accept={accepted}
            aria-label={t('import.file')}
            className="hidden"
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              // The same file can be chosen again once it was corrected.
              target.value = '';
              if (chosen) void read(chosen);
            }}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('import.cancel')}</Button>
        <Button variant={usable ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" />
          {t(file === null ? 'import.choose' : 'import.chooseOther')}
        </Button>
        {usable && (
          <Button variant="primary" onClick={take}>
            {t('import.confirm')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

/** The order book as a file to be filled in. */
function Template({ book: { base, quantities } }: { book: Book }) {
  const { t } = useTranslation('allocation');
  const [busy, setBusy] = useState(false);
  const save = async (format: (typeof fileFormats)[number]) => {
    setBusy(true);
    const rows = orderBookRows(base, quantities, {
      order: t('column.orderNo'),
      client: t('column.client'),
      applied: t('column.appliedQty'),
      quantity: t('column.allottedQty'),
    });
    await saveOrderBook(
      rows,
      t('import.template.name', { code: base.product.code }),
      format,
    ).finally(() => setBusy(false));
  };
  return (
    <section aria-label={t('import.template.title')} className="flex flex-col gap-2">
      <p className="font-medium">{t('import.template.title')}</p>
      <p className="text-ink-muted">{t('import.template.hint', { count: base.lines.length })}</p>
      <div className="flex flex-wrap gap-2">
        {fileFormats.map((format) => (
          <Button key={format} busy={busy} onClick={() => void save(format)}>
            <Download aria-hidden="true" />
            {t(`import.template.${format}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
