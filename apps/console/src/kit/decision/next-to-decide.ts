/** The states in which records wait for a decision: orders have a word of their own. */
const waitingStates: ReadonlySet<string> = new Set(['pending', 'awaiting']);

export type Waiting = {
  id: string;
  status: string;
  decision: { approve: boolean };
};

/**
 * The record to open after this one was decided: the next below it in the list that the person may
 * approve, otherwise the first above it. Undefined where none is left.
 */
export function nextToDecide<Row extends Waiting>(
  rows: readonly Row[],
  decidedId: string,
): Row | undefined {
  const at = rows.findIndex(({ id }) => id === decidedId);
  const inTurn = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inTurn.find(({ status, decision }) => waitingStates.has(status) && decision.approve);
}
