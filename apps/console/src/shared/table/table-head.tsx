import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '#/shared/ui/cn.ts';
import { columnLook } from './cell-classes.ts';
import { ResizeHandle } from './resize-handle.tsx';
import { useColumnDrag } from './use-column-drag.ts';
import type { DataTable } from './use-data-table.ts';
import type { TableViewControl } from './use-table-view.ts';

type HeaderOf<Row extends { id: string }> = ReturnType<
  DataTable<Row>['getHeaderGroups']
>[number]['headers'][number];

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export type TableHeadProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  control: TableViewControl;
  /** Stands before the first column: the tick of the page. */
  leading: ReactNode;
};

/** The names of the columns; those that sort are buttons, with Shift for a second and third column. */
export function TableHead<Row extends { id: string }>({
  table,
  control,
  leading,
}: TableHeadProps<Row>) {
  const dragOf = useColumnDrag(table, control);
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {leading}
          {group.headers.map((header, at) => (
            <HeaderCell
              key={header.id}
              header={header}
              table={table}
              control={control}
              drag={dragOf(header.column.id, at > 0)}
            />
          ))}
        </tr>
      ))}
    </thead>
  );
}

export const headCell =
  'sticky top-0 z-10 h-8 border-b border-line bg-sunken text-xs font-medium whitespace-nowrap text-ink-muted';

function HeaderCell<Row extends { id: string }>({
  header,
  table,
  control,
  drag,
}: {
  header: HeaderOf<Row>;
  table: DataTable<Row>;
  control: TableViewControl;
  drag: ReturnType<ReturnType<typeof useColumnDrag<Row>>>;
}) {
  const { column } = header;
  const { id } = column;
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const end = meta?.align === 'end';
  const label = meta?.label ?? id;
  const look = columnLook(id, meta, control.view.widths[id]);
  return (
    <th
      scope="col"
      aria-sort={sorted === false ? undefined : ariaSort[sorted]}
      data-column={id}
      data-held={meta?.held ?? undefined}
      style={look.style}
      {...drag}
      className={cn(
        headCell,
        'px-3',
        look.className,
        end ? 'text-right' : 'text-left',
        meta?.held && 'z-20',
        'data-[drop=after]:shadow-[inset_-2px_0_var(--color-accent)] data-[drop=before]:shadow-[inset_2px_0_var(--color-accent)]',
      )}
    >
      {column.getCanSort() ? (
        <SortButton
          label={label}
          sorted={sorted}
          rank={table.state.sorting.length > 1 ? column.getSortIndex() + 1 : 0}
          end={end}
          onToggle={(multi) => column.toggleSorting(undefined, multi)}
        />
      ) : (
        <table.FlexRender header={header} />
      )}
      <ResizeHandle columnId={id} label={label} onWidth={(width) => control.setWidth(id, width)} />
    </th>
  );
}

type SortButtonProps = {
  label: string;
  sorted: false | 'asc' | 'desc';
  /** Its place among several sorted columns, from 1; 0 where it is the only one or none. */
  rank: number;
  end: boolean;
  onToggle: (multi: boolean) => void;
};

const icons = { asc: ArrowUp, desc: ArrowDown };

function SortButton({ label, sorted, rank, end, onToggle }: SortButtonProps) {
  const { t } = useTranslation('kit');
  const Icon = sorted === false ? ChevronsUpDown : icons[sorted];
  return (
    <button
      type="button"
      title={t('table.sortHint')}
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
