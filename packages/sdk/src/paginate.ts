import type { CallInit, Result } from './call.ts';
import type { EndpointByMethod } from './generated/contract.ts';
import type { Paths } from './paths.ts';
import type { Sdk } from './sdk.ts';
import { unwrap } from './sdk-error.ts';

type Gets = EndpointByMethod['get'];

type Paged = {
  parameters: { query: { page?: number; size?: number } };
  responses: {
    200: { list: readonly unknown[]; total: number | null; page: number; size: number };
  };
};

/** Operations without parameters have the type `never`, which extends everything. */
type HasNoParameters<E extends Paged> = [E['parameters']] extends [never] ? true : false;

export type ListPath = keyof Paths &
  {
    [P in keyof Gets]: Gets[P] extends Paged
      ? HasNoParameters<Gets[P]> extends true
        ? never
        : P
      : never;
  }[keyof Gets];

export type ListPage<P extends ListPath> = Gets[P] extends { responses: { 200: infer Page } }
  ? Page
  : never;

export type ListItem<P extends ListPath> =
  ListPage<P> extends { list: readonly (infer Item)[] } ? Item : never;

export type ListQuery<P extends ListPath> = Gets[P] extends { parameters: { query: infer Query } }
  ? { [K in Exclude<keyof Query, 'page' | 'totals'>]?: Query[K] | undefined }
  : never;

const largestPage = 200;

/** How often the reading goes back at most: a list that never rests would keep it for ever. */
const stepsBackMax = 100;

/** Totals are null only in a response to `totals=known`. */
type CountedPage<Page> = {
  [Name in keyof Page]: Name extends 'total' | 'totals' ? NonNullable<Page[Name]> : Page[Name];
};

export interface PaginateOptions<P extends ListPath>
  extends Pick<CallInit, 'headers' | 'signal' | 'retry'> {
  params?: { query?: ListQuery<P> | undefined } | undefined;
  onPage?: ((page: CountedPage<ListPage<P>>) => void) | undefined;
}

interface Page {
  list: readonly unknown[];
  total: number;
  size: number;
}

const keyOf = (item: unknown): string => {
  const { id }: { id?: unknown } = Object(item);
  return typeof id === 'string' ? id : JSON.stringify(item);
};

/**
 * All items of a list, page by page, each of them once. Uses the largest page size unless the query has a
 * `size`.
 *
 * The list may change during iteration: items that move to a later page are not repeated, and if the list
 * shrinks, earlier pages are read again for items that moved there. Items added to a page already read are
 * missed.
 *
 * @throws {SdkError} while iterating, if a page fails to load. An abort throws the signal's reason: an
 * incomplete list never looks complete.
 *
 * @example
 * const params = { query: { status: 'pending', sort: 'created_at' } } as const;
 * for await (const deposit of paginate(sdk, '/deposit/admin/v1/list', { params, signal })) {
 *   console.log(deposit.order_no, deposit.amount);
 * }
 */
export async function* paginate<P extends ListPath>(
  sdk: Sdk,
  path: P,
  options: PaginateOptions<P> = {},
): AsyncGenerator<ListItem<P>, void, undefined> {
  const { onPage, params, ...init } = options;
  // `ListPath` admits only paths whose GET returns such a page; they are uniform here.
  const get = sdk.GET as (path: string, init: CallInit) => Promise<Result<Page>>;
  const seen = new Set<string>();

  async function read(page: number) {
    const query = { size: largestPage, ...params?.query, page };
    const answer = unwrap(await get(path, { ...init, params: { query } }));
    // The response of path P is a page with items of P.
    onPage?.(answer as CountedPage<ListPage<P>>);
    const fresh = answer.list.filter((item) => {
      const key = keyOf(item);
      return !seen.has(key) && seen.add(key);
    }) as ListItem<P>[];
    return { ...answer, fresh };
  }

  let seenTo = 0;
  let totalBefore = 0;
  let backwards = stepsBackMax;
  for (let size = 1; ; ) {
    const page = Math.floor(seenTo / size) + 1;
    const { fresh, list, total, ...answer } = await read(page);
    yield* fresh;
    size = answer.size;
    // As many as are gone may have moved up, out of this page's reach.
    const certain = seenTo - Math.max(0, totalBefore - total);
    totalBefore = total;
    if (certain < (page - 1) * size && backwards > 0) {
      seenTo = Math.max(0, certain);
      backwards -= 1;
    } else {
      seenTo = page * size;
      if (list.length < size || seenTo >= total) return;
    }
  }
}
