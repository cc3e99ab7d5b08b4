import {
  authError,
  isBusy,
  type MfaBindStatus,
  mfaBindStatus,
  mfaDisableStatus,
} from '@brokerdesk/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { auth, useAuth } from '#/core/session/page-session.ts';
import { useLasting } from '#/core/ui/use-lasting.ts';
import { AuthenticatorSwitch, IdleStep } from '#/features/authenticator/authenticator-switch.tsx';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { Dialog } from '#/ui/overlay/dialog.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { bind, disable, lostCodes } from './authenticator-actors.ts';
import { BindSteps, DisableSteps, useErrorLabels } from './steps.tsx';

function useClosing(onClose: () => void) {
  const binding = useSelector(bind, mfaBindStatus);
  const removing = useSelector(disable, mfaDisableStatus);
  const off = binding === 'off' && removing === 'off';
  const busy = [useSelector(bind, isBusy), useSelector(disable, isBusy)].includes(true);
  const [wanted, setWanted] = useState(false);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    // Nothing else that takes a retry outlives the dialog.
    bind.send({ type: 'retry' });
  }, []);

  useEffect(() => {
    if (!wanted || busy) return;
    setWanted(false);
    if (off) onClose();
  }, [wanted, busy, off, onClose]);

  function close() {
    if (binding === 'showing_recovery_codes' || binding === 'recovery_codes_failed') {
      setAsking(true);
    } else if (binding === 'reloading_profile' || binding === 'profile_failed') {
      bind.send({ type: 'finish' });
    } else if (binding === 'outcome_unknown') {
      onClose();
    } else {
      bind.send({ type: 'cancel' });
      disable.send({ type: 'cancel' });
      setWanted(true);
    }
  }

  return { close, asking, setAsking };
}

const uncertain: ReadonlySet<MfaBindStatus> = new Set([
  'checking_profile',
  'checking_start',
  'outcome_unknown',
]);

const unverified: ReadonlySet<MfaBindStatus> = new Set([
  'off',
  'fetching_qr',
  'qr_failed',
  'awaiting_code',
  'code_failed',
  'verifying',
  ...uncertain,
]);

function useSwitch() {
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

const patienceMs = 1_000;

export function useProfileRefresh() {
  const busy = useAuth(isBusy);
  const slow = useLasting(busy, patienceMs);
  const error = useAuth(authError);
  const message = useErrorLabels(
    error?.code === 'PROFILE_REFRESH_FAILED' ? { ...error, code: error.code } : null,
  );
  // While it is asked for again, the failure stays in its place: nothing moves under the pointer.
  const [failure, setFailure] = useState(message);
  if (!busy && failure !== message) setFailure(message);
  return { busy, slow, failure, retry: () => auth.send({ type: 'profile.reload' }) };
}

export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('authenticator');
  const { close, asking, setAsking } = useClosing(onClose);
  const { isIdle, ...state } = useSwitch();
  const refresh = useProfileRefresh();
  const { id } = useSessionUser();
  const codesLost = useSyncExternalStore(lostCodes.subscribe, lostCodes.read) === id;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('title')}
      description={t('description')}
    >
      <AuthenticatorSwitch {...state} />
      {isIdle && (
        <IdleStep enabled={state.enabled} codesLost={codesLost} refresh={refresh} onClose={close} />
      )}
      <BindSteps onLeave={close} />
      <DisableSteps />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leave.title')}
        description={t('leave.text')}
        confirm={t('leave.confirm')}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          bind.send({ type: 'finish' });
        }}
      />
    </Dialog>
  );
}
