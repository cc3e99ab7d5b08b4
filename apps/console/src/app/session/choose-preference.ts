import type { Schemas } from '@brokerdesk/sdk';
import { theme } from '#/core/browser/browser.ts';
import { logFailure } from '#/core/browser/log.ts';
import type { Theme } from '#/core/browser/theme.ts';
import { ownPreferences } from '#/ui/session/session-context.tsx';

/** Keeps a choice for every browser of the user. Its code is loaded by who chooses. */
export function keepPreference(chosen: Schemas.PreferencesInput): void {
  ownPreferences.write({ ...ownPreferences.read(), ...chosen });
  import('./keep-preference.ts').then(
    (module) => module.keepPreference(chosen),
    (error: unknown) => logFailure('A preference could not be kept', error),
  );
}

export function chooseTheme(next: Theme): void {
  theme.choose(next);
  keepPreference({ theme: next });
}
