type Waiting = {
  id: string;
  status: string;
  decision: { approve: boolean; reject: boolean };
  viewers: readonly unknown[];
};

/**
 * The identity check to open after this one was decided: the next below it in the list that waits,
 * otherwise the first above it. One that somebody else is looking at comes only when no other is left.
 */
export function nextInQueue<Row extends Waiting>(
  rows: readonly Row[],
  decidedId: string,
): Row | undefined {
  const at = rows.findIndex(({ id }) => id === decidedId);
  const inTurn = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  const waiting = inTurn.filter(
    ({ status, decision }) => status === 'pending' && (decision.approve || decision.reject),
  );
  return waiting.find(({ viewers }) => viewers.length === 0) ?? waiting[0];
}
