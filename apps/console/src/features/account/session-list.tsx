import { type Schemas, type Sdk, SdkError, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { SessionItem, useDeviceName } from '#/ui/device/session-item.tsx';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { sessionKey } from './live-queries.ts';

type OwnSession = Schemas.Session;

const sessionsMax = 200;

const sessionsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...sessionKey, 'list'],
    queryFn: async ({ signal }) => {
      const params = { query: { page: 1, size: sessionsMax } };
      const { list } = unwrap(await sdk.GET('/auth/admin/v1/session/list', { params, signal }));
      return list.toSorted((one, other) => Number(other.current) - Number(one.current));
    },
    staleTime: 0,
  });

async function endSession(sdk: Sdk, id: string): Promise<void> {
  const answer = await sdk.DELETE('/auth/admin/v1/session/{id}', { params: { path: { id } } });
  // Over already: that is what was wanted.
  if (answer.error?.code !== 'NOT_FOUND') unwrap(answer);
}

function useEndSessions() {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(ids: readonly string[]) {
      let failed = 0;
      for (const [at, id] of ids.entries()) {
        try {
          await endSession(sdk, id);
        } catch (error) {
          if (!(error instanceof SdkError)) throw error;
          // A user who did not give the password is not asked again for each session.
          if (error.code === 'SIGN_IN_AGAIN') return failed + ids.length - at;
          failed += 1;
        }
      }
      return failed;
    },
    onSettled: () => invalidateTopics(queryClient, ['session']),
  });
}

export function SessionList() {
  const { t } = useTranslation(['account', 'sessions']);
  const query = useQuery(sessionsQuery(useSdk()));
  const end = useEndSessions();
  const deviceName = useDeviceName();
  const [ending, setEnding] = useState<readonly OwnSession[]>([]);
  const [only] = ending;
  const others = query.data?.filter(({ current }) => !current) ?? [];

  function confirm() {
    if (end.isPending) return;
    end.mutate(
      ending.map(({ id }) => id),
      { onSettled: () => setEnding([]) },
    );
  }

  return (
    <>
      <DialogBody>
        {end.data !== undefined && end.data > 0 && (
          <Notice announced tone="danger" title={t('sessions.notEnded', { count: end.data })} />
        )}
        {query.data ? (
          <ul aria-label={t('sessions.title')}>
            {query.data.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                now={new Date(query.dataUpdatedAt)}
                onEnd={() => setEnding([session])}
              />
            ))}
          </ul>
        ) : query.isError ? (
          <QueryError query={query} />
        ) : (
          <div role="status" aria-label={t('sessions.loading')} className="flex flex-col gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
        {query.data && others.length === 0 && (
          <p className="pt-1 text-ink-muted">{t('sessions.alone')}</p>
        )}
      </DialogBody>
      {others.length > 1 && (
        <DialogFooter>
          <Button onClick={() => setEnding(others)}>{t('sessions.endOthers')}</Button>
        </DialogFooter>
      )}
      <AlertDialog
        open={only !== undefined}
        onOpenChange={(open) => !open && setEnding([])}
        title={ending.length > 1 ? t('sessions.askOthers') : t('sessions.ask')}
        description={
          only === undefined
            ? null
            : ending.length > 1
              ? t('sessions.effectOthers', { count: ending.length })
              : t('sessions.effect', { device: deviceName(only), ip: only.ip })
        }
        confirm={t('sessions:end')}
        tone="danger"
        busy={end.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
