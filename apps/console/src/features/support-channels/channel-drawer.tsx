import type { Schemas } from '@brokerdesk/sdk';
import { Pencil, Power, Trash } from 'lucide-react';
import { Comments } from '#/business/comments/comments.ts';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { HistorySection } from '#/business/history/record-history.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { ActionButton, RecordButton } from '#/business/record/record-button.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { SwitchStatus } from '#/ui/controls/status-badge.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { deleteChannel, switchChannel } from './channel-draft.ts';
import { ChannelForm } from './channel-form.tsx';

function ChannelActions({ channel }: { channel: Schemas.SupportChannel }) {
  const { t } = useTranslation(['service', 'two-people']);
  const proposed = useProposed();
  const { name, status } = channel;
  const [turn, turned] =
    status === 'enabled' ? (['disable', 'disabled'] as const) : (['enable', 'enabled'] as const);
  return (
    <div className="flex flex-wrap gap-2">
      <RecordButton action="update" icon={Pencil} label={t('edit.button')}>
        {(close) => <ChannelForm channel={channel} onClose={close} />}
      </RecordButton>
      <ActionButton
        action="update"
        icon={Power}
        label={t(`${turn}.button`)}
        record={channel}
        title={t(`${turn}.title`, { name })}
        effects={[t(`${turn}.effect`)]}
        failed={t('form.failed')}
        write={switchChannel}
        done={({ status: is }) => t(is === turned ? `${turn}.done` : 'enable.waits', { name })}
        intent={({ id, version }) => ({ id, version, status: turned })}
      />
      <ActionButton
        action="delete"
        icon={Trash}
        label={t('delete.button')}
        record={channel}
        tone="danger"
        title={t('delete.title', { name })}
        effects={[t('two-people:config.hint'), t('delete.effect')]}
        confirm={t('two-people:config.submit')}
        failed={t('two-people:config.failed')}
        write={deleteChannel}
        done={proposed}
        intent={({ id, version }) => ({ id, version })}
      />
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
