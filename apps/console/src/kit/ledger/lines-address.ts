import { defaultPageSize, readPageSize } from '#/kit/list/table/page-sizes.ts';
import type { Lines, LinesOf } from './lines.ts';

type Search = Readonly<Record<string, unknown>>;

/** The list under the lines has filters and a page of its own, so that theirs have names of their own. */
const ofLines = 'lines_';

const isOfLines = (key: string) => key === 'lines' || key.startsWith(ofLines);

/** Only what lies over a page: a statement has its place in the client's drawer. */
const kinds: readonly LinesOf[] = ['deposit', 'withdrawal', 'overdrawn', 'exchange', 'client'];

export type OpenLines = { lines: Lines; page: number; size: number };

/** The lines that lie over the page by its address; undefined where there are none. */
export function openLinesOf(search: Search): OpenLines | undefined {
  const of = kinds.find((kind) => kind === search['lines']);
  if (of === undefined) return undefined;
  const own = Object.entries(search)
    .filter(([key]) => key.startsWith(ofLines))
    .map(([key, value]) => [key.slice(ofLines.length), String(value)] as const);
  const { page, size, ...filter } = Object.fromEntries(own);
  return {
    lines: { of, filter },
    page: page !== undefined && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: size === undefined ? defaultPageSize : readPageSize(size),
  };
}

/** The address with these lines over whatever the page shows. */
export function withLines(
  search: Search,
  { of, filter }: Lines,
  { page = 1, size = defaultPageSize }: { page?: number; size?: number } = {},
): Record<string, unknown> {
  const place = { ...(page > 1 && { page }), ...(size !== defaultPageSize && { size }) };
  const own = Object.entries({ ...filter, ...place });
  return {
    ...withoutLines(search),
    lines: of,
    ...Object.fromEntries(own.map(([key, value]) => [`${ofLines}${key}`, value])),
  };
}

/** The address with no lines over the page. */
export function withoutLines(search: Search): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !isOfLines(key)));
}

/** What of the lines stays in the address when the list under them changes. */
export function keptLines(search: Search): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(([key, value]) => isOfLines(key) && value !== undefined),
  );
}
