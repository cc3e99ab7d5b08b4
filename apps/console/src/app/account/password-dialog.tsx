import { useState } from 'react';
import { frameForms } from '#/app/tabs/unsaved-forms.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { sessionEnd } from '#/core/session/page-session.ts';
import {
  PasswordForm,
  type PasswordOutcome,
  useChangePassword,
} from '#/features/account/password-form.tsx';
import { DiscardQuestion } from '#/ui/form/overlay/form-overlay.tsx';
import { Dialog } from '#/ui/overlay/dialog.tsx';
import { UnsavedProvider, type UnsavedWatch } from '#/ui/page/use-unsaved.tsx';

/**
 * The server ends every session with the change, and the login page explains it, even if that end arrives
 * before the response or the response is lost.
 */
function follow(outcome: PasswordOutcome) {
  if (outcome === 'unknown') sessionEnd.expect('password_unknown');
  if (outcome === 'refused') sessionEnd.expect(null);
  if (outcome !== 'changed') return;
  sessionEnd.expect('password_changed');
  sessionEnd.end('unauthorized');
}

const frame = 'frame';

function createWatch(onChange: (unsaved: boolean) => void): UnsavedWatch {
  const leave = (form: string) => {
    frameForms.remove(frame, form);
    onChange(false);
  };
  return {
    add(form, discard) {
      frameForms.add(frame, form, discard);
      onChange(true);
    },
    leave,
    settle: leave,
  };
}

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const change = useChangePassword(follow);
  const [unsaved, setUnsaved] = useState(false);
  const [watch] = useState(() => createWatch(setUnsaved));
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (unsaved) setAsking(true);
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('password.title')}
      description={t('password.description')}
      busy={change.isPending}
    >
      <UnsavedProvider watch={watch}>
        <PasswordForm change={change} onCancel={leave} />
      </UnsavedProvider>
      <DiscardQuestion open={asking} onOpenChange={setAsking} onDiscard={onClose} />
    </Dialog>
  );
}
