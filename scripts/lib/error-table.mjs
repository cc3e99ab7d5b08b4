import { readFile } from 'node:fs/promises';
import { inRoot } from './workspace.mjs';

/** @typedef {{ status: number, section: string }} ErrorRow */

/**
 * The codes of the server with their status, and the section that says what to do about them. A test
 * compares the table with what the server answers.
 *
 * @param {string} page `docs/errors.md`
 * @returns {Map<string, ErrorRow>}
 */
export function errorRows(page) {
  const rows = new Map();
  for (const part of page.split(/^### /m).slice(1)) {
    const section = part.slice(0, part.indexOf('\n'));
    for (const [, code, status] of part.matchAll(/^\| `(\w+)` \| (\d{3}) \|/gm)) {
      rows.set(code, { status: Number(status), section });
    }
  }
  return rows;
}

export const readErrorPage = () => readFile(inRoot('docs/errors.md'), 'utf8');

/**
 * The page of errors that comes with the SDK: what its callers meet.
 *
 * @param {string} page `docs/errors.md`
 */
export function errorPage(page) {
  const sections = page
    .split(/^(?=## )/m)
    .filter((part) => /^## (Responses of the server|Errors of the SDK)\n/.test(part));
  return `# Errors\n\nEvery code that a call returns, with its cause and remedy. [Operations](README.md) say which are theirs.\n\n${sections.join('').trimEnd()}\n`;
}

/**
 * A code, linked to the section that says what to do about it.
 *
 * @param {Map<string, ErrorRow>} rows
 * @param {string} code
 */
export function codeLink(rows, code) {
  const anchor = rows.get(code)?.section.toLowerCase().replaceAll(' ', '-');
  return `[\`${code}\`](errors.md#${anchor})`;
}
