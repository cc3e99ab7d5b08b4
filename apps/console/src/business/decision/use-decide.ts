import {
  hashKey,
  partialMatchKey,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { useRef } from 'react';
import { waitsForSecond } from '#/business/decision/two-people/signature.ts';
import { endClaim, type RecordKey, storeClaim } from '#/business/work/work-calls.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useIntentMutation } from '#/ui/api/use-intent-mutation.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { proposalKey } from '#/ui/live/live-queries.ts';
import { expectOwnEvent } from '#/ui/live/own-changes.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import type { Act, Decidable, Decide, DecisionAdapter, ReasonCode } from './decision-adapter.ts';
import { putApplied, putDecided } from './put-decided.ts';

export function useDecide<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object = never,
>(
  { topics, keys, write, updateCache }: DecisionAdapter<Row, Code, Input>,
  successMessage: (record: Row, act: Act) => string,
  next?: RecordKey,
) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { money } = useMoney();
  const { t } = useTranslation(['decision', 'two-people']);
  const opened = useRef<{ to: string; id?: unknown }>({ to: '/' });
  const describe = ({ client, amount, currency }: Row, title: string) => {
    const sum = amount && currency ? money(amount, currency) : '';
    const person = `${client.full_name} (${client.username})`;
    return title.includes(sum) ? person : `${person} · ${sum}`;
  };
  return useIntentMutation<Decide<Code, Input>, Row>({
    keys,
    topics,
    write: (intent, key) => {
      const { pathname: to, search } = router.state.location;
      opened.current = { to, ...('id' in search && { id: search.id }) };
      return write(sdk, intent, key, next);
    },
    onDone: (record, { act }) => {
      const decidedKey = updateCache(queryClient, sdk, record);
      const waits = act !== 'reject' && waitsForSecond(record);
      // At the desk of approvals the address has the id of the proposal.
      const { to, id: openedId } = opened.current;
      if (act !== 'rollback' && !waits) endClaim(queryClient, [record.id, openedId]);
      if (record.claimed_next) storeClaim(queryClient, record.claimed_next);
      const title = waits
        ? t('two-people:sign.done', { orderNo: record.order_no ?? '' })
        : successMessage(record, act);
      showToast({
        // Not `info`: the message about the next record is one, and would replace this one.
        tone: 'success',
        title,
        description: describe(record, title),
        link: { to, ...linkTo(record, openedId) },
      });
      if (act === 'rollback') return () => false;
      expectClientChange(topics, record);
      const applied = act === 'approve' ? openedId : undefined;
      return settleDecided(queryClient, decidedKey, { to, applied }, record);
    },
  });
}

/** At the desk of approvals the proposal, by which nothing is rolled back. */
const linkTo = ({ id, decision: { rollback } }: Decidable, openedId: unknown = id) => ({
  search: { id: openedId },
  label: i18next.t(`decision:done.${rollback && openedId === id ? 'orRollBack' : 'record'}`),
});

/** The version of the client is not in the answer. */
function expectClientChange(topics: readonly string[], { client }: Decidable): void {
  if (topics.includes('client')) expectOwnEvent('client', client.id, Number.POSITIVE_INFINITY);
}

/** Returns which queries need no refetch: the next record opens, so that fetching this one again would be in vain. */
export function settleDecided(
  queryClient: QueryClient,
  decidedKey: QueryKey,
  { to, applied }: { to: string; applied?: unknown },
  record: Decidable,
): (queryKey: QueryKey) => boolean {
  // Its account and history are fetched when it is opened again.
  void queryClient.invalidateQueries({ queryKey: decidedKey, refetchType: 'none' });
  const root = decidedKey.slice(0, -2);
  const isProposed = waitsForSecond(record);
  const put = new Set([
    ...putDecided(queryClient, root, to, record),
    ...(isProposed ? [] : putApplied(queryClient, applied)),
  ]);
  return (queryKey) =>
    hashKey(queryKey) === hashKey(decidedKey) ||
    // A proposal that it has closed is announced by the server.
    (put.size > 0 && !isProposed && partialMatchKey(queryKey, proposalKey)) ||
    put.has(hashKey(queryKey)) ||
    // One that was read ahead, if the decision has not moved money of its client.
    (partialMatchKey(queryKey, [...root, 'detail']) &&
      !JSON.stringify(queryClient.getQueryData(queryKey) ?? null).includes(record.client.id));
}
