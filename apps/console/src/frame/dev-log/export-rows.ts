import { saveFile } from '#/kit/api/save-file.ts';
import type { DescribedRow } from './describe-row.ts';

/** `developer-log-2026-11-21T09-30-00Z.json`, in UTC as the rows are. */
function exportFileName(now: Date): string {
  return `developer-log-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.json`;
}

/** Hands the rows to the browser as a file, as they are shown: with their secrets masked. */
export function exportRows(rows: readonly DescribedRow[], version: string): void {
  const now = new Date();
  const content = { exportedAt: now.toISOString(), version, browser: navigator.userAgent, rows };
  const json = JSON.stringify(content, null, 2);
  saveFile(new Blob([json], { type: 'application/json' }), exportFileName(now));
}
