import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '#/shared/ui/cn.ts';
import { stickyFirst } from './cell-classes.ts';
import type { DataTable } from './use-data-table.ts';

type HeaderOf<Row extends { id: string }> = ReturnType<
  DataTable<Row>['getHeaderGroups']
>[number]['headers'][number];

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The names of the columns; those that sort are buttons, with Shift for a second and third column. */
export function TableHead<Row extends { id: string }>({ table }: { table: DataTable<Row> }) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map((header, at) => (
            <HeaderCell key={header.id} header={header} first={at === 0} table={table} />
          ))}
        </tr>
      ))}
    </thead>
  );
}

function HeaderCell<Row extends { id: string }>({
  header,
  first,
  table,
}: {
  header: HeaderOf<Row>;
  first: boolean;
  table: DataTable<Row>;
}) {
  const { column } = header;
  const sorted = column.getIsSorted();
  const end = column.columnDef.meta?.align === 'end';
  return (
    <th
      scope="col"
      aria-sort={sorted === false ? undefined : ariaSort[sorted]}
      className={cn(
        'sticky top-0 z-10 h-8 border-b border-line bg-sunken px-3 text-xs font-medium whitespace-nowrap text-ink-muted',
        end ? 'text-right' : 'text-left',
        first && stickyFirst,
        first && 'z-20',
      )}
    >
      {column.getCanSort() ? (
        <SortButton
          label={column.columnDef.meta?.label ?? column.id}
          sorted={sorted}
          rank={table.state.sorting.length > 1 ? column.getSortIndex() + 1 : 0}
          end={end}
          onToggle={(multi) => column.toggleSorting(undefined, multi)}
        />
      ) : (
        <table.FlexRender header={header} />
      )}
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
