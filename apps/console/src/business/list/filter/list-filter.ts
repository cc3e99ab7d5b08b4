import type { ReactNode } from 'react';

/** One filter of a list: what it is called, what it is set to, and what sets it. */
export type ListFilter<Search> = {
  label: string;
  /** Undefined if it is not set. */
  labels: string | undefined;
  /** The parts of the address that it takes. */
  keys: readonly (keyof Search & string)[];
  /** The part of the address of the filter whose control sets this one as well. */
  setWith?: keyof Search & string;
  /** Whether it is drawn as tabs over the list. */
  tabs?: boolean;
  /** Whether nothing can be found by it, which its control says. */
  fault?: boolean;
  /** Left out if nothing but an address sets it. */
  control?: ReactNode;
};

/** The address of a list, as far as its filters go, and the way to change it. */
export type ListFiltersProps<Search> = {
  search: Search;
  onChange: (change: Partial<Search>) => void;
};
