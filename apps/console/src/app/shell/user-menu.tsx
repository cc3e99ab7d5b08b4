import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import {
  CalendarOff,
  ChevronDown,
  KeyRound,
  LogOut,
  MonitorSmartphone,
  ShieldCheck,
  SlidersHorizontal,
} from 'lucide-react';
import { useState } from 'react';
import { useCommands } from '#/app/palette/commands.ts';
import { logFailure } from '#/core/browser/log.ts';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { progress } from '#/core/navigation/progress.ts';
import { auth, sessionEnd } from '#/core/session/page-session.ts';
import { Button } from '#/core/ui/button.tsx';
import { Avatar } from '#/ui/controls/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import type { AccountDialog, AccountDialogName } from './load-account-dialog.ts';

function useAccountDialog() {
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
      else showToast({ tone: 'danger', title: () => i18next.t('account:menu.dialogNotOpened') });
    }
    arrived();
  }

  return {
    Dialog,
    open: (which: AccountDialogName) => () => void open(which),
    close: () => setDialog(null),
  };
}

export function UserMenu() {
  // The machine keeps the whole answer of the server.
  const { factor_needed: needed }: Partial<Schemas.UserInfo> = useSessionUser();
  return needed ? <FactorGate needed={needed} /> : <AccountMenu />;
}

function AccountMenu() {
  const { t } = useTranslation(['shell', 'account', 'record']);
  const { name, role, mfa } = useSessionUser();
  // Held here, outside the menu: the menu is gone by the time the dialog is there.
  const account = useAccountDialog();
  const items = [
    {
      id: 'preferences',
      label: t('account:menu.preferences'),
      find: 'phsz pianhao',
      icon: SlidersHorizontal,
      run: account.open('preferences'),
    },
    {
      id: 'absence',
      label: t('account:menu.absence'),
      find: 'bzg buzaigang away deputy',
      icon: CalendarOff,
      run: account.open('absence'),
    },
    {
      id: 'password',
      label: t('account:menu.changePassword'),
      find: 'xgmm mima password',
      icon: KeyRound,
      run: account.open('password'),
    },
    {
      id: 'authenticator',
      label: mfa ? t('account:menu.modifyAuthenticator') : t('account:menu.addAuthenticator'),
      find: 'mfa otp sfyzq',
      icon: ShieldCheck,
      run() {
        // Another tab, or an administrator, may have changed what the dialog is about to show.
        auth.send({ type: 'profile.reload' });
        account.open('authenticator')();
      },
    },
    {
      id: 'passkeys',
      label: t('account:menu.passkeys'),
      find: 'txmy miyao passkey webauthn',
      icon: KeyRound,
      run: account.open('passkeys'),
    },
    {
      id: 'devices',
      label: t('account:menu.signedInDevices'),
      find: 'dlsb shebei devices sessions',
      icon: MonitorSmartphone,
      run: account.open('sessions'),
    },
  ];
  const logOut = {
    id: 'log-out',
    label: t('logOut'),
    find: 'tcdl logout',
    icon: LogOut,
    run: account.open('logOut'),
  };
  useCommands([...items, logOut]);

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <button
            type="button"
            aria-label={t('account:menu.userMenu', { name })}
            className="ml-1 flex h-8 items-center gap-1.5 rounded-md pr-1.5 pl-1 text-ink-muted transition-colors hover:bg-hover hover:text-ink"
          >
            <Avatar name={name} size="sm" />
            <ChevronDown aria-hidden="true" size={14} />
          </button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>
            <span className="block text-sm font-medium text-ink">{name}</span>
            {t(`record:role.${role}`)}
          </DropdownMenuLabel>
          <DropdownMenuSeparator />
          {items.map(({ id, label, icon: Icon, run }) => (
            <DropdownMenuItem key={id} onSelect={run}>
              <Icon aria-hidden="true" />
              {label}
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={logOut.run}>
            <LogOut aria-hidden="true" />
            {logOut.label}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {account.Dialog && <account.Dialog onClose={account.close} />}
    </>
  );
}

function FactorGate({ needed }: { needed: NonNullable<Schemas.UserInfo['factor_needed']> }) {
  const { t, ready } = useTranslation(['account', 'shell']);
  const { name } = useSessionUser();
  const account = useAccountDialog();
  usePageTitle(ready ? t('factor.title') : '');
  if (!ready) return null;

  function close() {
    account.close();
    auth.send({ type: 'profile.reload' });
  }

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-4 py-8 text-center">
      <ShieldCheck aria-hidden="true" size={32} strokeWidth={1.75} className="text-ink-muted" />
      <h1 className="mt-3 text-xl font-semibold">{t('factor.title')}</h1>
      <p className="mt-1 max-w-md text-ink-muted">{t(`factor.${needed}`, { name })}</p>
      <div className="mt-5 flex w-full max-w-72 flex-col gap-2">
        {needed === 'any' && (
          <Button variant="primary" onClick={account.open('authenticator')}>
            <ShieldCheck aria-hidden="true" />
            {t('menu.addAuthenticator')}
          </Button>
        )}
        <Button
          variant={needed === 'any' ? 'secondary' : 'primary'}
          onClick={account.open('passkeys')}
        >
          <KeyRound aria-hidden="true" />
          {t('factor.addPasskey')}
        </Button>
        <Button variant="ghost" onClick={account.open('logOut')}>
          <LogOut aria-hidden="true" />
          {t('shell:logOut')}
        </Button>
      </div>
      {account.Dialog && <account.Dialog onClose={close} />}
    </main>
  );
}
