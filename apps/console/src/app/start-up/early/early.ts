/*
 * Runs before the first paint and before the console's own code, which is still on its way: a file of
 * its own because the content security policy allows no inline script. What fails in here is done
 * later in the usual way, and told there.
 */
import { openStorage } from '#/app/browser-storage.ts';
import { describeDevice } from '#/app/device.ts';
import { environmentKey, resolveEnvironment } from '#/app/environment.ts';
import { pagePlaces } from '#/app/pages/page-places.ts';
import { localeKey } from '#/app/start-up/early/locale-key.ts';
import { themeKey } from '#/app/start-up/early/theme-key.ts';
import { defaultLocale, resolveLocale } from '#/shared/i18n/locale.ts';
import type { EarlyFiles } from './early-files.ts';
import { filesFor } from './early-plan.ts';

/** Written by the build; null where nothing was built. */
declare const earlyFiles: EarlyFiles | null;

const sessionKey = 'brokerdesk.session';

function begin(): void {
  const local = openStorage(() => localStorage);
  const session = openStorage(() => sessionStorage);

  // A chosen theme never flashes the other one.
  const theme = local?.getItem(themeKey);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;

  const chosen = local?.getItem(localeKey) ?? null;
  const locale = chosen === null ? defaultLocale : resolveLocale(chosen);
  askForSettings(local, session !== null, locale);

  const signedIn = [session, local].some((place) => place?.getItem(sessionKey) != null);
  if (earlyFiles !== null) {
    const asked = { path: location.pathname, locale, signedIn };
    for (const file of filesFor(earlyFiles, pagePlaces, asked)) preload(`/${file}`);
  }
  if (signedIn) setTimeout(() => warmUpTimes(locale));
}

/** What everything waits for. Both calls are for everybody: they carry nothing of a session. */
function askForSettings(local: Storage | null, hasStorage: boolean, locale: string): void {
  const stored = local?.getItem(environmentKey) ?? null;
  const { tenant, baseUrl } = resolveEnvironment(location.search, stored, location.origin);
  const { os, type, incognito } = describeDevice(
    navigator.userAgent,
    hasStorage,
    navigator.maxTouchPoints,
  );
  const headers = {
    'X-Tenant': tenant,
    'Accept-Language': locale,
    'X-Device': `os=${os};type=${type};incognito=${incognito}`,
  };
  window.earlyAnswers = new Map();
  for (const path of ['/setting/app/v1/locale', '/setting/v1/app']) {
    const answer = fetch(baseUrl + path, { headers });
    // Whoever takes it hears of it.
    answer.catch(() => {});
    window.earlyAnswers.set(baseUrl + path, answer);
  }
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/** The browser reads its calendars when the first time is written: now it has nothing else to do. */
function warmUpTimes(locale: string): void {
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' }).format();
}

try {
  begin();
} catch {
  // The console's own code does all of it again.
}
