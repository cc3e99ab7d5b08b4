import type { SnapshotFrom } from 'xstate';
import type { mfaBindMachine } from './machine.ts';
import type { MfaBinding } from './setup.ts';

export type MfaBindSnapshot = SnapshotFrom<typeof mfaBindMachine>;

export type MfaBindStatus = MfaBindSnapshot['value'];

/**
 * The state by name.
 *
 * @example
 * const status = useSelector(bind, mfaBindStatus); // 'awaiting_code'
 */
export function mfaBindStatus(snapshot: MfaBindSnapshot): MfaBindStatus {
  return snapshot.value;
}

/**
 * Data for the authenticator app; `null` once binding is over.
 *
 * @example
 * const binding = useSelector(bind, mfaBinding);
 * return binding && <img src={binding.qrcodeDataUrl} alt={binding.otpauthUri} />;
 */
export function mfaBinding(snapshot: MfaBindSnapshot): MfaBinding | null {
  return snapshot.context.binding;
}

/**
 * The recovery codes, the one time that they are shown; `null` before and after.
 *
 * @example
 * const codes = useSelector(bind, mfaRecoveryCodes);
 */
export function mfaRecoveryCodes(snapshot: MfaBindSnapshot): string[] | null {
  return snapshot.context.recoveryCodes;
}
