import { type ComponentType, useState } from 'react';
import { loadNamespaces } from '#/boot/i18n/set-up.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { logFailure } from '#/boot/log.ts';
import { progress } from '#/boot/navigation/progress.ts';
import { showToast } from '#/kit/ui/toast-store.ts';

type AccountDialog = ComponentType<{ onClose: () => void }>;

const loaders = {
  password: async (): Promise<AccountDialog> =>
    (await import('../account/password-dialog.tsx')).PasswordDialog,
  sessions: async (): Promise<AccountDialog> =>
    (await import('../account/sessions-dialog.tsx')).SessionsDialog,
};

/** A dialog about the own account while it is open, and the way to open it: loaded for who does. */
export function useAccountDialog() {
  const { t } = useTranslation('frame');
  const [Dialog, setDialog] = useState<AccountDialog | null>(null);

  async function open(which: keyof typeof loaders) {
    const arrived = progress.begin();
    try {
      const [loaded] = await Promise.all([
        loaders[which](),
        loadNamespaces(['account', 'sessions', 'form', 'kit']),
      ]);
      setDialog(() => loaded);
    } catch (error) {
      logFailure('A dialog of the account could not be loaded', error);
      showToast({ tone: 'danger', title: t('dialogNotOpened') });
    }
    arrived();
  }

  return {
    Dialog,
    open: (which: keyof typeof loaders) => void open(which),
    close: () => setDialog(null),
  };
}
