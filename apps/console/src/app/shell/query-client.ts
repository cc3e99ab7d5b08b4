import { SdkError } from '@brokerdesk/sdk';
import { QueryClient } from '@tanstack/react-query';

const retriesMax = 2;

/** A refusal stays one however often it is asked for; a lost answer may come the next time. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isAnswer = error instanceof SdkError && error.status >= 400 && error.status < 500;
  return !isAnswer && failures < retriesMax;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `always`: a browser that believes to be offline is often wrong, and a paused query looks
      // like one that is loading. A call that fails says so.
      queries: { retry: isWorthRetrying, staleTime: 5_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
