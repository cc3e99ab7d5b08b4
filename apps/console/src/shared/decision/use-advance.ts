import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '#/shared/ui/toast-store.ts';

export type AdvanceOptions<Row> = {
  /** The record that is open now. */
  openId: string | undefined;
  /** The rows in sight. */
  rows: readonly Row[] | undefined;
  onOpen: (id: string | undefined) => void;
  /** Which of them comes after the one that was decided. */
  nextOf: (rows: readonly Row[], decidedId: string) => Row | undefined;
  /** What waits on the server, by the same filters. */
  findWaiting: () => Promise<readonly Row[]>;
  /** Everything fetched about such records stands under it. */
  queryKey: QueryKey;
  words: { opened: (next: Row) => string; none: string };
};

/**
 * `advance`, after a decision, opens the next record that waits: one in sight, or else the first that
 * the same filters find on the server. Says so where none is left. Somebody who has gone on to
 * another record meanwhile is left there. `announcement` tells those who cannot see it what has opened.
 */
export function useAdvance<Row extends { id: string }>({
  openId,
  rows,
  onOpen,
  nextOf,
  findWaiting,
  queryKey,
  words,
}: AdvanceOptions<Row>) {
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const isOpen = useRef(openId);
  useEffect(() => {
    isOpen.current = openId;
  }, [openId]);
  const findNext = async (decidedId: string) =>
    nextOf(rows ?? [], decidedId) ?? nextOf(await findWaiting(), decidedId);
  const advance = async (decidedId: string) => {
    const next = await findNext(decidedId).catch(() => null);
    if (isOpen.current !== decidedId) return;
    if (next === null) {
      // Without an answer the decided record stays open, as it is by now.
      void queryClient.invalidateQueries({ queryKey });
      return;
    }
    onOpen(next?.id);
    if (next) setAnnouncement(words.opened(next));
    else showToast({ tone: 'info', title: words.none });
  };
  return { advance, announcement };
}
