import { getRouteApi } from '@tanstack/react-router';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { clients, deposits, type PlainList } from '../lists.ts';
import { useTexts } from './texts.ts';

const features = tableFeatures({});

function Rows<Row extends { id: string }>({
  list: { columns },
  rows,
}: {
  list: PlainList<Row>;
  rows: Row[];
}) {
  const t = useTexts();
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return Object.entries(columns).map(([id, read]) =>
      helper.accessor((row): unknown => read(row), { id, header: id }),
    );
  }, [columns]);
  const table = useTable({ features, columns: defs, data: rows });
  return (
    <table>
      <thead>
        <tr>
          {table.getAllLeafColumns().map(({ id }) => (
            <th key={id}>{t(id)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id}>{String(cell.getValue())}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const atDeposits = getRouteApi('/');
const atClients = getRouteApi('/clients');

export function Deposits() {
  return (
    <>
      <h1>deposits</h1>
      <Rows list={deposits} rows={atDeposits.useLoaderData()} />
    </>
  );
}

export function Clients() {
  return (
    <>
      <h1>clients</h1>
      <Rows list={clients} rows={atClients.useLoaderData()} />
    </>
  );
}
