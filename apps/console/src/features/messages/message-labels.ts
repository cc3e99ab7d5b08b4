import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';

/** The title in the user's language. */
export const messageTitle = (message: Schemas.Message, locale: string) =>
  locale === 'zh-CN' ? message.title_zh : message.title_en;

export function messageAudience(
  { audience, client, agent }: Schemas.Message,
  t: TFunction<['message']>,
): string {
  const name = client?.full_name ?? agent?.name;
  const kind = t(`audience.${audience}`);
  return name === undefined ? kind : t('message:audienceNamed', { kind, name });
}
