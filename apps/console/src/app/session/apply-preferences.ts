import type { Schemas } from '@brokerdesk/sdk';
import { preferences, theme } from '#/core/browser/browser.ts';
import { chooseLocale } from '#/core/i18n/language.ts';
import type { AuthActor } from '#/core/session/auth-actor.ts';
import { isTimeZone } from '#/core/settings/settings-context.tsx';
import { ownPreferences } from '#/ui/session/session-context.tsx';

let applied: Schemas.Preferences | undefined;

export async function applyPreferences(auth: AuthActor): Promise<void> {
  // The machine keeps the whole answer of the server, of which it knows a part.
  const profile: Partial<Schemas.UserInfo> | undefined =
    auth.getSnapshot().context.session?.profile;
  const kept = profile?.preferences;
  if (kept === undefined || kept === applied) return;
  applied = kept;
  // A zone that this browser does not know could not be written.
  ownPreferences.write(isTimeZone(kept.timezone ?? '') ? kept : { ...kept, timezone: null });
  showMarketColours(kept);
  if (kept.theme) theme.choose(kept.theme);
  if (kept.language) await chooseLocale(preferences, kept.language);
}

export function showMarketColours({
  market_colours: colours,
}: Pick<Schemas.Preferences, 'market_colours'>): void {
  const { dataset } = document.documentElement;
  if (colours) dataset['market'] = colours;
  else delete dataset['market'];
}
