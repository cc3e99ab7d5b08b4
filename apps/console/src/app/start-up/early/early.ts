/*
 * Runs before the first paint and before the console's own code, which is still on its way: a file of
 * its own because the content security policy allows no inline script. What fails in here is done
 * later in the usual way, and told there. It counts towards the login page: every line has to earn its place.
 */
import { environmentKey, resolveEnvironment } from '#/app/environment.ts';
import type { EarlyFiles } from './early-files.ts';
import { filesFor } from './files-for.ts';
import { localeKey } from './locale-key.ts';
import { themeKey } from './theme-key.ts';

/** Written by the build; null where nothing was built. */
declare const earlyFiles: EarlyFiles | null;

const sessionKey = 'brokerdesk.session';

function begin(): void {
  // A chosen theme never flashes the other one.
  const theme = localStorage.getItem(themeKey);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;

  const locale = localStorage.getItem(localeKey) ?? 'zh-CN';
  askForSettings(locale);
  if (earlyFiles === null) return;
  preload(earlyFiles.words[locale]);
  if ([sessionStorage, localStorage].some((place) => place.getItem(sessionKey) !== null)) {
    fetch(earlyFiles.pages)
      .then((answer) => answer.json())
      .then((pages) => filesFor(pages, location.pathname, locale).forEach(preload))
      .catch(() => {});
    setTimeout(() => warmUpTimes(locale));
  }
}

/** What everything waits for. Both calls are for everybody: they carry nothing of a session. */
function askForSettings(locale: string): void {
  const stored = localStorage.getItem(environmentKey);
  const { tenant, baseUrl } = resolveEnvironment(location.search, stored, location.origin);
  const headers = { 'X-Tenant': tenant, 'Accept-Language': locale };
  window.earlyAnswers = new Map();
  for (const path of ['/setting/app/v1/locale', '/setting/v1/app']) {
    const answer = fetch(baseUrl + path, { headers });
    // Whoever takes it hears of it.
    answer.catch(() => {});
    window.earlyAnswers.set(baseUrl + path, answer);
  }
}

function preload(href: string | undefined): void {
  if (href === undefined) return;
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
  // Storage can be forbidden. The console's own code does all of it again.
}
