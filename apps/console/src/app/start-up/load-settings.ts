import { type Sdk, unwrap } from '@brokerdesk/sdk';
import type { Settings } from '#/shared/settings/settings-context.tsx';

const defaultAppName = 'Admin App';

/** What the console needs before anyone signs in. @throws {SdkError} where a part cannot be had. */
export async function loadSettings(sdk: Sdk): Promise<Settings> {
  const [system, app] = await Promise.all([
    sdk.GET('/setting/app/v1/locale').then(unwrap),
    sdk.GET('/setting/v1/app').then(unwrap),
  ]);
  return { ...system, app_name: system.app_name.trim() || defaultAppName, version: app.version };
}
