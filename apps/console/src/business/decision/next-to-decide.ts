export type Waiting = {
  id: string;
  decision: { approve: boolean; reject: boolean };
};

/** By default a person goes on to what they may approve. */
const mayApprove = ({ decision }: Pick<Waiting, 'decision'>) => decision.approve;

/**
 * The record to open after this one was decided: the next below it in the list that the user may decide, otherwise
 * the first above it. One that another user works on comes only when no other is left. Undefined if none is.
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
  return waiting.find(({ id }) => !isTaken(id)) ?? waiting[0];
}
