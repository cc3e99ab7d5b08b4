import { type Schemas, unwrap } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { logFailure } from '#/core/browser/log.ts';
import { sdk } from '#/core/session/page-session.ts';
import { showToast } from '#/ui/controls/toast-store.ts';

/** The last call: choices reach the server in the order in which they are made. */
let before: Promise<unknown> = Promise.resolve();

export function keepPreference(chosen: Schemas.PreferencesInput): Promise<void> {
  const kept = before.then(async () => {
    try {
      unwrap(await sdk.PUT('/user/v1/preferences', { body: chosen }));
    } catch (error) {
      logFailure('A preference could not be kept', error);
      showToast({ tone: 'danger', title: () => i18next.t('frame:preferenceNotKept') });
    }
  });
  before = kept;
  return kept;
}
