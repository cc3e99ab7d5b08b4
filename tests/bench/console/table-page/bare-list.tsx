import { type ReactNode, useMemo, useState } from 'react';
import { isFiltered, type ManyRow, manyPageSize } from '../many-rows.ts';

const columns: Readonly<Record<string, (row: ManyRow) => ReactNode>> = {
  单号: (row) => row.id,
  客户: (row) => `${row.client} ${row.username}`,
  金额: (row) => `${row.amount} ${row.currency}`,
  状态: (row) => row.status,
  提交时间: (row) => row.created,
  汇率: (row) => row.rate,
  业务员: (row) => row.agent,
};

export function BareList({ rows }: { rows: readonly ManyRow[] }) {
  const [sign, setSign] = useState(0);
  const [filtered, setFiltered] = useState(false);
  const [page, setPage] = useState(0);
  const found = useMemo(() => {
    const some = filtered ? rows.filter(isFiltered) : [...rows];
    return sign === 0 ? some : some.sort((a, b) => sign * (Number(a.amount) - Number(b.amount)));
  }, [rows, filtered, sign]);
  return (
    <>
      <button
        type="button"
        data-act="filter"
        onClick={() => {
          setFiltered(!filtered);
          setPage(0);
        }}
      >
        filter
      </button>
      <button type="button" data-act="next" onClick={() => setPage(page + 1)}>
        next
      </button>
      <button
        type="button"
        data-act="sort"
        onClick={() => {
          setSign(sign === 1 ? -1 : 1);
          setPage(0);
        }}
      >
        sort
      </button>
      <table>
        <thead>
          <tr>
            {Object.keys(columns).map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.slice(page * manyPageSize, (page + 1) * manyPageSize).map((row) => (
            <tr key={row.id}>
              {Object.entries(columns).map(([name, cell]) => (
                <td key={name}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
