import { unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useSessionUser } from '#/kit/session/session-context.tsx';

/** The name that the person signs in with; undefined until it is known. */
export function useOwnUsername(): string | undefined {
  const sdk = useSdk();
  const { id } = useSessionUser();
  const { data } = useQuery({
    queryKey: ['own-username', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/auth/admin/v1/userinfo', { signal })).userName,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
