/**
 * A file of its own, because the content security policy allows no inline script. Counts towards the login page: every
 * line has to earn its place.
 */
import { environmentKey, pageBaseUrls, resolveEnvironment } from '#/core/browser/environment.ts';
import { themeKey } from '#/core/browser/theme.ts';
import { localeKey } from '#/core/i18n/locale.ts';
import { permissionsKey } from '#/core/session/permissions-key.ts';
import { tokenClaims } from '#/core/session/token-claims.ts';

/** Written by the build. */
declare const labelFiles: Readonly<Record<string, string>>;
/** Written by the build. */
declare const pageFiles: readonly string[];

const sessionKey = 'brokerdesk.session';

function begin(): void {
  const theme = localStorage.getItem(themeKey);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;

  const locale = localStorage.getItem(localeKey) ?? 'zh-CN';
  const environment = localStorage.getItem(environmentKey);
  const { origin, search } = location;
  const { tenant, baseUrl } = resolveEnvironment(search, environment, origin, pageBaseUrls());
  // Another server is asked later, in the usual way.
  if (baseUrl !== origin) return;
  const headers = { 'X-Tenant': tenant, 'Accept-Language': locale };
  const settings = ['/setting/app/v1/locale', '/setting/v1/app'].map((path) =>
    ask(baseUrl + path, headers),
  );
  preload(labelFiles[locale]);
  const storages = [sessionStorage, localStorage];
  const session = storages
    .map((storage) => storage.getItem(sessionKey))
    .find((one) => one !== null);
  if (session === undefined) return;
  // Nothing of the session is sent before the settings have shown whose console this is.
  Promise.all(settings)
    .then((answers) => answers.every(({ ok }) => ok) && askForPerson(baseUrl, headers, session))
    .catch(() => {});
}

function askForPerson(baseUrl: string, common: Record<string, string>, session: string): void {
  const { access_token: token } = JSON.parse(session).tokens;
  const headers = { ...common, Authorization: `Bearer ${token}` };
  ask(`${baseUrl}/auth/admin/v1/userinfo`, headers);
  // The code that will ask for these files has nearly arrived: they come while it is compiled.
  pageFiles.forEach(preload);
  if (sessionStorage.getItem(permissionsKey) !== null) return;
  ask(`${baseUrl}/auth/admin/v1/permission/${tokenClaims(token)['sub']}`, headers);
}

function ask(url: string, headers: Record<string, string>): Promise<Response> {
  const answer = fetch(url, { headers });
  // The consumer of the response handles its failure.
  answer.catch(() => {});
  window.preloadedResponses ??= new Map();
  window.preloadedResponses.set(url, { authorization: headers['Authorization'] ?? null, answer });
  return answer;
}

function preload(href: string | undefined): void {
  if (href === undefined) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

try {
  begin();
} catch {
  // Storage can be forbidden. The console's own code does all of it again.
}
