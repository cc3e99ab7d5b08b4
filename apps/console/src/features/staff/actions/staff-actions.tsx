import type { Schemas } from '@brokerdesk/sdk';
import { ChevronDown, Pencil, Power } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '#/kit/ui/dropdown-menu.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { ActionItems, type ActionName } from './action-items.tsx';
import type { StaffLimits } from './limits.ts';
import { useMenuActions } from './use-menu-actions.ts';

/** What may be done with a member of staff. */
export function StaffActions({
  detail,
  limits,
  onDeleted,
}: {
  detail: Schemas.StaffDetail;
  limits: StaffLimits;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('staff-detail');
  const [open, setOpen] = useState<ActionName | null>(null);
  const { record } = detail;
  const names = useMenuActions(detail, limits);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      <Permit action="update" resource="users">
        {limits.edit && (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen('edit')}>
            <Pencil aria-hidden="true" />
            {t('edit.button')}
          </Button>
        )}
        {limits.status && (
          <Button aria-haspopup="dialog" onClick={() => setOpen('status')}>
            <Power aria-hidden="true" />
            {t(record.active ? 'disable.button' : 'enable.button')}
          </Button>
        )}
      </Permit>
      {names.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button>
              {t('more')}
              <ChevronDown aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <ActionItems menuActions={names} person={record} onPick={setOpen} />
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {open !== null && (
        <ActionDialog
          action={open}
          detail={detail}
          limits={limits}
          onDeleted={onDeleted}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
