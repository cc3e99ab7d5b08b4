import { ChevronDown, KeyRound, LogOut, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { sessionEnd } from '#/boot/page-session.ts';
import { useCommands } from '#/frame/palette/commands.ts';
import { useSessionUser } from '#/kit/session/session-context.tsx';
import { Avatar } from '#/kit/ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/kit/ui/dropdown-menu.tsx';
import { useAccountDialog } from './use-account-dialog.ts';
import { useAuthenticatorDialog } from './use-authenticator-dialog.ts';

/** Without the code for the question, whoever wants to leave leaves. */
const LogOutDialog = lazy<ComponentType<{ onClose: () => void }>>(() =>
  import('./on-demand/log-out-dialog.tsx').then(
    (module) => ({ default: module.LogOutDialog }),
    () => ({ default: LeaveAtOnce }),
  ),
);

function LeaveAtOnce() {
  useEffect(() => sessionEnd.end('person'), []);
  return null;
}

export function UserMenu() {
  const { t } = useTranslation(['shell', 'frame']);
  const { name, role, mfa } = useSessionUser();
  // Held here, outside the menu: the menu is gone by the time the dialog is there.
  const authenticator = useAuthenticatorDialog();
  const account = useAccountDialog();
  const [leaving, setLeaving] = useState(false);
  const authenticatorLabel = mfa ? t('frame:modifyAuthenticator') : t('frame:addAuthenticator');
  useCommands([
    {
      id: 'authenticator',
      label: authenticatorLabel,
      find: 'mfa otp sfyzq',
      icon: ShieldCheck,
      run: authenticator.open,
    },
    {
      id: 'password',
      label: t('frame:changePassword'),
      find: 'xgmm mima password',
      icon: KeyRound,
      run: () => account.open('password'),
    },
    {
      id: 'devices',
      label: t('frame:signedInDevices'),
      find: 'dlsb shebei devices sessions',
      icon: MonitorSmartphone,
      run: () => account.open('sessions'),
    },
    {
      id: 'log-out',
      label: t('logOut'),
      find: 'tcdl logout',
      icon: LogOut,
      run: () => setLeaving(true),
    },
  ]);

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <button
            type="button"
            aria-label={t('frame:userMenu', { name })}
            className="ml-1 flex h-8 items-center gap-1.5 rounded-md pr-1.5 pl-1 text-ink-muted transition-colors hover:bg-hover hover:text-ink"
          >
            <Avatar name={name} size="sm" />
            <ChevronDown aria-hidden="true" size={14} />
          </button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>
            <span className="block text-sm font-medium text-ink">{name}</span>
            {t(`frame:roles.${role}`)}
          </DropdownMenuLabel>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => account.open('password')}>
            <KeyRound aria-hidden="true" />
            {t('frame:changePassword')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={authenticator.open}>
            <ShieldCheck aria-hidden="true" />
            {authenticatorLabel}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => account.open('sessions')}>
            <MonitorSmartphone aria-hidden="true" />
            {t('frame:signedInDevices')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setLeaving(true)}>
            <LogOut aria-hidden="true" />
            {t('logOut')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {authenticator.Dialog && <authenticator.Dialog onClose={authenticator.close} />}
      {account.Dialog && <account.Dialog onClose={account.close} />}
      <Suspense>{leaving && <LogOutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </>
  );
}
