import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { rateQuery } from './rate-query.ts';

/**
 * Whether a deposit can be converted: at once if nothing has to be, and otherwise once a rate is there, which is
 * asked for again where it has failed to come before.
 */
export function useRateCheck(from: string, into: string | undefined): () => Promise<boolean> {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  return async () => {
    if (into === undefined || from === into) return true;
    return queryClient.fetchQuery(rateQuery(sdk, from, into)).then(
      () => true,
      () => false,
    );
  };
}
