export type DecisionKey = 'approve' | 'reject';

type May = Readonly<Record<DecisionKey, boolean>>;

/**
 * Applied once, when its record is ready, and forgotten as soon as another one is open. While the next record is looked
 * for, it belongs to that one.
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
    turn(id: string): void {
      if (id === openId) isTurning = true;
    },
    /** Undefined if there is none, or the user has gone elsewhere. */
    turned(nextId: string | undefined): void {
      if (!isTurning) return;
      const key = kept;
      show(nextId);
      if (nextId !== undefined) kept = key;
    },
    press(key: DecisionKey): void {
      if (openId !== undefined) kept = key;
    },
    ready(id: string, may: May): DecisionKey | null {
      if (id !== openId || isTurning) return null;
      const key = kept;
      kept = null;
      return key !== null && may[key] ? key : null;
    },
  };
}
