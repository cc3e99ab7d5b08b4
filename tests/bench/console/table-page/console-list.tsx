import { useMemo, useState } from 'react';
import { DataTable } from '#/business/list/table/data-table.tsx';
import { useWholeList } from '#/business/whole-list/use-whole-list.ts';
import type { Column } from '../../../../apps/console/src/business/list/table/column.ts';
import type { TableSearch } from '../../../../apps/console/src/business/list/table/sort.ts';
import { ClientName } from '../../../../apps/console/src/ui/controls/client-name.tsx';
import { useMoney } from '../../../../apps/console/src/ui/money/use-money.ts';
import { SessionProvider } from '../../../../apps/console/src/ui/session/session-context.tsx';
import { timeFormatOf } from '../../../../apps/console/src/ui/time/use-time.ts';
import { isFiltered, type ManyRow, manyPageSize } from '../many-rows.ts';

const { dateTime } = timeFormatOf('zh-CN', 'Asia/Shanghai');

function useColumns(): Column<ManyRow>[] {
  const { money } = useMoney();
  return useMemo(
    () => [
      { id: 'id', label: '单号', cell: ({ id }) => id },
      {
        id: 'client',
        label: '客户',
        cell: ({ client, username }) => (
          <ClientName client={{ full_name: client, username, fake: false }} />
        ),
      },
      {
        id: 'amount',
        label: '金额',
        align: 'end',
        sortable: true,
        cell: ({ amount, currency }) => money(amount, currency),
        value: ({ amount }) => amount,
      },
      { id: 'status', label: '状态', cell: ({ status }) => status },
      { id: 'created', label: '提交时间', cell: ({ created }) => dateTime(created) },
      { id: 'rate', label: '汇率', align: 'end', cell: ({ rate }) => rate },
      { id: 'agent', label: '业务员', cell: ({ agent }) => agent },
    ],
    [money],
  );
}

const fetched = {
  error: null,
  isError: false,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => Promise.reject(new Error('Nothing is fetched here.')),
};

function List({ rows, paged }: { rows: readonly ManyRow[]; paged: boolean }) {
  const [search, setSearch] = useState<TableSearch>({ page: 1, size: manyPageSize, sort: '' });
  const [filtered, setFiltered] = useState(false);
  const change = (changed: Partial<TableSearch>) => setSearch({ ...search, ...changed });
  const columns = useColumns();
  const query = useWholeList({
    query: { ...fetched, data: rows },
    columns,
    search,
    paged,
    ...(filtered && { matches: isFiltered }),
  });
  return (
    <DataTable
      id="many"
      label="入金"
      columns={columns}
      query={query}
      address={{ search, onChange: change, openId: undefined, onOpen: () => {}, paged }}
      empty={{ title: '', hint: '', filtered, onClearFilters: () => setFiltered(false) }}
      bulk={() => null}
      toolbar={{
        filters: () => (
          <button
            type="button"
            data-act="filter"
            onClick={() => {
              setFiltered(!filtered);
              change({ page: 1 });
            }}
          >
            filter
          </button>
        ),
      }}
    />
  );
}

export function ConsoleList(props: { rows: readonly ManyRow[]; paged: boolean }) {
  return (
    <SessionProvider user={{ id: 'bench', name: 'Bench', role: 'god', mfa: false }}>
      <List {...props} />
    </SessionProvider>
  );
}
