import type { ComponentType } from 'react';
import { loadNamespaces } from '#/core/i18n/set-up.ts';

export type AccountDialog = ComponentType<{ onClose: () => void }>;

const files = {
  preferences: async (): Promise<AccountDialog> =>
    (await import('../account/preferences-dialog.tsx')).PreferencesDialog,
  absence: async (): Promise<AccountDialog> =>
    (await import('#/business/work/availability-form.tsx')).OwnAvailability,
  password: async (): Promise<AccountDialog> =>
    (await import('../account/password-dialog.tsx')).PasswordDialog,
  authenticator: async (): Promise<AccountDialog> =>
    (await import('../authenticator/authenticator-dialog.tsx')).AuthenticatorDialog,
  passkeys: async (): Promise<AccountDialog> =>
    (await import('../account/passkeys-dialog.tsx')).PasskeysDialog,
  sessions: async (): Promise<AccountDialog> =>
    (await import('../account/sessions-dialog.tsx')).SessionsDialog,
  logOut: async (): Promise<AccountDialog> => (await import('./log-out-dialog.tsx')).LogOutDialog,
};

export type AccountDialogName = keyof typeof files;

export async function loadAccountDialog(which: AccountDialogName): Promise<AccountDialog> {
  const [loaded] = await Promise.all([
    files[which](),
    loadNamespaces([
      'account',
      'authenticator',
      'sessions',
      'form',
      'kit',
      ...(which === 'absence' ? ['work'] : []),
      ...(which === 'passkeys' ? ['passkey'] : []),
    ]),
  ]);
  return loaded;
}
