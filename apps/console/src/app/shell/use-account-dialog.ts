import i18next from 'i18next';
import { useState } from 'react';
import { logFailure } from '#/core/browser/log.ts';
import { progress } from '#/core/navigation/progress.ts';
import { sessionEnd } from '#/core/session/page-session.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import type { AccountDialog, AccountDialogName } from './load-account-dialog.ts';

/** A dialog about the own account while it is open, and the way to open it: loaded for who does. */
export function useAccountDialog() {
  const [Dialog, setDialog] = useState<AccountDialog | null>(null);

  async function open(which: AccountDialogName) {
    const arrived = progress.begin();
    try {
      const { loadAccountDialog } = await import('./load-account-dialog.ts');
      const loaded = await loadAccountDialog(which);
      setDialog(() => loaded);
    } catch (error) {
      logFailure('A dialog of the account could not be loaded', error);
      // Without the code for the question, a person who wants to leave leaves.
      if (which === 'logOut') sessionEnd.end('person');
      else showToast({ tone: 'danger', title: () => i18next.t('frame:dialogNotOpened') });
    }
    arrived();
  }

  return {
    Dialog,
    open: (which: AccountDialogName) => () => void open(which),
    close: () => setDialog(null),
  };
}
