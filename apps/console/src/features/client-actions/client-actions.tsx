import type { Schemas } from '@brokerdesk/sdk';
import { ArrowLeftRight, ChevronDown, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import type { ActionForms, ActionName } from './action.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ActionMenu } from './action-menu.tsx';
import { NextSteps } from './next-steps.tsx';

export type ClientActionsProps = {
  client: Schemas.Client;
  /** The client is gone: what shows it should close. */
  onDeleted?: () => void;
  forms: ActionForms;
};

/** All that staff may do for a client: what is done most as buttons, everything else in a menu. */
export function ClientActions({ client, onDeleted, forms }: ClientActionsProps) {
  const { t } = useTranslation('client-actions');
  const [open, setOpen] = useState<ActionName | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2 max-sm:[&_svg]:hidden">
        <Permit action="fund" resource="client">
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen('deposit')}>
            <Plus aria-hidden="true" />
            {t('action.deposit')}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setOpen('exchange')}>
            <ArrowLeftRight aria-hidden="true" />
            {t('action.exchange')}
          </Button>
        </Permit>
        <Permit action="update" resource="client">
          <Button aria-haspopup="dialog" onClick={() => setOpen('edit')}>
            <Pencil aria-hidden="true" />
            {t('action.edit')}
          </Button>
        </Permit>
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button>
              {t('more')}
              <ChevronDown aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <ActionMenu client={client} onPick={setOpen} />
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <NextSteps client={client} onPick={setOpen} />
      {open !== null && (
        <ActionDialog
          action={open}
          client={client}
          onClose={() => setOpen(null)}
          onDeleted={onDeleted}
          forms={forms}
        />
      )}
    </div>
  );
}
