import i18next from 'i18next';
import { preferences } from '#/core/browser/browser.ts';
import { logFailure } from '#/core/browser/log.ts';
import { chosenLocale, currentLocale, speak } from '#/core/i18n/language.ts';
import { defaultLocale, resolveLocale } from '#/core/i18n/locale.ts';
import { type ReadPageLabels, startI18n } from '#/core/i18n/set-up.ts';
import { forgetStored, resumeStored, sdk, settings } from '#/core/session/page-session.ts';
import type { Settings } from '#/core/settings/settings-context.tsx';
import { loadSettings } from './load-settings.ts';

export type StartUpOutcome = { kind: 'ready'; settings: Settings } | { kind: 'failed' };

const settingsPatienceMs = 20_000;

/** Without settings no session is restored, since the server may be the wrong one. */
async function readSettings(): Promise<StartUpOutcome> {
  try {
    const loaded = await Promise.race([loadSettings(sdk), tooLate(settingsPatienceMs)]);
    settings.write(loaded);
    // No call is made with a token before it is known whose console this is.
    resumeStored();
    return { kind: 'ready', settings: loaded };
  } catch (error) {
    logFailure('Settings could not be loaded', error);
    forgetStored();
    return { kind: 'failed' };
  }
}

const tooLate = (ms: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });

const readPageLabels: ReadPageLabels = async (locale, namespace) =>
  (await import('#/app/after-sign-in.ts')).pageLabels(locale, namespace);

/** @throws if no language can be loaded */
export async function start(): Promise<StartUpOutcome> {
  const [outcome] = await Promise.all([
    readSettings(),
    startI18n(chosenLocale(preferences) ?? defaultLocale, readPageLabels),
  ]);
  await speakAsSet(outcome);
  if (!i18next.exists('shell:retry')) throw new Error('No labels.');
  return outcome;
}

export async function startAgain(): Promise<StartUpOutcome> {
  const outcome = await readSettings();
  await speakAsSet(outcome);
  return outcome;
}

async function speakAsSet(outcome: StartUpOutcome): Promise<void> {
  const configured = outcome.kind === 'ready' ? outcome.settings.locale : null;
  try {
    await speak(chosenLocale(preferences) ?? resolveLocale(configured));
  } catch (error) {
    logFailure('A language could not be loaded', error);
    document.documentElement.lang = currentLocale();
  }
}

export function preloadFirstPage(path: string): void {
  import('#/app/shell/shell.tsx').catch(() => {});
  import('#/app/after-sign-in.ts').then((file) => file.preloadPage(path)).catch(() => {});
}
