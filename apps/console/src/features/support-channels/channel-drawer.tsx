import type { Schemas } from '@brokerdesk/sdk';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { HistorySection } from '#/business/history/history-section.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { SwitchStatus } from '#/ui/controls/switch-status.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ChannelActions } from './channel-actions.tsx';

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
        </>
      )}
    </ListedDrawer>
  );
}
