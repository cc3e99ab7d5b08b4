import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { bareToken, rowsOfPage } from '../bare-limits.ts';
import { clients, deposits, type PlainList } from '../lists.ts';

/*
 * The limit for a console of React: a form, and plain tables of the same rows from the same server. It has
 * no router, no cache, no styles, one language and no guard.
 */

function Rows<Row extends { id: string }>({ path, columns }: PlainList<Row>) {
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
  // The same server as the console's; its responses are checked elsewhere.
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
