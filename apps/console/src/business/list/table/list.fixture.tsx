import '#/styles/tokens.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import {
  parseAppSettings,
  parseSystemSettings,
  SettingsProvider,
} from '#/core/settings/settings-context.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import type { Column, ListQuery } from './column.ts';
import { DataTable, type DataTableProps, type TableAddress } from './data-table.tsx';
import type { TableSearch } from './sort.ts';

export type Row = { id: string; version: number };

export type Search = TableSearch & { q?: string };

const columns: Column<Row>[] = [
  { id: 'no', label: 'No', sortable: true, cell: ({ id }) => id },
  { id: 'name', label: 'Name', sortable: true, cell: ({ id }) => `Name of ${id}` },
  { id: 'amount', label: 'Amount', align: 'end', sortable: true, cell: () => '1.00' },
  { id: 'note', label: 'Note', inCards: false, cell: () => null },
];

const settings = {
  ...parseSystemSettings({ app_name: 'Desk', timezone: 'Asia/Shanghai' }),
  app: parseAppSettings({}),
};

export function rowsOf(count: number, version = 1): Row[] {
  return Array.from({ length: count }, (_, at) => ({ id: `r${at + 1}`, version }));
}

export function there(list: Row[], total = list.length): ListQuery<Row> {
  return {
    data: { list, total },
    error: null,
    isError: false,
    isPending: false,
    isFetching: false,
    isPlaceholderData: false,
    refetch: () => Promise.reject(new Error('Nothing is fetched here.')),
  };
}

export type DrawnList = {
  answer: (next: Partial<ListQuery<Row>>) => void;
  search: () => Search;
  ask: (change: Partial<Search>) => void;
};

export type ListProps = Partial<Omit<DataTableProps<Row>, 'query' | 'address'>> &
  Partial<Omit<TableAddress, 'search'>> & {
    query?: ListQuery<Row>;
    search?: Partial<Search>;
    drawn?: DrawnList;
  };

export function List({
  query = there(rowsOf(3)),
  search,
  drawn,
  openId,
  onOpen = () => {},
  paged = true,
  tab,
  splits = false,
  ...props
}: ListProps) {
  const [now, setNow] = useState(query);
  const [current, setCurrent] = useState<Search>({ page: 1, size: 20, sort: '', ...search });
  if (drawn) {
    drawn.answer = (next) => setNow((before) => ({ ...before, ...next }));
    drawn.search = () => current;
    drawn.ask = (change) => setCurrent({ ...current, ...change });
  }
  return (
    <DataTable
      id="made-up"
      label="Records"
      columns={columns}
      address={{
        search: current,
        onChange: (change) => setCurrent({ ...current, ...change }),
        openId,
        onOpen,
        paged,
        tab,
        splits,
      }}
      empty={{ title: 'Nothing here', hint: '', filtered: false, onClearFilters: () => {} }}
      {...props}
      query={now}
    />
  );
}

/** Views are kept in the browser as long as the server does not answer. */
const away = sdkAnswering(() => Promise.reject(new TypeError('Away')));

export async function drawLists(children: ReactNode): Promise<() => void> {
  localStorage.clear();
  await speak('en-US', ['kit', 'record', 'table', 'views']);
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <SettingsProvider settings={settings}>
        <SessionProvider user={{ id: 'u1', name: 'A', role: 'angel', mfa: false }}>
          <SdkProvider sdk={away}>{children}</SdkProvider>
        </SessionProvider>
      </SettingsProvider>
    </QueryClientProvider>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
}

export async function drawList(props: ListProps = {}): Promise<DrawnList & { remove: () => void }> {
  const drawn: DrawnList = {
    answer: () => {},
    search: () => ({ page: 1, size: 20, sort: '' }),
    ask: () => {},
  };
  const remove = await drawLists(<List {...props} drawn={drawn} />);
  return {
    answer: (next) => drawn.answer(next),
    search: () => drawn.search(),
    ask: (change) => drawn.ask(change),
    remove,
  };
}

export const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
export const opener = (name: string) => page.getByRole('button', { name, exact: true });
export const edgeOf = (name: string) => page.getByRole('separator', { name: `Width of ${name}` });

export const widthOf = (name: string) =>
  Math.round(head(name).element().getBoundingClientRect().width);
