import type { Sdk } from '@brokerdesk/sdk';
import { type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Queue } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useDecisionKeys } from './decision-buttons.tsx';
import { createReviewDesk } from './review-desk.ts';
import { type AdvanceOptions, refreshDecided, useAdvance } from './use-advance.ts';

/** One for all drawers of this browser tab: the next record may have another drawer. */
const desk = createReviewDesk();

export function useAtDesk(rowId: string): void {
  // Before the buttons of the record, whose effects ask for its key.
  useLayoutEffect(() => {
    desk.open(rowId);
    return () => desk.close(rowId);
  }, [rowId]);
}

export function useKeptKey(
  rowId: string,
  query: Pick<UseQueryResult<unknown>, 'data' | 'isError'>,
  isTurning: boolean,
) {
  const keeps = isTurning || (query.data === undefined && !query.isError);
  useAtDesk(rowId);
  const mark = useRef<HTMLSpanElement>(null);
  useDecisionKeys(mark, { approve: keeps, reject: keeps }, desk.press);
  return { mark, pressedKey: (may: May) => desk.ready(rowId, may) };
}

type May = Parameters<typeof desk.ready>[1];

export function useTurn<Row extends { id: string }>({ onOpen, ...options }: AdvanceOptions<Row>) {
  const [turning, setTurning] = useState<string | null>(null);
  const { advance, announcement } = useAdvance<Row>({
    ...options,
    onOpen: (id) => {
      desk.turned(id);
      onOpen(id);
    },
  });
  const turn = async (decidedId: string): Promise<string | undefined> => {
    desk.turn(decidedId);
    setTurning(decidedId);
    const openedId = await advance(decidedId);
    desk.turned(undefined);
    setTurning(null);
    return openedId;
  };
  return { turn, turning, announcement };
}

export function useReadAhead<Row extends { id: string }>({
  next: following,
  queue: { queryKey, desk: atDesk },
  readAhead,
  isReady,
}: {
  /** The desk of approvals reads its proposals itself, and all that they have left stale. */
  queue: Pick<Queue<Row>, 'queryKey' | 'desk'>;
  readAhead: ((next: Row, at: { queries: QueryClient; sdk: Sdk }) => unknown) | undefined;
  next: Row | undefined;
  isReady: boolean;
}): void {
  const sdk = useSdk();
  const queries = useQueryClient();
  const next = isReady && !atDesk ? following : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is what there is to read
  useEffect(() => {
    if (next) void readAhead?.(next, { queries, sdk });
  }, [next?.id]);
  const refresh = () => {
    if (!atDesk) refreshDecided(queries, queryKey);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of a list is always the same
  useEffect(() => refresh, []);
}
