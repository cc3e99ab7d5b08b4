import { type MfaBindStatus, mfaBindStatus, mfaDisableStatus } from '@brokerdesk/machines';
import { useSelector } from '@xstate/react';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { bind, disable } from './authenticator-actors.ts';

/** A code was sent, and what came of it is not known (yet). */
const uncertain: ReadonlySet<MfaBindStatus> = new Set([
  'checking_profile',
  'checking_start',
  'outcome_unknown',
]);

/** Until its code is verified, an authenticator does not count. */
const unverified: ReadonlySet<MfaBindStatus> = new Set([
  'off',
  'fetching_qr',
  'qr_failed',
  'awaiting_code',
  'code_failed',
  'verifying',
  ...uncertain,
]);

/** The switch of the authenticator: on begins to add it, off to remove it, and back cancels either. */
export function useSwitch() {
  const { mfa } = useSessionUser();
  const binding = useSelector(bind, mfaBindStatus);
  const removing = useSelector(disable, mfaDisableStatus);
  const verified = !unverified.has(binding);
  const enabled = mfa || verified;

  function toggle(on: boolean) {
    if (binding !== 'off') bind.send({ type: 'cancel' });
    else if (removing !== 'off') disable.send({ type: 'cancel' });
    else if (on) bind.send({ type: 'toggle.on' });
    else disable.send({ type: 'toggle.off' });
  }

  return {
    enabled,
    known: enabled || !uncertain.has(binding),
    checked: removing === 'off' && (enabled || binding !== 'off'),
    onToggle:
      verified || binding === 'outcome_unknown' || removing === 'signing_out' ? null : toggle,
    isIdle: binding === 'off' && removing === 'off',
  };
}
