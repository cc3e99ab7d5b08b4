import type { PageFile, PageProps } from '#/core/pages/page-route.ts';

export const byKind = <Kind extends string, One>(
  kinds: readonly Kind[],
  oneOf: (kind: Kind) => One,
): Readonly<Record<Kind, One>> =>
  // Each of the kinds has an entry.
  Object.fromEntries(kinds.map((kind) => [kind, oneOf(kind)])) as Record<Kind, One>;

export function pagesByKind<Kind extends string>(
  kinds: readonly Kind[],
  pageOf: (kind: Kind) => PageFile,
): Required<PageFile> {
  const pages: Readonly<Record<string, PageFile | undefined>> = byKind(kinds, pageOf);
  const find = (kind = '') => {
    const page = pages[kind];
    if (page === undefined) throw new Error(`The page of ${kind} is missing.`);
    return page;
  };
  const page = (props: PageProps) => {
    const Kind = find(props.kind).Page;
    return <Kind key={props.kind} {...props} />;
  };
  return { Page: page, prefetch: async (at) => find(at.kind).prefetch?.(at) };
}
