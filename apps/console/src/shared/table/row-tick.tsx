import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#/shared/ui/checkbox.tsx';
import { cn } from '#/shared/ui/cn.ts';
import type { Selection } from './use-selection.ts';

const target = 'flex size-full min-h-7 min-w-8 items-center justify-center select-none';

/** Ticks a row; with Shift all from the one ticked before to it. */
export function RowTick<Row extends { id: string }>({
  id,
  openerId,
  selection,
}: {
  id: string;
  /** The element that names the row. */
  openerId: string;
  selection: Selection<Row>;
}) {
  const { t } = useTranslation('table');
  const ownId = useId();
  return (
    <label htmlFor={ownId} className={target}>
      <Checkbox
        id={ownId}
        aria-label={t('select.row')}
        aria-labelledby={`${ownId} ${openerId}`}
        aria-keyshortcuts="x"
        checked={selection.rows.has(id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

/** Ticks every row in sight. */
export function PageTick<Row extends { id: string }>({
  selection,
  words = false,
}: {
  selection: Selection<Row>;
  /** Whether what it does stands beside it. */
  words?: boolean;
}) {
  const { t } = useTranslation('table');
  const ownId = useId();
  const { all, some } = selection.page;
  return (
    <label htmlFor={ownId} className={cn(target, words && 'justify-start gap-2')}>
      <Checkbox
        id={ownId}
        aria-label={t('select.page')}
        checked={all}
        indeterminate={some && !all}
        onChange={selection.togglePage}
      />
      {words && <span aria-hidden="true">{t('select.page')}</span>}
    </label>
  );
}
