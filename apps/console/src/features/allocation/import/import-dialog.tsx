import i18next from 'i18next';
import { Download, FileUp } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { type FileRow, readRows } from '#/business/bulk/read-rows.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { fileFormats } from '#/ui/api/save-file.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import type { Book } from '../book/use-book.ts';
import { useBookFile } from '../book/use-book-file.ts';
import {
  type Columns,
  columnsOf,
  type ImportedLines,
  readImport,
  recognizeColumns,
} from './read-import.ts';

const previewed = 5;

function FilePreview({
  file: { name, rows },
  columns,
  onChange,
}: {
  file: { name: string; rows: readonly FileRow[] };
  columns: Columns;
  onChange: (columns: Columns) => void;
}) {
  const { t } = useTranslation('allocation');
  const first = rows[0]?.cells ?? [];
  const all = columnsOf(rows);
  const nameOf = (at: number) =>
    (columns.headed && first[at]) || t('import.columnNo', { number: at + 1 });
  const options = [
    { value: '', label: t('import.chooseColumn') },
    ...all.map((at) => ({ value: `${at}`, label: nameOf(at) })),
  ];
  const cell = 'max-w-48 truncate border-b border-line px-2 py-1';
  const marked = (at: number) =>
    at === columns.order || at === columns.quantity ? 'bg-selected font-medium' : 'text-ink-muted';
  return (
    <section aria-label={t('import.columns')} className="flex flex-col gap-3">
      <p className="break-all">{t('import.read', { name, count: rows.length })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['order', 'quantity'] as const).map((which) => (
          <div key={which} className="flex flex-col gap-1">
            <span aria-hidden="true" className="text-xs text-ink-muted">
              {t(`import.of.${which}`)}
            </span>
            <Select
              aria-label={t(`import.of.${which}`)}
              value={columns[which] === null ? '' : `${columns[which]}`}
              options={options}
              onChange={({ target }) =>
                onChange({
                  ...columns,
                  [which]: target.value === '' ? null : Number(target.value),
                })
              }
            />
          </div>
        ))}
      </div>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-selection"
          checked={columns.headed}
          onChange={({ target }) => onChange({ ...columns, headed: target.checked })}
        />
        {t('import.headed')}
      </label>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        aria-label={t('import.preview')}
        className="overflow-x-auto rounded-md border border-line"
      >
        <table className="w-full text-left text-xs">
          <thead>
            <tr>
              {all.map((at) => (
                <th key={at} scope="col" className={`${cell} ${marked(at)} whitespace-nowrap`}>
                  {nameOf(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .slice(columns.headed ? 1 : 0)
              .slice(0, previewed)
              .map(({ number, cells }) => (
                <tr key={number}>
                  {all.map((at) => (
                    <td key={at} className={`${cell} ${marked(at)}`}>
                      {cells[at]}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const shownMax = 100;

export function RowFaults({ imported: { rows, faults } }: { imported: ImportedLines }) {
  const { t } = useTranslation('allocation');
  return (
    <div className="flex flex-col gap-2">
      <p role="status">{t('import.faults', { count: faults.length, rows })}</p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        aria-label={t('import.refused')}
        className="max-h-64 overflow-y-auto rounded-md border border-line"
      >
        {faults.slice(0, shownMax).map(({ number, text, fault }) => (
          <li key={number} className="border-b border-line px-3 py-1.5 last:border-b-0">
            <span className="font-medium">{t('import.row', { number })}</span>{' '}
            <span className="text-danger-text">{t(`import.fault.${fault}`)}</span>
            <span className="block truncate text-xs text-ink-muted">{text}</span>
          </li>
        ))}
        {faults.length > shownMax && (
          <li className="px-3 py-1.5 text-ink-muted">
            {t('import.more', { count: faults.length - shownMax })}
          </li>
        )}
      </ul>
    </div>
  );
}

const accepted =
  '.csv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
  const apply = () => {
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
          <Button variant="primary" onClick={apply}>
            {t('import.confirm')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

function Template({ book }: { book: Book }) {
  const { t } = useTranslation('allocation');
  const { busy, save } = useBookFile(book);
  return (
    <section aria-label={t('import.template.title')} className="flex flex-col gap-2">
      <p className="font-medium">{t('import.template.title')}</p>
      <p className="text-ink-muted">
        {t('import.template.hint', { count: book.base.lines.length })}
      </p>
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
