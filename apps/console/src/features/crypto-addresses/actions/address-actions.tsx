import { actionsIn, addressStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { Check, Pencil, Power, Trash, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { type AddressAct, AddressDialog } from './address-dialog.tsx';

export function AddressActions({
  address,
  onDeleted,
}: {
  address: Schemas.CryptoAddress;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('crypto-address-detail');
  const [open, setOpen] = useState<AddressAct | null>(null);
  const { status, decision } = address;
  const actions = actionsIn(addressStates, status);
  const turn = actions.includes('disable') ? 'disable' : actions.includes('ask') ? 'enable' : null;
  return (
    <div className="flex flex-col gap-3">
      {actions.includes('approve') && decision.blocked_reason !== null && (
        <Notice tone="info" title={t('blocked')}>
          {decision.blocked_reason}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {decision.approve && (
          <Button variant="primary" onClick={() => setOpen('approve')}>
            <Check aria-hidden="true" />
            {t('approve.button')}
          </Button>
        )}
        {decision.reject && (
          <Button variant="danger-outline" onClick={() => setOpen('reject')}>
            <X aria-hidden="true" />
            {t('reject.button')}
          </Button>
        )}
        <Permit action="update">
          <Button onClick={() => setOpen('edit')}>
            <Pencil aria-hidden="true" />
            {t('edit')}
          </Button>
          {turn && (
            <Button onClick={() => setOpen(turn)}>
              <Power aria-hidden="true" />
              {t(`${turn}.button`)}
            </Button>
          )}
        </Permit>
        {actions.includes('remove') && (
          <Permit action="delete">
            <Button variant="danger-outline" onClick={() => setOpen('delete')}>
              <Trash aria-hidden="true" />
              {t('delete.button')}
            </Button>
          </Permit>
        )}
      </div>
      {open !== null && (
        <AddressDialog
          act={open}
          address={address}
          onDeleted={onDeleted}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
