import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type DragEvent, memo, useId, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { columnLook, tickCell } from '../row-cells.ts';
import type { DataTable } from '../use-data-table.ts';
import { putColumn } from '../views/arrange-columns.ts';
import type { TableViewControl } from '../views/use-table-view.ts';
import { PageTick, type PageTicked } from './row-tick.tsx';

const ResizeHandle = lazyPart(async () => (await import('./resize-handle.tsx')).ResizeHandle);

type Edge = 'before' | 'after';

function edgeOf(event: DragEvent<HTMLElement>): Edge {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left + width / 2 ? 'before' : 'after';
}

function useColumnDrag<Row extends { id: string }>(
  table: DataTable<Row>,
  control: TableViewControl,
) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<{ id: string; edge: Edge } | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (id: string, movable: boolean) => ({
    draggable: movable,
    'data-drop': over?.id === id && dragged !== id ? over.edge : undefined,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      setDragged(id);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged === null) return;
      event.preventDefault();
      const edge = edgeOf(event);
      if (over?.id !== id || over.edge !== edge) setOver({ id, edge });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      if (dragged === null) return;
      const arranged = table.getAllLeafColumns().map((column) => column.id);
      control.arrange(putColumn(arranged, control.view.pinned, dragged, id, edgeOf(event)));
      end();
    },
    onDragEnd: end,
  });
}

type HeaderOf<Row extends { id: string }> = ReturnType<
  DataTable<Row>['getHeaderGroups']
>[number]['headers'][number];

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

type TableHeadProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  control: TableViewControl;
  /** Null if rows cannot be selected. */
  tick: PageTicked | null;
  onTick: (() => void) | undefined;
};

function PlainTableHead<Row extends { id: string }>({
  table,
  control,
  tick,
  onTick,
}: TableHeadProps<Row>) {
  const { t } = useTranslation(['kit', 'table']);
  const dragOf = useColumnDrag(table, control);
  const labels: HeadLabels = {
    sort: t('table.sortHint'),
    width: (label) => t('table:columns.width', { label }),
    widthHint: t('table:columns.widthHint'),
  };
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {tick && onTick && (
            <th scope="col" className={cn(headCell, tickCell, 'z-20')}>
              <PageTick page={tick} onToggle={onTick} />
            </th>
          )}
          {group.headers.map((header, at) => (
            <HeaderCell
              key={header.id}
              header={header}
              table={table}
              control={control}
              labels={labels}
              drag={dragOf(header.column.id, at > 0)}
            />
          ))}
        </tr>
      ))}
    </thead>
  );
}

// `memo` forgets that the component is generic; what it gives back takes the same props.
export const TableHead = memo(PlainTableHead, isSameHead) as typeof PlainTableHead;

function isSameHead<Row extends { id: string }>(
  { tick, ...before }: TableHeadProps<Row>,
  { tick: nowTick, ...now }: TableHeadProps<Row>,
): boolean {
  return (
    before.table === now.table &&
    before.control === now.control &&
    before.onTick === now.onTick &&
    tick?.all === nowTick?.all &&
    tick?.some === nowTick?.some &&
    tick?.ready === nowTick?.ready
  );
}

type HeadLabels = { sort: string; width: (label: string) => string; widthHint: string };

const headCell =
  'sticky top-0 z-10 h-8 border-b border-line bg-sunken text-xs font-medium whitespace-nowrap text-ink-muted';

function HeaderCell<Row extends { id: string }>({
  header,
  table,
  control,
  labels,
  drag,
}: {
  header: HeaderOf<Row>;
  table: DataTable<Row>;
  control: TableViewControl;
  labels: HeadLabels;
  drag: ReturnType<ReturnType<typeof useColumnDrag<Row>>>;
}) {
  const nameId = useId();
  const { column } = header;
  const { id } = column;
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const end = meta?.align === 'end';
  const label = meta?.label ?? id;
  const look = columnLook(column, control.view.widths[id]);
  return (
    <th
      scope="col"
      // Without it the head would be read with the name of its edge behind its own.
      aria-labelledby={nameId}
      aria-sort={sorted === false ? undefined : ariaSort[sorted]}
      data-column={id}
      data-pinned={column.getIsPinned() || undefined}
      style={look.style}
      {...drag}
      className={cn(
        headCell,
        'px-3',
        look.className,
        end ? 'text-right' : 'text-left',
        column.getIsPinned() && 'z-20',
        'data-[drop=after]:shadow-[inset_-2px_0_var(--color-selection)] data-[drop=before]:shadow-[inset_2px_0_var(--color-selection)]',
      )}
    >
      {column.getCanSort() ? (
        <SortButton
          id={nameId}
          label={label}
          hint={labels.sort}
          sorted={sorted}
          rank={table.state.sorting.length > 1 ? column.getSortIndex() + 1 : 0}
          end={end}
          onToggle={(multi) => column.toggleSorting(undefined, multi)}
        />
      ) : (
        <span id={nameId}>{label}</span>
      )}
      <ResizeHandle
        columnId={id}
        label={labels.width(label)}
        hint={labels.widthHint}
        onWidth={(width) => control.setWidth(id, width)}
        missing={() => null}
      />
    </th>
  );
}

type SortButtonProps = {
  id: string;
  label: string;
  hint: string;
  sorted: false | 'asc' | 'desc';
  /** Its place among several sorted columns, from 1; 0 if it is the only one or none. */
  rank: number;
  end: boolean;
  onToggle: (multi: boolean) => void;
};

const icons = { asc: ArrowUp, desc: ArrowDown };

function SortButton({ id, label, hint, sorted, rank, end, onToggle }: SortButtonProps) {
  const Icon = sorted === false ? ChevronsUpDown : icons[sorted];
  return (
    <button
      id={id}
      type="button"
      title={hint}
      className={cn(
        '-mx-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 hover:bg-hover hover:text-ink',
        end && 'flex-row-reverse',
        sorted !== false && 'text-ink',
      )}
      onClick={(event) => onToggle(event.shiftKey)}
    >
      {label}
      <Icon aria-hidden="true" className={cn('size-3.5', sorted === false && 'opacity-50')} />
      {rank > 0 && sorted !== false && <span className="text-ink-faint">{rank}</span>}
    </button>
  );
}
