import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { rateQuery } from './rate-query.ts';

/**
 * Checks that a deposit can be converted: at once if no rate is needed, otherwise after loading it, with a
 * new attempt if the last one failed.
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
