import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import type { DeskRow, Queue } from '#/business/list/open-record.ts';
import { logFailure } from '#/core/browser/log.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { queueCountsKey } from '#/ui/live/live-queries.ts';

export const rowOf = ({ desk }: Pick<Queue<never>, 'desk'>, own: DeskRow): DeskRow => desk ?? own;

export type AdvanceOptions<Row> = {
  queue: Queue<Row>;
  onOpen: (id: string | undefined) => void;
  nextOf: (rows: readonly Row[], decidedId: string) => Row | undefined;
};

/** A user who has gone on to another record in the meantime, or back to the decided one, is left there. */
export function useAdvance<Row extends { id: string }>({
  queue: { rows, watch, findWaiting, queryKey, labels },
  onOpen,
  nextOf,
}: AdvanceOptions<Row>) {
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const findNext = async (decidedId: string) => {
    const next = nextOf(rows ?? [], decidedId);
    if (next) return next;
    refreshDecided(queryClient, queryKey);
    return nextOf(await findWaiting(), decidedId);
  };
  const advance = async (decidedId: string): Promise<string | undefined> => {
    const { isCurrent, end } = watch(decidedId);
    const next = await findNext(decidedId).catch((error: unknown) => {
      logFailure('The next record could not be found', error);
      return null;
    });
    end();
    if (!isCurrent()) return undefined;
    if (next === null) {
      // The decided record stays open, as it is by now.
      showToast({ tone: 'danger', title: () => i18next.t('decision:nextFailed') });
      void queryClient.invalidateQueries({ queryKey });
      return undefined;
    }
    onOpen(next?.id);
    if (next) setAnnouncement(labels.opened(next));
    else showToast({ tone: 'info', title: labels.none });
    return next?.id;
  };
  return { advance, announcement };
}

export function refreshDecided(queryClient: QueryClient, root: QueryKey): void {
  for (const queryKey of [[...root, 'list'], [...root, 'limits'], queueCountsKey]) {
    const predicate = ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated;
    void queryClient.refetchQueries({ queryKey, type: 'active', predicate });
  }
}
