import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { proposalKey } from '#/ui/live/live-queries.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useCan } from '#/ui/permission.tsx';

const timedChangesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...proposalKey, 'timed'],
    queryFn: async ({ signal }) => {
      const query = { status: 'pending', timed: true, size: 10 } as const;
      return unwrap(await sdk.GET('/approval/admin/v1/list', { params: { query }, signal }));
    },
  });

/** There is seldom one, and its labels are those of proposals. */
const TimedChange = lazyPart(
  async () => (await import('./timed-change.tsx')).TimedChange,
  ['notices', 'two-people'],
);

export function TimedChangesNotice() {
  const mayRead = useCan('read', 'approval');
  const { data } = useQuery({ ...timedChangesQuery(useSdk()), enabled: mayRead });
  const [next] = data?.list ?? [];
  return (
    <div role="status">
      {mayRead && data !== undefined && next?.effective_at && (
        <TimedChange next={next} effectiveAt={next.effective_at} more={data.total - 1} />
      )}
    </div>
  );
}
