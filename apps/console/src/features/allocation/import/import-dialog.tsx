import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { AlertDialog } from '#/kit/overlay/alert-dialog.tsx';
import { showToast } from '#/kit/ui/toast-store.ts';
import type { Book } from '../book/use-book.ts';
import type { ImportedLines } from './read-import.ts';

/** More rows than these nobody corrects by this list. */
const shownMax = 100;

/** Says what a file holds before it is taken over, and of each wrong row why it is not. */
export function ImportDialog({
  imported: { rows, quantities, faults },
  book,
  onClose,
}: {
  imported: ImportedLines;
  book: Book;
  onClose: () => void;
}) {
  const { t } = useTranslation('allocation');
  const usable = faults.length === 0 && rows > 0;
  const take = () => {
    if (usable) {
      book.fill(quantities);
      showToast({ tone: 'success', title: t('import.done', { count: quantities.size }) });
    }
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(usable ? 'import.title' : 'import.refused')}
      description={
        rows === 0
          ? t('import.empty')
          : usable
            ? t('import.effect', { count: rows })
            : t('import.faults', { count: faults.length, rows })
      }
      confirm={t(usable ? 'import.confirm' : 'import.close')}
      onConfirm={take}
    >
      {faults.length > 0 && (
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
      )}
    </AlertDialog>
  );
}
