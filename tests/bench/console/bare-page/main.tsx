import type { Schemas } from '@brokerdesk/sdk';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { bareToken, rowsOfPage } from '../bare-limits.ts';

/*
 * The limit for a console of React: a form, and plain tables of the same rows from the same server. It has
 * no router, no cache, no styles, one language and no guard.
 */

interface List<Row> {
  path: string;
  columns: Readonly<Record<string, (row: Row) => ReactNode>>;
}

const deposits: List<Schemas.Deposit> = {
  path: '/deposit/admin/v1/list',
  columns: {
    单号: (row) => row.order_no,
    客户: (row) => row.client.full_name,
    金额: (row) => `${row.amount} ${row.currency}`,
    状态: (row) => row.status,
    提交时间: (row) => row.created_at,
    入账: (row) => `${row.credited_amount} ${row.account_currency}`,
    汇率: (row) => row.rate,
    方式: (row) => row.sub_type,
    业务员: (row) => row.client.agent_name,
  },
};

const clients: List<Schemas.Client> = {
  path: '/client/admin/v1/list',
  columns: {
    姓名: (row) => row.full_name,
    用户名: (row) => row.username,
    手机: (row) => row.mobile,
    信用分: (row) => row.score,
    等级: (row) => row.vip_level,
    业务员: (row) => row.agent_name,
    余额: (row) => row.accounts.map(({ balance, currency }) => `${balance} ${currency}`).join(' '),
    创建时间: (row) => row.create_datetime,
  },
};

function Rows<Row extends { id: string }>({ path, columns }: List<Row>) {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    load<Row>(path, stop.signal).then(setRows, () => {});
    return () => stop.abort();
  }, [path]);
  return (
    <table>
      <thead>
        <tr>
          {Object.keys(columns).map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {Object.entries(columns).map(([name, cell]) => (
              <td key={name}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function load<Row>(path: string, signal: AbortSignal): Promise<Row[]> {
  const answer = await fetch(`${path}?size=${rowsOfPage}`, {
    headers: { Authorization: `Bearer ${localStorage.getItem(bareToken)}` },
    signal,
  });
  // The same server as the console's; its answers are checked elsewhere.
  const { list } = (await answer.json()) as { list: Row[] };
  return list;
}

function Login() {
  return (
    <form>
      <input name="username" />
      <input name="password" type="password" />
      <input name="captcha" />
      <input name="remember" type="checkbox" />
      <button type="submit">登录</button>
    </form>
  );
}

function Page() {
  const [shown, show] = useState<'deposits' | 'clients'>('deposits');
  return (
    <>
      <button type="button" onClick={() => show('deposits')}>
        deposits
      </button>
      <button type="button" onClick={() => show('clients')}>
        clients
      </button>
      <h1>{shown}</h1>
      {shown === 'deposits' ? (
        <Rows key="deposits" {...deposits} />
      ) : (
        <Rows key="clients" {...clients} />
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(localStorage.getItem(bareToken) === null ? <Login /> : <Page />);
}
