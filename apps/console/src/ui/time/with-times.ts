import type { Schemas } from '@brokerdesk/sdk';
import { currentLocale } from '#/core/i18n/language.ts';
import { settingsNow } from '#/core/settings/settings-context.tsx';
import { timeFormatOf } from './format-time.ts';

/** A sentence of the server, with the moments that it names as the user's language writes them, in the configured time zone. */
export function withTimes(sentence: string, times: readonly Schemas.Time[] = []): string {
  return times.reduce((text, time) => {
    const { dateTime } = timeFormatOf(currentLocale(), settingsNow?.timezone ?? 'UTC');
    return text.replaceAll(time, dateTime(time));
  }, sentence);
}
