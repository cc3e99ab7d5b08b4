import type { Schemas } from '@brokerdesk/sdk';
import { Pencil, Power, Trash } from 'lucide-react';
import { useState } from 'react';
import { Comments } from '#/business/comments/comments.ts';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { HistorySection } from '#/business/history/record-history.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { SwitchStatus } from '#/ui/controls/status-badge.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { deleteChannel, switchChannel } from './channel-draft.ts';
import { ChannelForm } from './channel-form.tsx';

function ChannelActions({ channel }: { channel: Schemas.SupportChannel }) {
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

type Channel = Schemas.SupportChannel;

export function useChannelHistoryLabels(): HistoryLabels {
  const { t } = useTranslation(['service', 'record']);
  const labels = new Map(
    (['name', 'kind', 'value', 'language', 'hours', 'weight', 'status'] as const).map((field) => [
      field as string,
      t(`column.${field}`),
    ]),
  );
  // The log keeps each field as the contract has it.
  const texts: Record<string, (value: never) => string> = {
    kind: (kind: Channel['kind']) => t(`kind.${kind}`),
    language: (language: Channel['language']) => t(`language.${language}`),
    status: (status: Schemas.SwitchStatus) => t(`record:status.${status}`),
  };
  return {
    label: (path) => labels.get(path) ?? null,
    text: (path, value) => texts[path]?.(value as never),
  };
}

export function ChannelDrawer(open: OpenRecord<Schemas.SupportChannel>) {
  const { t } = useTranslation('service');
  const { exact } = useTime();
  const labels = useChannelHistoryLabels();
  return (
    <ListedDrawer
      {...open}
      auditedAs="support_channel"
      kind={t('detail.title')}
      title={({ name }) => name}
      revision={({ version }) => version}
      badge={({ status }) => <SwitchStatus status={status} />}
      footer={(channel) => <ChannelActions channel={channel} />}
    >
      {(channel) => (
        <>
          <Section title={t('detail.shown')}>
            <Facts
              facts={[
                { label: t('column.kind'), value: t(`kind.${channel.kind}`) },
                { label: t('column.language'), value: t(`language.${channel.language}`) },
                { label: t('column.value'), value: channel.value, wide: true },
                { label: t('column.hours'), value: channel.hours || null },
                { label: t('column.weight'), value: channel.weight },
                { label: t('column.createdAt'), value: exact(channel.created_at) },
                { label: t('detail.updatedAt'), value: exact(channel.updated_at) },
              ]}
            />
          </Section>
          <HistorySection
            type="support_channel"
            id={channel.id}
            version={channel.version}
            {...labels}
          />
          <Comments key={channel.id} subject={{ type: 'support_channel', id: channel.id }} />
        </>
      )}
    </ListedDrawer>
  );
}
