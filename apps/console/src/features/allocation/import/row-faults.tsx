import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { ImportedLines } from './read-import.ts';

/** More rows than these no one corrects by this list. */
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
