import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { logFailure } from '#/app/log.ts';
import {
  isTimeZone,
  parseAppSettings,
  parseSystemSettings,
} from '#/shared/settings/parse-settings.ts';
import type { Settings } from '#/shared/settings/settings-context.tsx';

/** What the console needs before anyone signs in. @throws {SdkError} where a part cannot be had. */
export async function loadSettings(sdk: Sdk): Promise<Settings> {
  const [system, app] = await Promise.all([
    sdk.GET('/setting/app/v1/locale').then(unwrap).then(parseSystemSettings),
    sdk.GET('/setting/v1/app').then(unwrap).then(parseAppSettings),
  ]);
  if (!isTimeZone(system.timezone)) {
    logFailure('Times are in UTC, for the time zone of the settings is unknown', system.timezone);
    system.timezone = 'UTC';
  }
  return { ...system, app };
}
