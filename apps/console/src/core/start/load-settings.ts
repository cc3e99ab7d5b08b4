import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { logFailure } from '#/core/browser/log.ts';
import {
  isTimeZone,
  parseAppSettings,
  parseSystemSettings,
  type Settings,
} from '#/core/settings/settings-context.tsx';

function knownZone(zone: string): string {
  if (isTimeZone(zone)) return zone;
  logFailure('The time zone is unknown', zone);
  return 'UTC';
}

/** @throws {SdkError} if a part fails to load */
export async function loadSettings(sdk: Sdk): Promise<Settings> {
  const [system, app] = await Promise.all([
    sdk.GET('/setting/app/v1/locale').then(unwrap).then(parseSystemSettings),
    sdk.GET('/setting/v1/app').then(unwrap).then(parseAppSettings),
  ]);
  let zone: string | undefined;
  return {
    ...system,
    app,
    // Asked for when the first time is written: the login page writes none, and to make ready for
    // it takes a browser as long as to draw that page.
    get timezone() {
      zone ??= knownZone(system.timezone);
      return zone;
    },
  };
}
