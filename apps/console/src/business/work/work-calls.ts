import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import {
  type QueryClient,
  type QueryState,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { recordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { workKey } from '#/ui/live/live-queries.ts';
import { expectOwnEvent } from '#/ui/live/own-changes.ts';
import { useTimeZone } from '#/ui/time/use-time.ts';

export type RecordKey = { type: Schemas.WorkType; id: string };

export function useTimeOfDay(): (iso: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...hours });
  return (iso) => format.format(new Date(iso));
}

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

type Claim = Schemas.WorkClaim;

const claimQuery = (sdk: Sdk, key: RecordKey) =>
  queryOptions({
    queryKey: claimKey(key),
    // Not to be broken off: what follows on closing waits for it.
    queryFn: ({ client }): Promise<Claim> =>
      inTurn(key.id, async () => {
        // The number of a document comes with the first claim; those that renew it only make it last.
        const before = client.getQueryData<Claim>(claimKey(key));
        const body = { ...(key.type === 'kyc' && before === undefined && { reveal: true }) };
        const claim = unwrap(
          await sdk.PUT('/work/admin/v1/claim/{type}/{id}', { ...at(key), body }),
        );
        const whole = { ...(before?.id_no && { id_no: before.id_no }), ...claim };
        // Unless it has been given up in the meantime.
        if (client.getQueryState(claimKey(key))) storeClaim(client, whole);
        return whole;
      }),
    // One that has come with the decision before.
    staleTime: 20_000,
    gcTime: 5000,
    // The shortest claim lasts a minute.
    refetchInterval: 25_000,
  });

/** Its event needs no refetch; only a claim that has begun has one. */
export function storeClaim(queryClient: QueryClient, claim: Claim): void {
  const { mine, item } = claim;
  const queryKey = claimKey(item);
  const known = queryClient.getQueryData<Claim>(queryKey);
  const began = mine && known?.item.taken_at !== item.taken_at;
  const listKey = [...workKey, 'list', item.type];
  const list = queryClient.getQueryData<Schemas.WorkList>(listKey);
  const isListed = list?.list.some(
    (one) => one.item.taken_at === item.taken_at && one.item.id === item.id,
  );
  if (began && !isListed) expectOwnEvent('work', item.type);
  queryClient.setQueryData(queryKey, claim);
  if (list === undefined || !began) return;
  const others = list.list.filter((one) => one.item.id !== item.id);
  const name = list.list.find((one) => one.item.id === item.id)?.name ?? '';
  queryClient.setQueryData(listKey, { ...list, list: [...others, { item, name }] });
}

const meetsMs = 10_000;

/** Whether the claim was renewed while its record was decided, so that the next step may be claimed: it is given up. */
function isRenewed(state: QueryState | undefined): boolean {
  if (state === undefined) return false;
  const { fetchStatus, dataUpdateCount, dataUpdatedAt } = state;
  // The first claim is stored twice: for the list of work, and as the answer.
  const isRecent = dataUpdateCount > 2 && Date.now() - dataUpdatedAt < meetsMs;
  return fetchStatus === 'fetching' || isRecent;
}

/** By id, records whose decision has ended the own claim: there is nothing to give up. */
const ended = new Set<string>();

export function endClaim(queryClient: QueryClient, ids: readonly unknown[]): void {
  const claims = queryClient.getQueriesData<Claim>({ queryKey: [...workKey, 'claim'] });
  const [queryKey, claim] = claims.find(([key]) => ids.includes(key.at(-1))) ?? [];
  if (queryKey === undefined || !claim?.mine) return;
  const { type, id } = claim.item;
  if (!isRenewed(queryClient.getQueryState(queryKey))) ended.add(id);
  expectOwnEvent('work', type);
  queryClient.setQueryData<Schemas.WorkList>(
    [...workKey, 'list', type],
    (known) => known && { ...known, list: known.list.filter(({ item }) => item.id !== id) },
  );
}

export function useGiveUp(): (key: RecordKey) => void {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  return (key) => {
    const queryKey = claimKey(key);
    const isClaimed = queryClient.getQueryState(queryKey) !== undefined;
    queryClient.removeQueries({ queryKey, exact: true });
    if (!isClaimed || ended.delete(key.id)) return;
    const send = () => sdk.DELETE('/work/admin/v1/claim/{type}/{id}', at(key));
    void inTurn(key.id, send).catch(() => {});
  };
}

/** A failure keeps no one from the work. */
export function useClaim({ type, id }: RecordKey): Claim | undefined {
  const { data } = useQuery(claimQuery(useSdk(), { type, id }));
  const leave = useEffectEvent(useGiveUp());
  useEffect(() => () => leave({ type, id }), [type, id]);
  return data;
}

export const useOpenClaim = (key: RecordKey) =>
  useQuery({ ...claimQuery(useSdk(), key), enabled: false });

export function useClaimedIdNo(id: string): string | null {
  return useOpenClaim({ type: 'kyc', id }).data?.id_no ?? null;
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
