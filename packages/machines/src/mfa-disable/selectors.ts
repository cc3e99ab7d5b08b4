import type { SnapshotFrom } from 'xstate';
import type { mfaDisableMachine } from './machine.ts';

export type MfaDisableSnapshot = SnapshotFrom<typeof mfaDisableMachine>;

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
