import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';

const pauseMs = 80;

/** One ASCII letter or digit would find a part of everything. */
const isSearched = (query: string) => query.length > 1 || /[^ -~]/.test(query);

/** Results of an earlier query are never shown: Enter would open the wrong record. */
export function useFound(query: string) {
  const sdk = useSdk();
  const locale = useLocale();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  const isEnabled = isSearched(query) && settled === query;
  const found = useQuery({
    // Texts of the hits are in the language of the request.
    queryKey: ['search', locale, query],
    queryFn: async ({ signal }) => {
      const params = { query: { q: query } };
      return unwrap(await sdk.GET('/search/admin/v1/find', { params, signal })).groups;
    },
    enabled: isEnabled,
  });

  if (!isSearched(query)) return { state: 'idle' } as const;
  if (!isEnabled || found.isFetching) return { state: 'searching' } as const;
  if (found.isError) return { state: 'failed', again: () => void found.refetch() } as const;
  const groups: readonly Schemas.SearchGroup[] = found.data ?? [];
  return groups.length === 0
    ? ({ state: 'missing' } as const)
    : ({ state: 'found', groups } as const);
}

export type Found = ReturnType<typeof useFound>;
