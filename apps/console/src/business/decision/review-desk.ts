export type DecisionKey = 'approve' | 'reject';

type May = Readonly<Record<DecisionKey, boolean>>;

/**
 * Keeps a key that is pressed before the decision of the open record can begin. It belongs to that record alone: it is
 * applied once, when that record is ready, and forgotten as soon as another one is open. After a decision, while the
 * next record is looked for, it belongs to the one that comes.
 */
export function createReviewDesk() {
  let openId: string | undefined;
  let kept: DecisionKey | null = null;
  let isTurning = false;
  /** How many drawers show the record: at the desk of approvals one takes over from another. */
  let drawers = 0;
  const show = (id: string | undefined) => {
    openId = id;
    kept = null;
    isTurning = false;
    drawers = 0;
  };
  return {
    open(id: string): void {
      if (id !== openId) show(id);
      drawers += 1;
    },
    close(id: string): void {
      if (id !== openId) return;
      drawers -= 1;
      if (drawers <= 0) show(undefined);
    },
    /** The record was decided: from now on keys are for the next one, which is not known yet. */
    turn(id: string): void {
      if (id === openId) isTurning = true;
    },
    /** The next record is about to open; undefined if there is none, or the user has gone elsewhere. */
    turned(nextId: string | undefined): void {
      if (!isTurning) return;
      const key = kept;
      show(nextId);
      if (nextId !== undefined) kept = key;
    },
    /** A key for the record that is open, whose decision cannot begin yet. The last one counts. */
    press(key: DecisionKey): void {
      if (openId !== undefined) kept = key;
    },
    /** The decision of a record can begin: returns the key that was kept for it, if it may be decided so. */
    ready(id: string, may: May): DecisionKey | null {
      if (id !== openId || isTurning) return null;
      const key = kept;
      kept = null;
      return key !== null && may[key] ? key : null;
    },
  };
}
