import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { HistoryLabels } from '#/kit/history/history-changes.ts';

type Channel = Schemas.SupportChannel;

/** What the audit log has of a channel, in words. */
export function useChannelHistoryLabels(): HistoryLabels {
  const { t } = useTranslation(['service', 'kit']);
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
    status: (status: Schemas.SwitchStatus) => t(`kit:status.${status}`),
  };
  return {
    label: (path) => labels.get(path) ?? null,
    text: (path, value) => texts[path]?.(value as never),
  };
}
