import type { Schemas } from '@brokerdesk/sdk';
import { CircleStop, KeyRound, Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { AccountForm } from './account-form.tsx';
import { collectSecret, revokeAccount } from './account-writes.ts';
import { SecretForm } from './secret-form.tsx';
import { SecretShown } from './secret-shown.tsx';

export function AccountActions({ account }: { account: Schemas.ServiceAccount }) {
  const { t } = useTranslation('service-account');
  const [open, setOpen] = useState<'edit' | 'renew' | 'collect' | 'revoke' | null>(null);
  const [collected, setCollected] = useState<Schemas.CollectedSecret | null>(null);
  const close = () => setOpen(null);
  const { name, status, may_collect: mayCollect } = account;
  if (status === 'revoked') return null;
  return (
    <Permit action="update">
      <div className="flex flex-wrap gap-2">
        {mayCollect && (
          <Button variant="primary" onClick={() => setOpen('collect')}>
            <KeyRound aria-hidden="true" />
            {t('collect.button')}
          </Button>
        )}
        <Button variant={mayCollect ? 'secondary' : 'primary'} onClick={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          {t('edit.button')}
        </Button>
        <Button onClick={() => setOpen('renew')}>
          <RotateCcw aria-hidden="true" />
          {t('renew.button')}
        </Button>
        <Button variant="danger-outline" onClick={() => setOpen('revoke')}>
          <CircleStop aria-hidden="true" />
          {t('revoke.button')}
        </Button>
      </div>
      {open === 'edit' && <AccountForm account={account} onClose={close} />}
      {open === 'renew' && <SecretForm account={account} onClose={close} />}
      {open === 'collect' && (
        <RecordAction
          record={account}
          title={t('collect.title', { name })}
          effects={[t('collect.effect'), t('collect.before')]}
          confirm={t('collect.button')}
          failed={t('collect.failed')}
          write={collectSecret}
          done={(secret) => {
            setCollected(secret);
            return null;
          }}
          intent={({ id }) => ({ id })}
          onClose={close}
        />
      )}
      {collected !== null && (
        <SecretShown name={name} collected={collected} onClose={() => setCollected(null)} />
      )}
      {open === 'revoke' && (
        <RecordAction
          record={account}
          tone="danger"
          title={t('revoke.title', { name })}
          effects={[t('revoke.effect'), t('revoke.forGood')]}
          confirm={t('revoke.button')}
          failed={t('revoke.failed')}
          write={revokeAccount}
          done={() => t('revoke.done', { name })}
          intent={({ id, version }) => ({ id, version })}
          onClose={close}
        />
      )}
    </Permit>
  );
}
