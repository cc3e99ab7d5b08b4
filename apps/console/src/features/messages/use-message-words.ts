import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';

/** What of a message depends on the language. */
export function useMessageWords() {
  const { t } = useTranslation('message');
  const chinese = useLocale() === 'zh-CN';
  return useMemo(
    () => ({
      title: (message: Schemas.Message) => (chinese ? message.title_zh : message.title_en),
      /** To whom it went. */
      audience: ({ audience, client, agent }: Schemas.Message) => {
        const name = client?.full_name ?? agent?.name;
        const kind = t(`audience.${audience}`);
        return name === undefined ? kind : t('audience.named', { kind, name });
      },
    }),
    [t, chinese],
  );
}
