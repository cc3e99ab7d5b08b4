import type { RecordKey } from '#/business/work/work-calls.ts';

/** A live update makes it stale at once, and its version refuses a decision on an older one. */
export const readAheadMs = 60_000;

export const claiming = (next: RecordKey | undefined) => ({
  ...(next && { claim_next: next.id, claim_next_type: next.type }),
});

export type Waiting = {
  id: string;
  decision: { approve: boolean; reject: boolean };
  /** Set while it waits for its client. */
  asked?: unknown;
};

const mayApprove = ({ decision }: Pick<Waiting, 'decision'>) => decision.approve;

/**
 * Prefers the next below in the list, then the first above. A record that another user works on, or that waits for its
 * client, comes last.
 */
export function nextToDecide<Row extends Waiting>(
  rows: readonly Row[],
  decidedId: string,
  {
    mayDecide = mayApprove,
    isClaimed = () => false,
  }: {
    mayDecide?: ((row: Row) => boolean) | undefined;
    isClaimed?: (id: string) => boolean;
  } = {},
): Row | undefined {
  const at = rows.findIndex(({ id }) => id === decidedId);
  const inTurn = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  const waiting = inTurn.filter(mayDecide);
  const free = waiting.filter(({ asked }) => !asked);
  return free.find(({ id }) => !isClaimed(id)) ?? free[0] ?? waiting[0];
}
