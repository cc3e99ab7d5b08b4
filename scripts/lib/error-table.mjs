import { readFile } from 'node:fs/promises';
import { inRoot } from './workspace.mjs';

/** @typedef {{ status: number, remedy: string, section: string }} ErrorRow */

/** @typedef {Map<string, ErrorRow>} ErrorRows by code, section after section */

/**
 * Lists the codes of the server's catalogue, which is imported untyped: its types need those of a browser.
 *
 * @returns {Promise<ErrorRows>}
 */
export async function listErrorRows() {
  const catalogue = inRoot('apps/server/src/kernel/errors/error-catalogue.ts');
  /** @type {{ errorSections: Record<string, Record<string, { status: number, remedy: string }>> }} */
  const { errorSections } = await import(catalogue);
  return new Map(
    Object.entries(errorSections).flatMap(([section, codes]) =>
      Object.entries(codes).map(([code, { status, remedy }]) => [
        code,
        { status, remedy, section },
      ]),
    ),
  );
}

/** @param {ErrorRows} rows */
function serverLists(rows) {
  const sections = new Set([...rows.values()].map(({ section }) => section));
  return [...sections].map((section) => {
    const codes = [...rows].filter(([, row]) => row.section === section);
    const lines = codes.map(([code, { status, remedy }]) =>
      remedy.startsWith('Field: ')
        ? `- \`${code}\` field: ${remedy.slice('Field: '.length)}`
        : `- \`${code}\` ${status}: ${remedy}`,
    );
    return `### ${section}\n\n${lines.join('\n')}\n`;
  });
}

/**
 * Makes the text of `docs/errors.md`: the codes of the server come from the catalogue, the rest is written by hand.
 *
 * @param {ErrorRows} rows
 */
export async function errorPage(rows) {
  const [head, tail] = (await readFile(inRoot('docs/errors.md'), 'utf8')).split(
    /^### [\s\S]*?^(?=## )/m,
  );
  return `${head}${serverLists(rows).join('\n')}\n${tail}`;
}

/**
 * Makes the page of errors that comes with the SDK: those that its callers meet.
 *
 * @param {string} page `docs/errors.md`
 */
export function sdkErrorPage(page) {
  const sections = page
    .split(/^(?=## )/m)
    .filter((part) => /^## (Responses of the server|Errors of the SDK)\n/.test(part));
  return `# Errors\n\nEvery code that a call returns, with its cause and remedy. [Operations](README.md) say which are theirs.\n\n${sections.join('').trimEnd()}\n`;
}

/**
 * Links a code to the section with its remedy.
 *
 * @param {ErrorRows} rows
 * @param {string} code
 */
export function codeLink(rows, code) {
  const anchor = rows.get(code)?.section.toLowerCase().replaceAll(' ', '-');
  return `[\`${code}\`](errors.md#${anchor})`;
}
