import { focusManager, QueryClient } from '@tanstack/react-query';

const keptForMs = 30 * 60_000;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `retry`: the SDK has asked again by then, for what may come the next time. To ask again here
      // as well would multiply the two.
      // `always`: a browser that believes to be offline is often wrong, and a paused query looks
      // like one that is loading. A call that fails says so.
      // `refetchOnReconnect`: with that mode it would be off, and old figures would stay on the screen.
      // Out of sight nothing is asked for, as under the sign-in over a page: what is old by then is
      // asked for when it is seen again.
      queries: {
        retry: false,
        staleTime: 5_000,
        gcTime: keptForMs,
        networkMode: 'always',
        refetchOnReconnect: () => focusManager.isFocused() && 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let current: { userId: string; client: QueryClient } | null = null;

export function queryClientOf(userId: string): QueryClient {
  if (current?.userId !== userId) {
    current?.client.clear();
    current = { userId, client: createQueryClient() };
  }
  return current.client;
}

export function keepQueries(userId: string, client: QueryClient): void {
  current = { userId, client };
}

export function forgetQueries(client: QueryClient): void {
  client.clear();
  if (current?.client === client) current = null;
}
