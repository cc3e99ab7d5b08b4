import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type ComboboxOption = {
  value: string;
  label: string;
  /** Tells apart what has the same name. */
  detail?: string;
  /** Finds it as well, unseen: how it is spelled. */
  terms?: string | null | undefined;
};

/** A null search is a text too short to search. A search that is no longer wanted is cancelled. */
export type ComboboxSource =
  | readonly ComboboxOption[]
  | ((query: string) => {
      queryKey: QueryKey;
      queryFn: (context: { signal: AbortSignal }) => Promise<readonly ComboboxOption[]>;
    } | null);

const waitMs = 250;

export function matching(
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] {
  const query = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label, detail = '', terms }) => {
    const text = `${label} ${detail} ${terms ?? ''}`.toLocaleLowerCase();
    return query.every((word) => text.includes(word));
  });
}

export function useSettled(typed: string, composing: boolean): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => setSettled(typed), waitMs);
    return () => clearTimeout(timer);
  }, [typed, composing]);
  return settled;
}

export type FoundOptions = {
  options: readonly ComboboxOption[];
  waiting: boolean;
  loading: boolean;
  error: Error | null;
  retry: () => void;
};

export function useComboboxOptions(
  source: ComboboxSource,
  typed: string,
  { open, composing }: { open: boolean; composing: boolean },
): FoundOptions {
  const wanted = typed.trim();
  const settled = useSettled(wanted, composing);
  const search = typeof source === 'function' ? source(settled) : null;
  const query = useQuery({
    queryKey: search?.queryKey ?? ['nothing to search'],
    queryFn: search?.queryFn ?? skipToken,
    enabled: open,
  });
  const nothing = { waiting: false, loading: false, error: null, retry: () => {} };
  if (typeof source !== 'function') return { ...nothing, options: matching(source, wanted) };
  if (settled !== wanted) return { ...nothing, options: [], loading: true };
  if (search === null) return { ...nothing, options: [], waiting: true };
  return {
    ...nothing,
    options: query.data ?? [],
    loading: query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
