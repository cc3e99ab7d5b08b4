import { sessionEnd } from '#/app/actors.ts';
import { useChangePassword } from '#/features/account/api/change-password.ts';
import { PasswordForm } from '#/features/account/password-form.tsx';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { Dialog } from '#/shared/ui/dialog.tsx';

/** The server has ended every session: the login page says why, also where it was told of it first. */
function leave() {
  sessionEnd.expect('password_changed');
  sessionEnd.because('unauthorized');
}

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const change = useChangePassword(leave);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('password.title')}
      description={t('password.description')}
      busy={change.isPending}
    >
      <PasswordForm change={change} onCancel={onClose} />
    </Dialog>
  );
}
