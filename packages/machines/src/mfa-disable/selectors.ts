import type { SnapshotFrom } from 'xstate';
import type { mfaDisableMachine } from './machine.ts';

/** One moment of {@link mfaDisableMachine}, as `actor.getSnapshot()` gives it. */
export type MfaDisableSnapshot = SnapshotFrom<typeof mfaDisableMachine>;

/** The six states by name. */
export type MfaDisableStatus = MfaDisableSnapshot['value'];

/**
 * The state by name.
 *
 * @example
 * const status = useSelector(disable, mfaDisableStatus); // 'confirming'
 */
export function mfaDisableStatus(snapshot: MfaDisableSnapshot): MfaDisableStatus {
  return snapshot.value;
}
