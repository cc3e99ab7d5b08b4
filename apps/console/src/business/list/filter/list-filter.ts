import type { ReactNode } from 'react';

export type ListFilter<Search> = {
  label: string;
  labels: string | undefined;
  keys: readonly (keyof Search & string)[];
  /** The part of the address of the filter whose control sets this one as well. */
  setWith?: keyof Search & string;
  tabs?: boolean;
  fault?: boolean;
  control?: ReactNode;
};

export type ListFiltersProps<Search> = {
  search: Search;
  onChange: (change: Partial<Search>) => void;
};
