export type DecisionKey = 'approve' | 'reject';

type May = Readonly<Record<DecisionKey, boolean>>;

/**
 * Keeps a key that is pressed before the decision of the open record can begin. It belongs to that record alone: it is
 * applied once, when that record is ready, and forgotten as soon as another one is open.
 */
export function createReviewDesk() {
  let openId: string | undefined;
  let kept: DecisionKey | null = null;
  return {
    open(id: string | undefined): void {
      if (id === openId) return;
      openId = id;
      kept = null;
    },
    /** A key for the record that is open, whose decision cannot begin yet. The last one counts. */
    press(key: DecisionKey): void {
      if (openId !== undefined) kept = key;
    },
    /** The decision of a record can begin: returns the key that was kept for it, if it may be decided so. */
    ready(id: string, may: May): DecisionKey | null {
      if (id !== openId) return null;
      const key = kept;
      kept = null;
      return key !== null && may[key] ? key : null;
    },
  };
}
