import type { PageFile, PageProps } from '#/boot/pages/page-file.ts';

/** The pages of a family, one for each kind that its routes name: their file exports what this returns. */
export function pagesByKind<Kind extends string>(
  kinds: readonly Kind[],
  pageOf: (kind: Kind) => PageFile,
): Required<PageFile> {
  const pages = new Map<string, PageFile>(kinds.map((kind) => [kind, pageOf(kind)]));
  const find = (kind = '') => {
    const page = pages.get(kind);
    if (page === undefined) throw new Error(`There is no page of the kind “${kind}”.`);
    return page;
  };
  const page = (props: PageProps) => {
    const Kind = find(props.kind).Page;
    return <Kind key={props.kind} {...props} />;
  };
  return { Page: page, prefetch: async (at) => find(at.kind).prefetch?.(at) };
}
