import { QueryClient } from '@tanstack/react-query';

/** A page that was hidden for so long still shows what it showed, and then what is new. */
const keptForMs = 30 * 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `retry`: the SDK has asked again by then, for what may come the next time. To ask again here
      // as well would multiply the two.
      // `always`: a browser that believes to be offline is often wrong, and a paused query looks
      // like one that is loading. A call that fails says so.
      // `refetchOnReconnect`: with that mode it would be off, and old figures would stay on the screen.
      queries: {
        retry: false,
        staleTime: 5_000,
        gcTime: keptForMs,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
