import { authError, isBusy } from '@brokerdesk/machines';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { auth, useAuth } from '#/core/session/page-session.ts';
import { useLasting } from '#/core/ui/use-lasting.ts';
import { AuthenticatorSwitch, IdleStep } from '#/features/authenticator/authenticator-switch.tsx';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { Dialog } from '#/ui/overlay/dialog.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { bind, lostCodes } from './authenticator-actors.ts';
import { BindSteps } from './bind-steps.tsx';
import { DisableSteps } from './disable-steps.tsx';
import { useErrorLabels } from './error-labels.ts';
import { useClosing } from './use-closing.ts';
import { useSwitch } from './use-switch.ts';

const patienceMs = 1_000;

/** The profile is asked for anew when the dialog opens: how that goes, and the way to ask again. */
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

/** The authenticator of the signed-in person: whether there is one, and how to add or remove it. */
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
