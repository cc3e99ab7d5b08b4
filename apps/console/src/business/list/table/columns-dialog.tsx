import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Button } from '#/core/ui/button.tsx';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import type { TableColumns } from './columns-entries.tsx';
import { neighbour, stepColumn } from './step-column.ts';
import type { Side } from './views/arrange-columns.ts';
import type { TableViewControl } from './views/use-table-view.ts';

type ColumnChoice = { id: string; label: string; shown: boolean };

type ColumnsDialogProps = {
  table: TableColumns;
  control: TableViewControl;
  onClose: () => void;
};

const sides = ['free', 'left', 'right'] as const;

function sideOf(value: string): Side | undefined {
  return value === 'left' || value === 'right' ? value : undefined;
}

export function ColumnsDialog({ table, control, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation('table');
  const [news, setNews] = useState('');
  const listId = useId();
  const { pinned } = control.view;
  const columns = table.getAllLeafColumns().map((column) => ({
    id: column.id,
    label: column.columnDef.meta?.label ?? column.id,
    shown: column.getIsVisible(),
  }));
  const arranged = columns.map(({ id }) => id);
  const move = ({ id, label }: ColumnChoice, step: 1 | -1) => {
    // The button keeps the focus if there is no way further.
    if (neighbour(arranged, pinned, id, step) === undefined) return;
    control.arrange(stepColumn(arranged, pinned, id, step));
    setNews(t('columns.moved', { label, place: arranged.indexOf(id) + step + 1 }));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('columns.title')}
      description={t('columns.hint')}
    >
      <DialogBody>
        <ol aria-label={t('columns.title')} className="flex flex-col">
          {columns.slice(1).map((column) => {
            const { id, label, shown } = column;
            return (
              <li key={id} className="flex min-h-10 items-center gap-2 border-b border-line">
                <label
                  htmlFor={`${listId} ${id}`}
                  className="flex min-w-0 flex-1 items-center gap-2 py-2"
                >
                  <Checkbox
                    id={`${listId} ${id}`}
                    checked={shown}
                    onChange={(event) => control.setShown(id, event.target.checked)}
                  />
                  <span className="truncate">{label}</span>
                </label>
                <Select
                  selectSize="sm"
                  aria-label={t('columns.hold', { label })}
                  value={pinned[id] ?? 'free'}
                  options={sides.map((value) => ({ value, label: t(`columns.sides.${value}`) }))}
                  onChange={(event) => control.setPinned(id, sideOf(event.target.value))}
                />
                <IconButton
                  label={t('columns.left', { label })}
                  aria-disabled={neighbour(arranged, pinned, id, -1) === undefined}
                  onClick={() => move(column, -1)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('columns.right', { label })}
                  aria-disabled={neighbour(arranged, pinned, id, 1) === undefined}
                  onClick={() => move(column, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
              </li>
            );
          })}
        </ol>
        <Announcement>{news}</Announcement>
      </DialogBody>
      <DialogFooter>
        <Button className="mr-auto" onClick={control.reset}>
          {t('columns.reset')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('columns.done')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
