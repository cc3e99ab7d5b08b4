import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { accessState } from '#/core/session/page-session.ts';
import { useCan } from '#/ui/permission.tsx';
import { foundClientsQuery } from './find-clients.ts';

/** How long typing has to pause before the server is asked, in milliseconds. */
const pauseMs = 250;

export const clientsPath = '/client';

/** Clients matching the query. Results of an earlier query are never shown: Enter would open the wrong client. */
export function useFoundClients(query: string) {
  const mayRead = useCan('read', 'client');
  const mayAsk = mayRead && accessState.read()?.paths.has(clientsPath) === true && query !== '';
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  const isEnabled = mayAsk && settled === query;
  const found = useQuery({ ...foundClientsQuery(useSdk(), query), enabled: isEnabled });

  if (!mayAsk) return { state: 'idle' } as const;
  if (!isEnabled || found.isFetching) return { state: 'searching' } as const;
  if (found.isError) return { state: 'failed', again: () => void found.refetch() } as const;
  const clients = found.data ?? [];
  return clients.length === 0
    ? ({ state: 'missing' } as const)
    : ({ state: 'found', clients } as const);
}

export type FoundClients = ReturnType<typeof useFoundClients>;
