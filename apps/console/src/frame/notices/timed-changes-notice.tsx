import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { proposalKey } from '#/kit/decision/two-people/proposal-key.ts';
import { useTwoPeopleLabels } from '#/kit/decision/two-people/use-two-people-labels.ts';
import { useCan } from '#/kit/permission/use-can.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { PageLink } from '#/kit/ui/page-link.tsx';

const timedChangesQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...proposalKey, 'timed'],
    queryFn: async ({ signal }) => {
      const query = { status: 'pending', timed: true, size: 10 } as const;
      return unwrap(await sdk.GET('/approval/admin/v1/list', { params: { query }, signal }));
    },
  });

/**
 * Warns of changes of limits or rights that take effect without a second person, on every page of everybody who may
 * see and stop them.
 */
export function TimedChangesNotice() {
  const { t, ready } = useTranslation(['notices', 'two-people']);
  const { operation } = useTwoPeopleLabels();
  const { dateTime } = useTime();
  const mayRead = useCan('read', 'approval');
  const { data } = useQuery({ ...timedChangesQuery(useSdk()), enabled: mayRead });
  const [next] = data?.list ?? [];
  return (
    <div role="status">
      {ready && mayRead && data !== undefined && next?.effective_at && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warning-line bg-warning-surface px-4 py-2 text-warning-text md:px-6">
          <Hourglass aria-hidden="true" size={16} className="shrink-0" />
          <span className="min-w-0">
            {t('timedChange', {
              operation: operation(next.operation),
              maker: next.maker.name,
              at: dateTime(next.effective_at),
            })}
            {data.total > 1 && ` ${t('timedMore', { count: data.total - 1 })}`}
          </span>
          <PageLink to="/approval" search={{ id: next.id }}>
            {t('timedOpen')}
          </PageLink>
        </p>
      )}
    </div>
  );
}
