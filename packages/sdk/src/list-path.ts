import type { EndpointByMethod } from './generated/contract.ts';
import type { Paths } from './paths.ts';

type Gets = EndpointByMethod['get'];

/** An endpoint that takes a page and answers one. */
type Paged = {
  parameters: { query: { page?: number; size?: number } };
  responses: { 200: { list: readonly unknown[]; total: number; page: number; size: number } };
};

/** Operations without parameters have the type `never`, which extends everything. */
type TakesNone<E extends Paged> = [E['parameters']] extends [never] ? true : false;

/** The paths whose GET answers a list, page by page. */
export type ListPath = keyof Paths &
  {
    [P in keyof Gets]: Gets[P] extends Paged
      ? TakesNone<Gets[P]> extends true
        ? never
        : P
      : never;
  }[keyof Gets];

/** One page of a list. */
export type ListPage<P extends ListPath> = Gets[P] extends { responses: { 200: infer Page } }
  ? Page
  : never;

/** Item type of a list. */
export type ListItem<P extends ListPath> =
  ListPage<P> extends { list: readonly (infer Item)[] } ? Item : never;

/** The filters and the order of a list, without the page. */
export type ListQuery<P extends ListPath> = Gets[P] extends { parameters: { query: infer Query } }
  ? { [K in Exclude<keyof Query, 'page'>]?: Query[K] | undefined }
  : never;
