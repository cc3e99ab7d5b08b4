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

/**
 * Options that are all known, or a search for them, which is null for words too few to search. A
 * search that is no longer wanted is cancelled.
 */
export type ComboboxSource =
  | readonly ComboboxOption[]
  | ((query: string) => {
      queryKey: QueryKey;
      queryFn: (context: { signal: AbortSignal }) => Promise<readonly ComboboxOption[]>;
    } | null);

/** Typing pauses as long as this before a search begins. */
const waitMs = 250;

/** The options that have every word typed, in the label, the detail or the terms, whatever the case. */
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

/** Returns the typed text after a pause; skips text during IME composition. */
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
  /** Nothing is searched before more is typed. */
  waiting: boolean;
  /** The options are not yet those of what was typed. */
  loading: boolean;
  error: Error | null;
  retry: () => void;
};

/** The options for what was typed; nothing is searched while the list is closed. */
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
