import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { workKey } from '#/ui/live/live-queries.ts';

type RecordKey = { type: Schemas.WorkType; id: string };

/** Hour and minute, of a moment that is near. */
export function useTimeOfDay(): (iso: string) => string {
  const locale = useLocale();
  const { timezone: timeZone } = useSettings();
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...hours });
  return (iso) => format.format(new Date(iso));
}

/** By record, the last of what was sent about it. */
const sent = new Map<string, Promise<unknown>>();

/** One after another: a claim that overtook what gives it up would stay. */
function inTurn<Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> {
  const turn = (sent.get(id) ?? Promise.resolve()).then(send, send);
  sent.set(id, turn);
  const forget = () => sent.get(id) === turn && sent.delete(id);
  turn.then(forget, forget);
  return turn;
}

const at = (path: RecordKey) => ({ params: { path } });

const claimKey = ({ type, id }: RecordKey) => [...workKey, 'claim', type, id];

const claimQuery = (sdk: Sdk, key: RecordKey) =>
  queryOptions({
    queryKey: claimKey(key),
    // Not to be broken off: what follows on closing waits for it.
    queryFn: ({ client }): Promise<Schemas.WorkClaim> =>
      inTurn(key.id, async () => {
        // The number of a document comes with the first claim; those that renew it only make it last.
        const before = client.getQueryData<Schemas.WorkClaim>(claimKey(key));
        const body = { ...(key.type === 'kyc' && before === undefined && { reveal: true }) };
        const claim = unwrap(
          await sdk.PUT('/work/admin/v1/claim/{type}/{id}', { ...at(key), body }),
        );
        return { ...(before?.id_no && { id_no: before.id_no }), ...claim };
      }),
    staleTime: 0,
    gcTime: 0,
    // The shortest claim lasts a minute.
    refetchInterval: 25_000,
  });

/** Claims the record for as long as it is on the screen. What goes wrong with it keeps no one from the work. */
export function useClaim({ type, id }: RecordKey): Schemas.WorkClaim | undefined {
  const sdk = useSdk();
  const { data } = useQuery(claimQuery(sdk, { type, id }));
  useEffect(
    () => () =>
      void inTurn(id, () => sdk.DELETE('/work/admin/v1/claim/{type}/{id}', at({ type, id }))).catch(
        () => {},
      ),
    [sdk, type, id],
  );
  return data;
}

/** The number of its document that came with the claim of an identity check; null if none did. */
export function useClaimedIdNo(id: string): string | null {
  const { data } = useQuery({ ...claimQuery(useSdk(), { type: 'kyc', id }), enabled: false });
  return data?.id_no ?? null;
}

export const assigneesQuery = (sdk: Sdk, key: RecordKey) =>
  queryOptions({
    queryKey: [...workKey, 'assignees', key.type, key.id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/work/admin/v1/assignees/{type}/{id}', { ...at(key), signal })),
    staleTime: 0,
  });

export const takeOver = recordWrite({
  write: async (sdk, key: RecordKey) =>
    unwrap(
      await sdk.PUT('/work/admin/v1/claim/{type}/{id}', { ...at(key), body: { take_over: true } }),
    ),
  topics: ['work'],
});

export const assignWork = recordWrite({
  write: async (sdk, { staffId, ...key }: RecordKey & { staffId: string }) =>
    unwrap(
      await sdk.PUT('/work/admin/v1/assign/{type}/{id}', {
        ...at(key),
        body: { staff_id: staffId },
      }),
    ),
  topics: ['work'],
});

export const returnWork = recordWrite({
  write: async (sdk, { until, ...key }: RecordKey & { until: string }) =>
    unwrap(await sdk.PUT('/work/admin/v1/return/{type}/{id}', { ...at(key), body: { until } })),
  topics: ['work'],
});

export const nextWork = recordWrite({
  write: async (sdk, body: Schemas.NextWorkRequest) =>
    unwrap(await sdk.POST('/work/admin/v1/next', { body })),
  topics: ['work'],
});
