import { createRoot } from 'react-dom/client';
import { manyRows } from '../many-rows.ts';

/*
 * Tables of many rows that are held whole, for the bench alone: `?bare`, `?pages` and `?long`, each with a
 * number of rows.
 */

const [[kind, count] = ['', '']] = new URLSearchParams(location.search);
const rows = manyRows(Number(count));
const root = document.getElementById('root');

async function drawing() {
  if (kind === 'bare') {
    const { BareList } = await import('./bare-list.tsx');
    return <BareList rows={rows} />;
  }
  await import('./styles.css');
  const { speak } = await import('#/ui/i18n/labels.fixture.ts');
  const { ConsoleList } = await import('./console-list.tsx');
  await speak('zh-CN', ['kit', 'table']);
  return <ConsoleList rows={rows} paged={kind === 'pages'} />;
}

if (root !== null) createRoot(root).render(await drawing());
