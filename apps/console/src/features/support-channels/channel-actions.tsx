import type { Schemas } from '@brokerdesk/sdk';
import { Pencil, Power, Trash } from 'lucide-react';
import { useState } from 'react';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { ChannelForm } from './channel-form.tsx';
import { deleteChannel, switchChannel } from './channel-writes.ts';

export function ChannelActions({ channel }: { channel: Schemas.SupportChannel }) {
  const { t } = useTranslation(['service', 'two-people']);
  const proposed = useProposed();
  const [open, setOpen] = useState<'edit' | 'switch' | 'delete' | null>(null);
  const { name, status } = channel;
  const [turn, turned] =
    status === 'enabled' ? (['disable', 'disabled'] as const) : (['enable', 'enabled'] as const);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Permit action="update">
        <Button variant="primary" onClick={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          {t('edit.button')}
        </Button>
        <Button onClick={() => setOpen('switch')}>
          <Power aria-hidden="true" />
          {t(`${turn}.button`)}
        </Button>
      </Permit>
      <Permit action="delete">
        <Button variant="danger-outline" onClick={() => setOpen('delete')}>
          <Trash aria-hidden="true" />
          {t('delete.button')}
        </Button>
      </Permit>
      {open === 'edit' && <ChannelForm channel={channel} onClose={close} />}
      {open === 'switch' && (
        <RecordAction
          record={channel}
          title={t(`${turn}.title`, { name })}
          effects={[t(`${turn}.effect`)]}
          confirm={t(`${turn}.button`)}
          failed={t('form.failed')}
          write={switchChannel}
          done={(answer) => t(answer.status === turned ? `${turn}.done` : 'enable.waits', { name })}
          intent={({ id, version }) => ({
            id,
            version,
            status: turned,
          })}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <RecordAction
          record={channel}
          tone="danger"
          title={t('delete.title', { name })}
          effects={[t('two-people:config.hint'), t('delete.effect')]}
          confirm={t('two-people:config.submit')}
          failed={t('two-people:config.failed')}
          write={deleteChannel}
          done={proposed}
          intent={({ id, version }) => ({ id, version })}
          onClose={close}
        />
      )}
    </div>
  );
}
