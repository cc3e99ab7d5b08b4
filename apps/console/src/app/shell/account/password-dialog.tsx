import { sessionEnd } from '#/app/actors.ts';
import { frameForms } from '#/app/tabs/unsaved-forms.ts';
import { type PasswordOutcome, useChangePassword } from '#/features/account/api/change-password.ts';
import { PasswordForm } from '#/features/account/password-form.tsx';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { UnsavedProvider, type UnsavedWatch } from '#/shared/page/use-unsaved.tsx';
import { Dialog } from '#/shared/ui/dialog.tsx';

/**
 * The server ends every session with the change: the login page says why, also where it was told of
 * it first, and where the answer was lost.
 */
function follow(outcome: PasswordOutcome) {
  if (outcome === 'unknown') sessionEnd.expect('password_unknown');
  if (outcome === 'refused') sessionEnd.expect(null);
  if (outcome !== 'changed') return;
  sessionEnd.expect('password_changed');
  sessionEnd.because('unauthorized');
}

const frame = 'frame';
const watch: UnsavedWatch = {
  add: (form, discard) => frameForms.add(frame, form, discard),
  leave: (form) => frameForms.remove(frame, form),
  settle: (form) => frameForms.remove(frame, form),
};

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const change = useChangePassword(follow);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('password.title')}
      description={t('password.description')}
      busy={change.isPending}
    >
      <UnsavedProvider watch={watch}>
        <PasswordForm change={change} onCancel={onClose} />
      </UnsavedProvider>
    </Dialog>
  );
}
