import { defaultPageSize, readPageSize } from '#/kit/list/table/page-sizes.ts';
import { ownParameters, without } from '#/kit/page/own-parameters.ts';
import type { Lines, LinesOf } from './lines.ts';

type Search = Readonly<Record<string, unknown>>;

/** Filters and page of the lines. */
const ofLines = ownParameters('lines_');

const isOfLines = (key: string) => key === 'lines' || ofLines.isOwn(key);

/** Only what lies over a page: a statement has its place in the client's drawer. */
const kinds: readonly LinesOf[] = ['deposit', 'withdrawal', 'overdrawn', 'exchange', 'client'];

export type OpenLines = { lines: Lines; page: number; size: number };

/** The lines that lie over the page by its address; undefined where there are none. */
export function openLinesOf(search: Search): OpenLines | undefined {
  const of = kinds.find((kind) => kind === search['lines']);
  if (of === undefined) return undefined;
  const own = Object.entries(ofLines.read(search)).map(
    ([key, value]) => [key, String(value)] as const,
  );
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
  return { ...withoutLines(search), lines: of, ...ofLines.write({ ...filter, ...place }) };
}

/** The address with no lines over the page. */
export function withoutLines(search: Search): Record<string, unknown> {
  return without(search, isOfLines);
}

/** What of the lines stays in the address when the list under them changes. */
export function keptLines(search: Search): Record<string, unknown> {
  return without(search, (key) => !isOfLines(key) || search[key] === undefined);
}
