import { ChevronDown, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionEnd } from '#/app/actors.ts';
import { useSessionUser } from '#/shared/session/session-context.tsx';
import { AlertDialog } from '#/shared/ui/alert-dialog.tsx';
import { Avatar } from '#/shared/ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/shared/ui/dropdown-menu.tsx';

export function UserMenu() {
  const { t } = useTranslation('shell');
  const { name, role } = useSessionUser();
  // Held here, outside the menu: the menu is gone by the time the dialog is there.
  const [leaving, setLeaving] = useState(false);

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <button
            type="button"
            aria-label={t('userMenu', { name })}
            className="ml-1 flex h-8 items-center gap-1.5 rounded-md pr-1.5 pl-1 text-ink-muted transition-colors hover:bg-hover hover:text-ink"
          >
            <Avatar name={name} size="sm" />
            <ChevronDown aria-hidden="true" size={14} />
          </button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>
            <span className="block text-sm font-medium text-ink">{name}</span>
            {t(`roles.${role}`)}
          </DropdownMenuLabel>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setLeaving(true)}>
            <LogOut aria-hidden="true" />
            {t('logOut')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('logOutConfirm.title')}
        description={t('logOutConfirm.text')}
        confirm={t('logOut')}
        onConfirm={() => sessionEnd.because('person')}
      />
    </>
  );
}
