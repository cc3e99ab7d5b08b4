import type { RecordKey } from '#/business/work/work-calls.ts';

/**
 * For how long a record that was read ahead is taken as it is. A live update makes it stale at once, and its version
 * refuses a decision on an older one.
 */
export const readAheadMs = 60_000;

/** The query by which a decision claims the record that opens next. */
export const claiming = (next: RecordKey | undefined) => ({
  ...(next && { claim_next: next.id, claim_next_type: next.type }),
});

export type Waiting = {
  id: string;
  decision: { approve: boolean; reject: boolean };
  /** Set while it waits for its client. */
  asked?: unknown;
};

/** By default a person goes on to what they may approve. */
const mayApprove = ({ decision }: Pick<Waiting, 'decision'>) => decision.approve;

/**
 * The record to open after this one was decided: the next below it in the list that the user may decide, otherwise
 * the first above it. One that another user works on, or that waits for its client, comes only when no other is left.
 * Undefined if none is.
 */
export function nextToDecide<Row extends Waiting>(
  rows: readonly Row[],
  decidedId: string,
  {
    mayDecide = mayApprove,
    isTaken = () => false,
  }: {
    mayDecide?: ((row: Row) => boolean) | undefined;
    /** Whether a colleague works on it. */
    isTaken?: (id: string) => boolean;
  } = {},
): Row | undefined {
  const at = rows.findIndex(({ id }) => id === decidedId);
  const inTurn = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  const waiting = inTurn.filter(mayDecide);
  const free = waiting.filter(({ asked }) => !asked);
  return free.find(({ id }) => !isTaken(id)) ?? free[0] ?? waiting[0];
}
