import { type ComponentType, useState } from 'react';
import { loadNamespaces } from '#/boot/i18n/set-up.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { logFailure } from '#/boot/log.ts';
import { progress } from '#/boot/navigation/progress.ts';
import { auth } from '#/boot/page-session.ts';
import { showToast } from '#/kit/ui/toast-store.ts';

type AuthenticatorDialog = ComponentType<{ onClose: () => void }>;

/** The dialog while it is open, and the way to open it: few do, so it is loaded for those only. */
export function useAuthenticatorDialog() {
  const { t } = useTranslation('frame');
  const [Dialog, setDialog] = useState<AuthenticatorDialog | null>(null);

  async function open() {
    const arrived = progress.begin();
    // Another tab, or an administrator, may have changed what the dialog is about to show.
    auth.send({ type: 'profile.reload' });
    try {
      const [loaded] = await Promise.all([
        import('../authenticator/authenticator-dialog.tsx'),
        loadNamespaces(['authenticator', 'kit']),
      ]);
      setDialog(() => loaded.AuthenticatorDialog);
    } catch (error) {
      logFailure('The authenticator dialog could not be loaded', error);
      showToast({ tone: 'danger', title: t('authenticatorNotOpened') });
    }
    arrived();
  }

  return { Dialog, open: () => void open(), close: () => setDialog(null) };
}
